extension ShrinkPass {
  /// Answers every question of a span with the plainest, first all and then all but the first, which
  /// is often the one that says that the thing exists.
  public static let plainSpans = ShrinkPass(name: "plain-spans") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      for range in [span.range, span.range.dropFirst()] {
        var candidate = shrinker.best.choices
        for index in range { candidate[index] = shrinker.best.questions[index].plainest }
        if shrinker.consider(candidate) { return true }
      }
      return false
    }
  }

  /// Brings each answer as near to the plainest as it goes, one after the other.
  public static let lowerOne = ShrinkPass(name: "lower-one") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      shrinker.lower([index])
      index += 1
    }
  }

  /// Lowers equal answers together: values that fail because they agree.
  public static let lowerTogether = ShrinkPass(name: "lower-together") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      let question = shrinker.best.questions[index]
      let equal = shrinker.best.questions.indices.filter {
        shrinker.best.questions[$0].answer == question.answer && $0 >= index
      }
      if equal.count > 1, question.answer != question.plainest { shrinker.lower(equal) }
      index += 1
    }
  }

  /// Moves the size of one number into a later one, so that their sum stays as it is.
  public static let moveMagnitude = ShrinkPass(name: "move-magnitude") { shrinker in
    var first = 0
    while first < shrinker.best.questions.count, !shrinker.isExhausted {
      var second = first + 1
      while second < shrinker.best.questions.count, !shrinker.isExhausted {
        shrinker.moveMagnitude(from: first, to: second)
        second += 1
      }
      first += 1
    }
  }

  /// Tries the plain values of a number in order, for where failing is not a matter of more or less
  /// and halving the distance misses the plainest.
  public static let scanReals = ShrinkPass(name: "scan-reals") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      let question = shrinker.best.questions[index]
      if case (.real(let real), .real(let plain)) = question.pair, real.isFinite {
        let (unit, middle) = (question.unit, (plain / question.unit).rounded())
        let reach = Int(min((abs(real - plain) / unit).rounded(.up), 120))
        _ = (0...reach).contains { step in
          shrinker.consider(at: index, .real((middle + Double(step)).multiplied(by: unit)))
            || shrinker.consider(at: index, .real((middle - Double(step)).multiplied(by: unit)))
        }
      }
      index += 1
    }
  }
}

extension Question {
  var pair: (Choice, Choice) { (answer, plainest) }
}

extension Shrinker {
  /// Considers the best with other answers at `indices`.
  mutating func consider(at indices: [Int], _ answer: Choice) -> Bool {
    guard indices.allSatisfy({ $0 < best.questions.count }) else { return false }
    var candidate = best.choices
    for index in indices { candidate[index] = answer }
    return consider(candidate)
  }

  mutating func consider(at index: Int, _ answer: Choice) -> Bool {
    consider(at: [index], answer)
  }

  /// Brings the equal answers at `indices` as near to the plainest as they go.
  mutating func lower(_ indices: [Int]) {
    let question = best.questions[indices[0]]
    guard question.answer != question.plainest, !consider(at: indices, question.plainest) else { return }
    switch question.pair {
    case (.integer(let integer), .integer(let plain)):
      _ = lowest(in: plain...integer) { $0.consider(at: indices, .integer($1)) }
    case (.real(let real), .real(let plain)):
      lower(real, towards: plain, unit: question.unit) { $0.consider(at: indices, .real($1)) }
    default:
      break
    }
  }

  /// The smallest number of `range` that `accept` takes, if more is never worse; the upper end is
  /// taken to be accepted already.
  mutating func lowest(in range: ClosedRange<Int>, _ accept: (inout Shrinker, Int) -> Bool) -> Int {
    var (refused, accepted) = (range.lowerBound, range.upperBound)
    while accepted - refused > 1 {
      let middle = refused + (accepted - refused) / 2
      if accept(&self, middle) { accepted = middle } else { refused = middle }
    }
    return accepted
  }

  /// Makes a real number rounder, and then nearer to the plainest without becoming less round.
  private mutating func lower(
    _ real: Double, towards plain: Double, unit: Double, _ accept: (inout Shrinker, Double) -> Bool
  ) {
    guard let start = shortened(real, towards: plain, accept) else { return }
    for grid in [unit, unit / 10, unit / 20, unit / 100] {
      let towardsPlain: FloatingPointRoundingRule = start > plain ? .down : .up
      let awayFromPlain: FloatingPointRoundingRule = start > plain ? .up : .down
      for rule in [towardsPlain, awayFromPlain] {
        let steps = (start / grid).rounded(rule)
        guard abs(steps) < 1e9,
          steps.multiplied(by: grid) == start || accept(&self, steps.multiplied(by: grid))
        else { continue }
        let end = (plain / grid).rounded()
        let sign: Double = steps > end ? 1 : -1
        _ = lowest(in: -1...Int(abs(steps - end))) { shrinker, distance in
          accept(&shrinker, (end + sign * Double(distance)).multiplied(by: grid))
        }
        return
      }
    }
  }

  /// Brings what is infinite, no number or very far from the plainest to a size that a person reads, by
  /// powers of ten; nil if it stays infinite.
  private mutating func shortened(
    _ real: Double, towards plain: Double, _ accept: (inout Shrinker, Double) -> Bool
  ) -> Double? {
    if real.isFinite, abs(real - plain) < 1e4 { return real }
    for power in [1e2, 1e3, 1e4, 1e6, 1e9, 1e12] where !(abs(real - plain) <= power) {
      for sign in real < plain ? [-1.0, 1] : [1, -1] where accept(&self, plain + sign * power) {
        return plain + sign * power
      }
    }
    return real.isFinite ? real : nil
  }

  fileprivate mutating func moveMagnitude(from first: Int, to second: Int) {
    guard case (.real(let one), .real(let plain)) = best.questions[first].pair, one != plain,
      case .real(let other) = best.questions[second].answer, one.isFinite, other.isFinite
    else { return }
    var candidate = best.choices
    candidate[first] = .real(plain)
    candidate[second] = .real(other + one - plain)
    _ = consider(candidate)
  }
}
