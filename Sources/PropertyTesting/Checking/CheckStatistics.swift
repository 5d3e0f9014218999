/// What a check counted.
public struct CheckStatistics: Sendable {
  /// The seed of the run.
  public let seed: UInt64
  /// How many cases passed.
  public let passed: Int
  /// How many cases failed, also those that failed as one before them.
  public let failed: Int
  /// How many cases each assumption discarded, by its place.
  public let discards: [String: Int]
  /// How many cases had each label.
  public let labels: [String: Int]
  /// The highest score of each name.
  public let scores: [String: Double]
  /// How often each branch was taken, in the cases that were looked at: by the label of the question, then
  /// by the number or the meaning of the answer.
  public let branches: [String: [String: Int]]
  /// How often each command of the scripts ran, in the cases that were looked at.
  public let commands: [String: Int]
  /// What may be wrong, in words; it fails no check.
  public internal(set) var warnings: [String] = []

  /// How many cases passed of those that climbed to a higher score; they do not count for the shares of labels.
  public let climbed: Int

  /// How many cases were run that were not discarded.
  public var cases: Int { passed + failed }
  /// How many cases were discarded.
  public var discarded: Int { discards.values.reduce(0, +) }

  init(_ tally: Tally, seed: UInt64) {
    self.seed = seed
    (passed, failed, climbed) = (tally.passed + tally.climbed, tally.failed, tally.climbed)
    (discards, labels) = (tally.discards, tally.labels)
    scores = tally.scores.mapValues(\.best)
    branches = tally.branches.mapValues { branches in
      .init(
        branches.counts.map { (branches.meanings[$0.key] ?? "\($0.key)", $0.value) }, uniquingKeysWith: +)
    }
    commands = tally.commands
    warnings = tally.branches.sorted { $0.key < $1.key }.compactMap { $1.warning(label: $0) }
    warnings += tally.unusedCommands
    if cases >= 100, !tally.drawsSomething { warnings.append("nothing is drawn, so all cases are the same") }
  }
}

extension CheckStatistics: CustomStringConvertible {
  /// The counts, then one line for each assumption, label, score, branch and warning.
  public var description: String {
    let discarded = discards.sorted { $0.key < $1.key }.map { "\n  discarded at \($0.key): \($0.value)" }
    let labels = labels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\n  \($0.key): \(share($0.value, of: cases - climbed))" }
    let scores = scores.sorted { $0.key < $1.key }.map { "\n  highest \($0.key): \($0.value)" }
    let branches = branches.sorted { $0.key < $1.key }.map { label, counts in
      let total = counts.values.reduce(0, +)
      let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key) \(share($0.value, of: total))" }
      return "\n  \(label): \(parts.joined(separator: ", "))"
    }
    let commands = commands.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let runs = commands.isEmpty ? [] : ["\n  commands: \(commands.joined(separator: ", "))"]
    let warnings = warnings.map { "\n  warning: \($0)" }
    let title = "\(passed) cases passed, \(failed) failed, \(self.discarded) were discarded"
    return title + (discarded + labels + scores + branches + runs + warnings).joined()
  }
}

/// A part of a whole, in per cent with one digit after the point.
func share(_ part: Int, of whole: Int) -> String {
  guard whole > 0 else { return "0 %" }
  return percentage(Double(part) / Double(whole))
}

func percentage(_ share: Double) -> String {
  let thousandths = Int((share * 1000).rounded())
  return thousandths % 10 == 0 ? "\(thousandths / 10) %" : "\(thousandths / 10).\(thousandths % 10) %"
}
