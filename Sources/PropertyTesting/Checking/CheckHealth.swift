// What is wrong with a check although no case fails.
extension CheckStatistics {
  /// What fails the check, in sentences.
  func problems(requiring coverage: [String: Double]) -> [String] {
    var problems: [String] = []
    if discarded >= 100, discarded > 10 * cases {
      let (place, count) = discards.max { ($0.value, $1.key) < ($1.value, $0.key) } ?? ("", 0)
      problems.append(
        """
        \(discarded) cases were discarded and only \(cases) were not: \(count) by the assumption at \(place). \
        Draw what the assumption wants instead of waiting for chance to draw it.
        """)
      return problems
    }
    guard failed == 0 else { return [] }
    let drawn = cases - climbed
    for (label, needed) in coverage.sorted(by: { $0.key < $1.key }) {
      let count = labels[label] ?? 0
      guard Double(count) < needed * Double(drawn) else { continue }
      problems.append(
        """
        Only \(share(count, of: drawn)) of \(drawn) cases have the label “\(label)”, and \
        \(percentage(needed)) are required. Draw such cases more often, or require less.
        """)
    }
    return problems
  }

  /// Warns of cases that take long.
  mutating func warn(after duration: Duration) {
    guard cases > 0, duration > .seconds(10), duration / cases > .milliseconds(100) else { return }
    let milliseconds = Int(duration / cases / .milliseconds(1))
    warnings.append("a case takes \(milliseconds) ms on average; smaller cases would leave time for more")
  }
}

extension Tally {
  /// Whether more cases can still tell if the labels are frequent enough.
  func isInDoubt(_ coverage: [String: Double]) -> Bool {
    let intervals = coverage.map { ($0.value, interval(labels[$0.key] ?? 0)) }
    // One that is too rare for certain decides the matter.
    if intervals.contains(where: { needed, interval in interval.upperBound < needed }) { return false }
    return intervals.contains { needed, interval in interval.lowerBound < needed }
  }

  /// Wilson's interval: where the share lies in all cases that could be drawn, with 3 standard deviations,
  /// so that one check in 700 is wrong.
  func interval(_ count: Int) -> ClosedRange<Double> {
    let (total, z) = (Double(cases), 3.0)
    guard total > 0 else { return 0...1 }
    let share = Double(count) / total
    let middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    let variance = share * (1 - share) / total + z * z / (4 * total * total)
    let reach = z * variance.squareRoot() / (1 + z * z / total)
    return max(0, middle - reach)...min(1, middle + reach)
  }
}

extension Tally {
  /// Says which commands never ran although there were scripts enough.
  var unusedCommands: [String] {
    guard scripts >= 50 else { return [] }
    return commands.filter { $0.value == 0 }.keys.sorted().map { name in
      """
      the command “\(name)” never ran in \(scripts) scripts; give it more weight, or a precondition that the \
      steps before it can meet
      """
    }
  }
}

extension Tally.Branches {
  /// Says which branches were never taken although they were asked for often enough.
  func warning(label: String) -> String? {
    guard let range, range.upperBound.distanceMagnitude(to: range.lowerBound) < 16, total >= 20 * range.count
    else { return nil }
    let missing = range.filter { counts[$0] == nil }
    guard !missing.isEmpty else { return nil }
    let numbers = missing.map { "\($0)" }.joined(separator: ", ")
    return "“\(label)” was never \(numbers), of \(range.lowerBound) to \(range.upperBound), in \(total) draws"
  }
}
