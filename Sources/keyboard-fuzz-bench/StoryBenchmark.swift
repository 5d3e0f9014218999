import KeyboardFuzz
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects

/// Whether a fault's smallest story is one and the same, whatever campaign finds it.
@MainActor
enum StoryBenchmark {
  private static let seeds: ClosedRange<UInt64> = 1...20

  static func run() {
    for subject in ShippedSubjects.all {
      let asked = Set(PublishedFault.all(of: subject).flatMap(\.invariants))
      guard !asked.isEmpty else { continue }
      print("\n\(subject.name): the plainest story of each fault's invariants, from \(seeds.count) campaigns")
      let stories = stories(of: subject, asked)
      for invariant in Invariant.selected(by: subject.claims) {
        guard let counted = stories[invariant.id] else { continue }
        let counts = counted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        print("\n\(invariant.id): \(counts.map { "\($0.value)" }.joined(separator: " + "))")
        for story in counts.prefix(4) { print(story.key) }
      }
    }
  }

  /// By invariant each story, and how many campaigns of 4,096 cases it comes from.
  private static func stories(
    of subject: any KeyboardSubject, _ asked: Set<String>
  ) -> [String: [String: Int]] {
    var stories: [String: [String: Int]] = [:]
    for seed in seeds {
      var campaign = Campaign(
        of: [subject], seed: seed, budget: Campaign.Budget(cases: 4096), isAsked: { asked.contains($0) })
      let result = campaign.run().subjects[0]
      for invariant in result.invariants {
        guard let finding = result.findings.first(where: { $0.invariant.id == invariant.id }) else {
          continue
        }
        let text = SeedFile(says: "", expect: [:], content: finding.content).text
        stories[invariant.id, default: [:]][text, default: 0] += 1
      }
    }
    return stories
  }
}
