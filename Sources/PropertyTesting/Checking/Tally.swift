/// What is counted while cases are run.
@usableFromInline
struct Tally: Sendable {
  /// The highest score of one name.
  struct Score: Sendable {
    var best: Double
    /// The case that reached it.
    var index: Int
  }

  /// The answers to one question that has few.
  struct Branches: Sendable {
    /// The possible answers; nil if they differ from case to case.
    var range: ClosedRange<Int>?
    var counts: [Int: Int] = [:]
    var meanings: [Int: String] = [:]

    var total: Int { counts.values.reduce(0, +) }
  }

  @usableFromInline var passed = 0
  var failed = 0
  /// The cases that climbed to a higher score and passed: chance did not draw them, and they say nothing of
  /// how often something is drawn.
  var climbed = 0
  var discards: [String: Int] = [:]
  var labels: [String: Int] = [:]
  var scores: [String: Score] = [:]
  var branches: [String: Branches] = [:]
  /// How often each command of a script ran, in recorded cases.
  var commands: [String: Int] = [:]
  /// How many recorded cases had a script.
  var scripts = 0
  /// Whether a recorded case asked for anything.
  var drawsSomething = false

  var discarded: Int { discards.values.reduce(0, +) }
  /// The cases that were not discarded.
  var cases: Int { passed + failed }

  /// Whether more than ten cases are discarded for one that is not, of a hundred at least.
  var discardsTooMany: Bool { discarded >= 100 && discarded > 10 * cases }

  mutating func count(_ observations: Observations, at index: Int) {
    let labels = observations.labels
    for (place, label) in labels.enumerated() where !labels[..<place].contains(label) {
      self.labels[label, default: 0] += 1
    }
    for (name, score) in observations.scores where score > scores[name]?.best ?? -.infinity {
      scores[name] = Score(best: score, index: index)
    }
    if !observations.commands.isEmpty { scripts += 1 }
    for command in observations.commands { commands[command.name, default: 0] += command.runs }
  }

  /// Counts a case that is not one of the search.
  mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .held: passed += 1
    case .failed: failed += 1
    case .discarded(let place): discards[place, default: 0] += 1
    case .passedOver: break
    }
  }

  /// Counts a case that climbs.
  mutating func countClimbed(_ outcome: Outcome) {
    if case .held = outcome { climbed += 1 } else { count(outcome) }
  }

  /// Keeps the scores of a case that cannot be drawn again.
  mutating func raise(_ observations: Observations) {
    for (name, score) in observations.scores where score > scores[name]?.best ?? -.infinity {
      scores[name]?.best = score
    }
  }

  mutating func count(_ recording: Recording) {
    if !recording.questions.isEmpty { drawsSomething = true }
    for question in recording.questions {
      guard case .integer(let answer) = question.answer, let range = question.range,
        question.meaning != nil || range.upperBound.distanceMagnitude(to: range.lowerBound) < 16
      else { continue }
      var branches = branches[question.label] ?? Branches(range: range)
      if branches.range != range { branches.range = nil }
      branches.counts[answer, default: 0] += 1
      branches.meanings[answer] = question.meaning
      self.branches[question.label] = branches
    }
  }
}
