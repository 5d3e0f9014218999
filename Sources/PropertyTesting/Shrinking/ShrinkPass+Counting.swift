extension ShrinkPass {
  /// Lowers a number and deletes what it counted: a length that was drawn before a list.
  public static let lowerCounts = ShrinkPass(name: "lower-counts") { shrinker in
    for index in shrinker.counts() { shrinker.lowerCount(at: index) }
  }

  /// Lowers one of a few numbers and raises another, so that what they count together stays the same or
  /// becomes less: lengths that are a sum or a product.
  public static let balanceCounts = ShrinkPass(name: "balance-counts") { shrinker in
    guard let last = shrinker.counts().last else { return }
    let numbers = shrinker.best.questions.indices.prefix(last + 3).filter {
      shrinker.best.questions[$0].range != nil
    }
    for first in numbers.prefix(6) {
      for second in numbers.prefix(6) where second != first {
        shrinker.balance(first, second)
        for third in numbers.prefix(6) where third > second && second > first {
          shrinker.nudge([first, second, third])
        }
      }
    }
  }
}

extension Shrinker {
  /// The numbers for which the generator asks for less if they are lower.
  fileprivate mutating func counts() -> [Int] {
    counts(among: best.questions.indices.filter { best.questions[$0].lowered != nil })
  }

  /// Those among some numbers. All are lowered at once, and only if that makes a difference each half is.
  private mutating func counts(among indices: [Int]) -> [Int] {
    var lowered = best.choices
    for index in indices { lowered[index] = best.questions[index].lowered ?? lowered[index] }
    guard !indices.isEmpty, unread(lowered) != nil else { return [] }
    guard indices.count > 1 else { return indices }
    let half = indices.count / 2
    return counts(among: Array(indices[..<half])) + counts(among: Array(indices[half...]))
  }

  /// How many of the choices at the end the generator does not ask for; nil if it asks for all of them, or
  /// does not take the others as they are.
  private mutating func unread(_ choices: [Choice]) -> Int? {
    guard let used = peek(choices)?.choices, used.count < choices.count, choices.starts(with: used) else {
      return nil
    }
    return choices.count - used.count
  }

  fileprivate mutating func lowerCount(at index: Int) {
    guard index < best.questions.count,
      case (.integer(let integer), .integer(let plain)) = best.questions[index].pair
    else { return }
    let distance = integer.distanceMagnitude(to: plain)
    func accept(_ shrinker: inout Shrinker, _ rest: UInt64) -> Bool {
      guard case .integer(let current) = shrinker.best.questions[index].answer,
        current.distanceMagnitude(to: plain) > rest
      else { return false }
      var lowered = shrinker.best.choices
      lowered[index] = .integer(plain.moved(by: rest, below: integer < plain))
      return shrinker.considerCounted(lowered, after: index)
    }
    if !accept(&self, 0) { _ = leastDistance(from: distance, accept) }
  }

  /// Considers choices of which the generator does not read all, without as many as it leaves: the last,
  /// those that follow the number that counts them, or those in the middle.
  private mutating func considerCounted(_ choices: [Choice], after index: Int) -> Bool {
    guard let unread = unread(choices) else { return considerExactly(choices) }
    let last = choices.count - unread
    for start in [last, index + 1, (index + 1 + last) / 2] where start > index && start <= last {
      if considerExactly(choices.deleting(start..<start + unread)) { return true }
    }
    return false
  }

  /// Lowers the first number, and raises the second so that their sum or product is at least what it was.
  fileprivate mutating func balance(_ first: Int, _ second: Int) {
    guard case (.integer(let one), .integer(let plain)) = best.questions[first].pair,
      case .integer(let other) = best.questions[second].answer, one > plain
    else { return }
    for lowered in plain.moved(by: max(8, one.distanceMagnitude(to: plain)) - 8, below: false)..<one {
      let (product, isTooMuch) = one.multipliedReportingOverflow(by: other)
      let (sum, isTooHigh) = other.addingReportingOverflow(one - lowered)
      let quotient = lowered > 0 && !isTooMuch ? product / lowered + (product % lowered == 0 ? 0 : 1) : other
      for raised in [quotient, isTooHigh ? other : sum] where raised > other {
        var candidate = best.choices
        candidate[first] = .integer(lowered)
        candidate[second] = .integer(raised)
        if considerCounted(candidate, after: max(first, second)) { return }
      }
    }
  }

  /// Changes three numbers by one each.
  fileprivate mutating func nudge(_ indices: [Int]) {
    for changes in [[-1, -1, 1], [-1, 1, -1], [1, -1, -1], [-1, 1, 1]] {
      var candidate = best.choices
      for (index, change) in zip(indices, changes) {
        guard index < candidate.count, case .integer(let integer) = candidate[index] else { return }
        candidate[index] = .integer(integer &+ change)
      }
      if considerCounted(candidate, after: indices.max() ?? 0) { return }
    }
  }
}

extension Question {
  /// The whole number that is nearer to the plainest by one; nil if there is none.
  var lowered: Choice? {
    guard case (.integer(let integer), .integer(let plain)) = pair, integer != plain else { return nil }
    return .integer(integer > plain ? integer - 1 : integer + 1)
  }
}
