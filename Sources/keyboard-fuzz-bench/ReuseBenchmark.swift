import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting

/// Whether a play on the views of the one before it sees what a fresh one does: each drawn scenario is played fresh on
/// two subjects, and then on both in turns, on views that are used again where they can be.
@MainActor
enum ReuseBenchmark {
  private static let subjects = ShippedSubjects.all

  /// - Returns: whether all traces are equal, and views have been used again.
  static func run(cases: Int) -> Bool {
    var differing: [String] = []
    let before = Stage.reuseCount
    for index in 0..<cases {
      var source = Draw(seed: Random.seed(campaign: 0x51f3, block: index / 4096, index: index % 4096))
      let scenario = Case.draw(from: &source).scenario
      let pair = [subjects[index % subjects.count], subjects[(index / subjects.count + 1) % subjects.count]]
      let fresh = pair.map { Stage.play(scenario, on: $0, onNewViews: true) }
      for turn in 0..<4 where !isSame(Stage.play(scenario, on: pair[turn % 2]), fresh[turn % 2]) {
        differing.append("\(pair[turn % 2].name) case \(index)")
      }
    }
    let reused = Stage.reuseCount - before
    print("\(cases) scenarios of campaign seed 0x51f3, fresh on two subjects, and twice on both in turns")
    print("on used views  \(reused) of \(cases * 4) plays; the first of four makes its own")
    print("differing      " + (differing.isEmpty ? "none" : differing.prefix(8).joined(separator: ", ")))
    return differing.isEmpty && reused > 0
  }

  /// What is no number is equal to nothing, not even to itself, but reads the same.
  private static func isSame(_ one: Trace, _ other: Trace) -> Bool {
    one == other || "\(one)" == "\(other)"
  }
}
