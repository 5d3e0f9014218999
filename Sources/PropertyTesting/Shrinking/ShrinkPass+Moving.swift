extension ShrinkPass {
  /// Lowers a number and the next by the same: what counts is then their difference.
  public static let lowerNeighbours = ShrinkPass(name: "lower-neighbours") { shrinker in
    shrinker.forEachNumber { shrinker, first in
      let next = shrinker.best.questions.indices.dropFirst(first + 1).first {
        shrinker.best.questions[$0].range != nil
      }
      if let next { Transfer(from: first, to: next, times: -1, in: shrinker.best)?.lowerBoth(&shrinker) }
    }
  }

  /// Moves the size of one number into a later one, so that their sum, or the sum with one of them doubled,
  /// stays as it is; or lowers both by the same, so that their difference does.
  public static let moveMagnitude = ShrinkPass(name: "move-magnitude") { shrinker in
    shrinker.forEachNumber { shrinker, first in
      for second in shrinker.best.partners(of: first) where second < shrinker.best.questions.count {
        shrinker.moveMagnitude(from: first, to: second)
      }
    }
  }
}

extension Shrinker {
  /// Calls `body` for the place of each number that is not the plainest.
  fileprivate mutating func forEachNumber(_ body: (inout Shrinker, Int) -> Void) {
    var index = 0
    while index < best.questions.count, !isExhausted {
      let question = best.questions[index]
      if question.isNumber, question.answer != question.plainest { body(&self, index) }
      index += 1
    }
  }

  fileprivate mutating func moveMagnitude(from first: Int, to second: Int) {
    switch (best.questions[first].pair, best.questions[second].answer) {
    case ((.integer, .integer), .integer):
      reflect(second, at: first)
      Transfer(from: first, to: second, times: -1, in: best)?.lowerBoth(&self)
      Transfer(from: first, to: second, times: 1, in: best)?.empty(&self)
      if let doubled = Transfer(from: first, to: second, times: 2, in: best) {
        _ = doubled.leave(doubled.plain, &self)
      }
    case ((.real(let one), .real(let plain)), .real(let other))
    where one != plain && one.isFinite && other.isFinite:
      var candidate = best.choices
      candidate[first] = .real(plain)
      candidate[second] = .real(other + one - plain)
      _ = consider(candidate)
    default:
      break
    }
  }

  /// Puts a number on the other side of another, as far from it as it was.
  private mutating func reflect(_ second: Int, at first: Int) {
    guard case (.integer(let middle), .integer(let number)) = (best.choices[first], best.choices[second]),
      case let reflected = middle &- (number &- middle),
      best.questions[second].range?.contains(reflected) ?? false
    else { return }
    _ = consider(at: second, .integer(reflected))
  }
}

/// What one number gives to another.
private struct Transfer {
  let start: [Choice]
  let first: Int
  let second: Int
  let one: Int
  let other: Int
  let plain: Int
  let range: ClosedRange<Int>
  let factor: Int

  /// - Parameter factor: how much the second gets for each that the first gives.
  init?(from first: Int, to second: Int, times factor: Int, in recording: Recording) {
    guard case (.integer(let one), .integer(let plain)) = recording.questions[first].pair, one != plain,
      case .integer(let other) = recording.questions[second].answer,
      let range = recording.questions[second].range
    else { return nil }
    (self.first, self.second, self.factor, start) = (first, second, factor, recording.choices)
    (self.one, self.plain, self.other, self.range) = (one, plain, other, range)
  }

  /// Considers the first with a number of its own, and the second with what the first has given.
  func leave(_ rest: Int, _ shrinker: inout Shrinker) -> Bool {
    let (change, isTooMuch) = (one &- rest).multipliedReportingOverflow(by: factor)
    let (raised, isTooHigh) = other.addingReportingOverflow(change)
    guard !isTooMuch, !isTooHigh, range.contains(raised) else { return false }
    var candidate = start
    candidate[first] = .integer(rest)
    candidate[second] = .integer(raised)
    return shrinker.consider(candidate)
  }

  /// Lowers both as far as they go.
  func lowerBoth(_ shrinker: inout Shrinker) {
    if leastRest(&shrinker) == 1 { _ = leave(plain, &shrinker) }
  }

  /// Gives as much as can be given.
  func empty(_ shrinker: inout Shrinker) {
    guard !leave(plain, &shrinker) else { return }
    let rest = leastRest(&shrinker)
    // On the other side, one nearer is plainer too.
    if one > plain, rest > 1 { _ = leave(plain.moved(by: rest - 1, below: true), &shrinker) }
  }

  private func leastRest(_ shrinker: inout Shrinker) -> UInt64 {
    shrinker.leastDistance(from: one.distanceMagnitude(to: plain)) { shrinker, rest in
      leave(plain.moved(by: rest, below: one < plain), &shrinker)
    }
  }
}

extension Recording {
  /// The later numbers that may take over from one: of real numbers all, of whole ones the next and the
  /// last.
  fileprivate func partners(of first: Int) -> [Int] {
    let later = questions.indices.dropFirst(first + 1).filter { questions[$0].isNumber }
    if case .real = questions[first].answer { return later }
    let integers = later.filter { questions[$0].range != nil }
    return integers.count > 1 ? [integers[0], integers[integers.count - 1]] : integers
  }
}

extension Question {
  /// Whether it asks how much; a number of two or three possible ones names a kind.
  fileprivate var isNumber: Bool {
    switch answer {
    case .integer: range.map { $0.upperBound.distanceMagnitude(to: $0.lowerBound) > 2 } ?? false
    case .real: true
    case .flag, .text: false
    }
  }
}
