extension ShrinkPass {
  /// Answers every question of a span with the plainest, first all and then all but the first, which
  /// often says that the thing exists or of what kind it is. Where only one is to be answered, that is left to
  /// the passes that lower one.
  public static let plainSpans = ShrinkPass(name: "plain-spans") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let whole = shrinker.best.plain(span.range)
      return (whole.map { shrinker.considerExactly($0) } ?? false)
        || (shrinker.best.plain(span.range.dropFirst()).map { shrinker.consider($0) } ?? false)
    }
  }

  /// Answers questions with the plainest, the last first and then twice as many each time: most numbers have
  /// nothing to do with the failure.
  public static let plainRuns = ShrinkPass(name: "plain-runs") { shrinker in
    var kept = 0
    while !shrinker.isExhausted {
      guard shrinker.plainRun(1, before: kept) else {
        kept += 1
        if kept >= shrinker.best.lowerable.count { return }
        continue
      }
      var run = 2
      while shrinker.plainRun(run, before: kept) { run *= 2 }
    }
  }

  /// Brings each answer as near to the plainest as it goes, one after the other.
  public static let lowerOne = ShrinkPass(name: "lower-one") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      if !shrinker.best.questions[index].asksForMore { shrinker.lower([index]) }
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
      if equal.count > 1, question.answer != question.plainest, question.answer != .flag(true) {
        shrinker.lower(equal)
      }
      index += 1
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
        // The fraction may be what matters, and the size not at all.
        for fraction in [unit / 2, unit / 10, (real - plain).truncatingRemainder(dividingBy: unit)] {
          _ = shrinker.consider(at: index, .real(plain + fraction))
        }
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

extension Recording {
  /// The choices with the plainest answers in a range; nil if fewer than two answers are others.
  fileprivate func plain(_ range: Range<Int>) -> [Choice]? {
    let indices = range.filter { questions[$0].answer != questions[$0].plainest }
    guard indices.count > 1 else { return nil }
    return indices.reduce(into: choices) { $0[$1] = questions[$1].plainest }
  }

  /// The questions, but for yes and no, that do not have the plainest answer.
  fileprivate var lowerable: [Int] {
    questions.indices.filter { questions[$0].answer != questions[$0].plainest && !questions[$0].isFlag }
  }
}

extension Question {
  fileprivate var isFlag: Bool {
    if case .flag = answer { true } else { false }
  }

  var pair: (Choice, Choice) { (answer, plainest) }
}

extension Shrinker {
  /// Answers so many questions with the plainest, those before the ones that are kept at the end.
  fileprivate mutating func plainRun(_ count: Int, before kept: Int) -> Bool {
    let indices = best.lowerable.dropLast(kept).suffix(count)
    guard !indices.isEmpty else { return false }
    var candidate = best.choices
    for index in indices { candidate[index] = best.questions[index].plainest }
    return consider(candidate)
  }

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
      lower(integer, towards: plain, in: question.range) { $0.consider(at: indices, .integer($1)) }
    case (.real(let real), .real(let plain)):
      if real < plain, consider(at: indices, .real(plain - (real - plain))) { return lower(indices) }
      lower(real, towards: plain, unit: question.unit) { $0.consider(at: indices, .real($1)) }
    case (.text(let text), _):
      lower(text) { $0.consider(at: indices, .text($1)) }
    default:
      break
    }
  }

  /// Brings a number that cannot be the plainest as near to it as it goes, on the upper side if it can.
  private mutating func lower(
    _ integer: Int, towards plain: Int, in range: ClosedRange<Int>?, _ accept: (inout Shrinker, Int) -> Bool
  ) {
    let distance = integer.distanceMagnitude(to: plain)
    var isBelow = integer < plain
    let room = range.map { $0.upperBound.distanceMagnitude(to: plain) } ?? .max
    if isBelow, distance <= room, accept(&self, plain.moved(by: distance, below: false)) { isBelow = false }
    let end = leastDistance(from: distance) { accept(&$0, plain.moved(by: $1, below: isBelow)) }
    let depth = range.map { $0.lowerBound.distanceMagnitude(to: plain) } ?? .max
    guard !isBelow, end > 1, end - 1 <= depth else { return }
    _ = accept(&self, plain.moved(by: end - 1, below: true))
  }

  /// Brings a single character as near to the plainest as it goes.
  private mutating func lower(_ text: String, _ accept: (inout Shrinker, String) -> Bool) {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return }
    // What a strange character does, one of another kind often does as well.
    if scalar.value > 127, ["b", "0", "A", " ", "-", "\u{300}"].contains(where: { accept(&self, $0) }) {
      return
    }
    _ = leastDistance(from: UInt64(scalar.rank)) { shrinker, rank in
      Unicode.Scalar(rank: Int(rank)).map { accept(&shrinker, String(Character($0))) } ?? false
    }
  }

  /// The least distance that `accept` takes, if more is never worse; 0 is taken to be refused already,
  /// and `distance` to be accepted.
  ///
  /// One step first: where not even that is accepted, nothing else is tried. Then from both ends, in steps
  /// that double, because it is as often a matter of a few steps as of nearly all; and in between by halves.
  mutating func leastDistance(from distance: UInt64, _ accept: (inout Shrinker, UInt64) -> Bool) -> UInt64 {
    guard distance > 1, accept(&self, distance - 1) else { return distance }
    var (refused, accepted): (UInt64, UInt64) = (0, distance - 1)
    var step: UInt64 = 1
    while accepted - refused > 1, step < accepted {
      if step > refused {
        guard !accept(&self, step) else {
          accepted = step
          break
        }
        refused = step
      }
      guard accepted > step, accepted - step > refused else { break }
      guard accept(&self, accepted - step) else {
        refused = accepted - step
        break
      }
      accepted -= step
      step = step * 2 + 1
    }
    while accepted - refused > 1 {
      let middle = refused + (accepted - refused) / 2
      if accept(&self, middle) { accepted = middle } else { refused = middle }
    }
    return accepted
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
        guard abs(steps - end) < 1e9 else { continue }
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
}

extension Int {
  /// The number so far above this one, or below it.
  /// - Precondition: an `Int` holds it.
  func moved(by distance: UInt64, below isBelow: Bool) -> Int {
    let distance = Int(truncatingIfNeeded: distance)
    return isBelow ? self &- distance : self &+ distance
  }
}
