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
    var counts: [Int] = []
    for subject in ShippedSubjects.all {
      let faults = PublishedFault.all(of: subject)
      guard !faults.isEmpty else { continue }
      print("\n\(subject.name): cases until one of a fault's invariants is violated")
      counts += measure(faults, of: subject)
    }
    let soon = counts.count { $0 <= 2000 }
    print("\n\(counts.count) faults: \(soon) within 2,000 cases, the worst median \(counts.max() ?? 0)")
  }

  /// Prints a line for each fault; returns the medians.
  private static func measure(_ faults: [PublishedFault], of subject: any KeyboardSubject) -> [Int] {
    let asked = Set(faults.flatMap(\.invariants))
    let first = seeds.map { firstViolations(of: asked, by: subject, campaign: $0) }
    var campaign = Campaign(
      of: [subject], seed: 1, budget: Campaign.Budget(cases: 8192), isAsked: { asked.contains($0) })
    let findings = campaign.run().subjects[0].findings
    return faults.map { fault in
      let counts = first.map { first in fault.invariants.compactMap { first[$0] }.min() ?? limit }.sorted()
      let median = counts[seeds.count / 2]
      let story = findings.first { fault.invariants.contains($0.invariant.id) }?.content.scenario
      let size = story.map { "\($0.views.count) views, \($0.steps.count) steps" } ?? "no story"
      let ids = fault.invariants.joined(separator: " ")
      print("  \(fault.id)  \(ids)  median \(median), worst \(counts[seeds.count - 1])  \(size)")
      return median
    }
  }

  /// By invariant the number of cases up to its first violation.
  private static func firstViolations(
    of ids: Set<String>, by subject: any KeyboardSubject, campaign: UInt64
  ) -> [String: Int] {
    let invariants = Invariant.selected(by: subject.claims).filter { ids.contains($0.id) }
    var first: [String: Int] = [:]
    for number in 0..<limit where first.count < invariants.count {
      var source = Draw(seed: Random.seed(campaign: campaign, block: number / 4096, index: number % 4096))
      let verdict = Verdict(
        of: Case.draw(from: &source), claims: subject.claims,
        invariants: invariants.filter { first[$0.id] == nil }
      ) { Stage.play($0, on: subject) }
      for (invariant, judgement) in verdict.judgements where judgement.violation != nil {
        first[invariant.id] = number + 1
      }
    }
    return first
  }
}
