import Foundation
import PropertyTesting

/// A property that does not hold, with the counterexamples that nobody can make smaller.
struct ShrinkingChallenge: Sendable {
  /// Where the first failing case comes from.
  enum Search {
    /// The cases of a check, small and awkward ones first.
    case usual
    /// Large and awkward cases from the first on.
    case wild
  }

  /// What became of one seed.
  struct Run {
    /// The cases that passed before one failed.
    var passed = 0
    /// The evaluations of the property after the first that failed.
    var evaluations = 0
    /// The sequences of choices that were drawn, most of which were not worth an evaluation.
    var candidates = 0
    var milliseconds = 0.0
    var isNormal = false
    var shrunk = ""
    var work: [Shrinker.Work] = []
  }

  let name: String
  /// Searches and shrinks; nil if 100,000 cases do not fail.
  let run: @Sendable (_ seed: UInt64, Search) -> Run?

  /// - Parameters:
  ///   - generator: draws a value, or discards it.
  ///   - holds: the property, which fails somewhere.
  ///   - normal: the counterexamples that count as the smallest.
  init<Value: Equatable & Sendable>(
    _ name: String, drawing generator: @escaping @Sendable (inout Draw) throws -> Value,
    holds: @escaping @Sendable (Value) -> Bool, normal: Value...
  ) {
    self.name = name
    run = { seed, search in
      for index in 0..<100_000 {
        var draw = Self.draw(seed, index, search)
        guard let value = try? generator(&draw), !holds(value) else { continue }
        var run = Self.shrink(draw.recording, drawing: generator, holds: holds, normal: normal)
        run.passed = index
        return run
      }
      return nil
    }
  }

  private static func draw(_ seed: UInt64, _ index: Int, _ search: Search) -> Draw {
    let seed = Random.seed(campaign: seed, block: 0, index: index)
    switch search {
    case .usual: return Draw(case: index, seed: seed, isRecording: true)
    case .wild: return Draw(seed: seed, isRecording: true, bias: .awkward)
    }
  }

  private static func shrink<Value: Equatable>(
    _ failing: Recording, drawing generator: @escaping (inout Draw) throws -> Value,
    holds: @escaping (Value) -> Bool, normal: [Value]
  ) -> Run {
    let start = clock()
    var shrinker = Shrinker(failing) { choices in
      var draw = Draw(replaying: choices)
      guard let value = try? generator(&draw) else { return nil }
      return Shrinker.Candidate(draw.recording) { !holds(value) }
    }
    shrinker.run()
    var replay = Draw(replaying: shrinker.best.choices)
    let smallest = try? generator(&replay)
    return Run(
      evaluations: shrinker.evaluations, candidates: shrinker.draws,
      milliseconds: Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000,
      isNormal: smallest.map(normal.contains) ?? false, shrunk: smallest.map { "\($0)" } ?? "",
      work: shrinker.work)
  }
}
