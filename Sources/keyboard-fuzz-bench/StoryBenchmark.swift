import KeyboardFuzz
import KeyboardInvariants
import KeyboardScenarios
import KeyboardSubjects

/// Whether a fault's smallest story is one and the same, whatever campaign finds it.
@MainActor
enum StoryBenchmark {
  private static let seeds: ClosedRange<UInt64> = 1...20

  static func run() {
    let subject = ShippedSubjects.occlusionShiftPublished
    var stories: [String: [String: Int]] = [:]
    for seed in seeds {
      var campaign = Campaign(of: [subject], seed: seed, budget: Campaign.Budget(cases: 4096))
      for subject in campaign.run().subjects {
        for invariant in subject.invariants {
          guard let finding = subject.findings.first(where: { $0.invariant.id == invariant.id }) else {
            continue
          }
          stories[invariant.id, default: [:]][
            SeedFile(says: "", expect: [:], content: finding.content).text, default: 0] += 1
        }
      }
    }
    print("the plainest story of each invariant from \(seeds.count) campaigns of 4,096 cases:")
    for id in stories.keys.sorted() {
      let counts = (stories[id] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      print("\n\(id): \(counts.map { "\($0.value)" }.joined(separator: " + "))")
      if let most = counts.first { print(most.key) }
    }
  }
}
