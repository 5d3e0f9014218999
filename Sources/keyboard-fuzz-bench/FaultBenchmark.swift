import Foundation
import KeyboardFuzz
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting

/// For each known fault: how many cases the search takes to violate one of its invariants, and how small
/// the plainest story of these invariants is.
@MainActor
enum FaultBenchmark {
  private static let seeds: [UInt64] = Array(1...10)
  private static let limit = 20_000

  static func run() {
    let subject = ShippedSubjects.occlusionShiftPublished
    let first = seeds.map { firstViolations(of: subject, campaign: $0) }
    var campaign = Campaign(of: [subject], seed: 1, budget: Campaign.Budget(cases: 4096))
    let findings = campaign.run().subjects[0].findings
    print("cases until one of the fault's invariants is violated, median of \(seeds.count) campaigns")
    for entry in SeedStore.entries(at: ["Seeds/occlusion-shift"], subjects: ShippedSubjects.all) {
      guard case .success(let seed) = entry.seed, case .violates(let ids, _)? = seed.expect[subject.name]
      else { continue }
      let counts = first.map { first in ids.compactMap { first[$0] }.min() ?? limit }.sorted()
      let story = findings.first { ids.contains($0.invariant.id) }?.content.scenario
      let size = story.map { "\($0.views.count) views, \($0.steps.count) steps" } ?? "no story"
      print(
        "\(seed.from)  \(ids.joined(separator: " "))  \(counts[seeds.count / 2]) cases (worst \(counts[seeds.count - 1]))  \(size)"
      )
    }
  }

  /// By invariant the number of cases up to its first violation.
  private static func firstViolations(of subject: any KeyboardSubject, campaign: UInt64) -> [String: Int] {
    var first: [String: Int] = [:]
    for number in 0..<limit {
      var source = Draw(seed: Random.seed(campaign: campaign, block: number / 4096, index: number % 4096))
      let verdict = Verdict(of: Case.draw(from: &source), claims: subject.claims) {
        Stage.play($0, on: subject)
      }
      for (invariant, judgement) in verdict.judgements
      where judgement.violation != nil && first[invariant.id] == nil {
        first[invariant.id] = number + 1
      }
      if first.count == Invariant.selected(by: subject.claims).count { break }
    }
    return first
  }
}
