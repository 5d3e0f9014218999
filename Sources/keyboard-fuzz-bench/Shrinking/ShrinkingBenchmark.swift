import Foundation
import PropertyTesting

/// How often the shrinker reaches the normal form, and what it costs.
///
/// Each challenge is shrunk from what a search finds first, which is small as a rule, and from wild cases: the
/// first that fails among large ones. The status is 1 if a run does not end in the normal form.
enum ShrinkingBenchmark {
  private static let seeds: UInt64 = 100

  private static let challenges: [ShrinkingChallenge] = [
    [.bound5, .largeUnionList, .reverse, .calculator, .lengthList],
    ShrinkingChallenge.differences,
    [.binheap, .coupling, .deletion, .distinct, .nestedLists, .replacement],
    ShrinkingChallenge.flatmapSequences,
    [.weightedLinear, .distinctSum],
  ].flatMap { $0 }

  static func run() {
    var runs: [ShrinkingChallenge.Run] = []
    for (title, search) in [("found by a search", ShrinkingChallenge.Search.usual), ("wild", .wild)] {
      print("\(title.padded(to: 20)) normal  found after  evaluations (worst)  candidates   CPU ms")
      for challenge in challenges { runs += report(challenge, search) }
      print("")
    }
    report(runs.flatMap(\.work))
    if runs.count(where: \.isNormal) < 2 * challenges.count * Int(seeds) { exit(1) }
  }

  private static func report(
    _ challenge: ShrinkingChallenge, _ search: ShrinkingChallenge.Search
  ) -> [ShrinkingChallenge.Run] {
    let runs = (0..<seeds).compactMap { challenge.run($0, search) }
    let evaluations = runs.map(\.evaluations).sorted()
    let cells: [String] = [
      "\(runs.count { $0.isNormal })/\(seeds)".leading(7), "\(median(runs.map(\.passed)))".leading(13),
      "\(median(evaluations))".leading(13), "(\(evaluations.last ?? 0))".leading(8),
      "\(median(runs.map(\.candidates)))".leading(12),
      String(format: "%9.2f", median(runs.map(\.milliseconds))),
    ]
    print(challenge.name.padded(to: 20) + cells.joined())
    for shrunk in Set(runs.filter { !$0.isNormal }.map(\.shrunk)).sorted() {
      print("  not normal: \(shrunk)")
    }
    return runs
  }

  /// What each pass has done in all.
  private static func report(_ work: [Shrinker.Work]) {
    print("\("pass".padded(to: 20)) evaluations  successes")
    for (pass, work) in Dictionary(grouping: work, by: \.pass).sorted(by: { $0.key < $1.key }) {
      let cells = [work.map(\.evaluations).reduce(0, +), work.map(\.successes).reduce(0, +)]
      print(pass.padded(to: 20) + "\(cells[0])".leading(12) + "\(cells[1])".leading(11))
    }
  }

  private static func median<Number: Comparable & Numeric>(_ numbers: [Number]) -> Number {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    padding(toLength: max(width, count), withPad: " ", startingAt: 0)
  }

  fileprivate func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
