extension ShrinkPass {
  /// Leaves a span out, and mends one answer elsewhere.
  ///
  /// A part often cannot go on its own: what it did must then be done by another, such as a shift that
  /// one number made and another can make as well.
  public static let deleteAndMend = ShrinkPass(name: "delete-and-mend") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let rest = shrinker.best.questions.deleting(span.range)
      let removed = shrinker.best.questions[span.range]
      if shrinker.considerMended(rest, Array(removed), around: span.range.lowerBound) { return true }
      guard let first = removed.first, removed.count > 1, first.answer == .flag(true) else { return false }
      var collapsed = rest
      collapsed.insert(first.answering(.flag(false)), at: span.range.lowerBound)
      return shrinker.considerMended(collapsed, Array(removed), around: span.range.lowerBound)
    }
  }

  /// Puts an inner span in the place of an outer one with the same label, and mends one answer: what
  /// the outer did, the inner may have to do.
  public static let hoistAndMend = ShrinkPass(name: "hoist-and-mend") { shrinker in
    shrinker.forEachSpan { shrinker, outer in
      let questions = shrinker.best.questions
      for inner in shrinker.best.spans where inner.isInside(outer) {
        var candidate = questions
        candidate.replaceSubrange(outer.range, with: questions[inner.range])
        let removed =
          questions[outer.range.lowerBound..<inner.range.lowerBound]
          + questions[inner.range.upperBound..<outer.range.upperBound]
        if shrinker.considerMended(candidate, Array(removed), around: outer.range.lowerBound) { return true }
      }
      return false
    }
  }

  /// Swaps neighbours with the same label, and mends one answer: an order is often only plainer with a
  /// small change elsewhere.
  public static let swapAndMend = ShrinkPass(name: "swap-and-mend") { shrinker in
    shrinker.forEachSpan { shrinker, first in
      guard let second = shrinker.best.spans.first(where: { $0.follows(first) }) else { return false }
      var swapped = shrinker.best.questions
      let (one, other) = (swapped[first.range], swapped[second.range])
      swapped.replaceSubrange(first.range.lowerBound..<second.range.upperBound, with: other + one)
      return shrinker.considerMended(swapped, [], from: first.range.lowerBound, around: nil)
    }
  }

  /// Answers one question with the plainest, and mends a later one.
  public static let lowerAndMend = ShrinkPass(name: "lower-and-mend") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      let question = shrinker.best.questions[index]
      if question.answer != question.plainest, !question.asksForMore {
        var candidate = shrinker.best.questions
        candidate[index] = question.answering(question.plainest)
        _ = shrinker.considerMended(candidate, [question], from: index + 1, around: nil)
      }
      index += 1
    }
  }
}

extension Shrinker {
  /// Considers answers with one from `start` on changed: a question of a few possible answers gets another,
  /// a real number takes over what was removed, and so does the whole number next to the place `around`.
  ///
  /// Only what the generator uses just as it is: where a change shifts all other answers, it mends nothing.
  fileprivate mutating func considerMended(
    _ questions: [Question], _ removed: [Question], from start: Int = 0, around place: Int?
  ) -> Bool {
    let choices = questions.map(\.answer)
    let deviations = removed.compactMap(\.deviation)
    let numbers = place.map { questions.wideIntegers(around: $0) } ?? []
    for index in questions.indices.dropFirst(start) {
      let others =
        numbers.contains(index)
        ? questions[index].takingOver(removed) : questions[index].alternatives(takingOver: deviations)
      for answer in others {
        var candidate = choices
        candidate[index] = answer
        if considerExactly(candidate) { return true }
      }
    }
    return false
  }
}

extension Question {
  func answering(_ answer: Choice) -> Question {
    var question = self
    question.answer = answer
    return question
  }

  fileprivate func alternatives(takingOver deviations: [Double]) -> [Choice] {
    switch answer {
    case .flag(let flag): asksForMore ? [] : [.flag(!flag)]
    case .integer(let integer):
      isWide ? [] : (range ?? 0...7).prefix(8).filter { $0 != integer }.map(Choice.integer)
    case .real(let real) where real.isFinite: deviations.flatMap { [.real(real + $0), .real(real - $0)] }
    default: []
    }
  }

  /// The sum and the product with what was removed, if that was one number.
  ///
  /// A sum beyond the range comes in again at the other end: the sums of integers of a fixed width do.
  fileprivate func takingOver(_ removed: [Question]) -> [Choice] {
    let numbers = removed.compactMap(\.integer)
    guard numbers.count == 1, let number = numbers.first, let integer, let range else { return [] }
    let width = (range.upperBound &- range.lowerBound) &+ 1
    let sum = integer &+ number
    let wrapped = sum > range.upperBound ? sum &- width : sum < range.lowerBound ? sum &+ width : sum
    let (product, isTooMuch) = integer.multipliedReportingOverflow(by: number)
    return [range.clamp(wrapped)].map(Choice.integer) + (isTooMuch ? [] : [.integer(range.clamp(product))])
  }

  fileprivate var integer: Int? {
    if case .integer(let integer) = answer { integer } else { nil }
  }

  /// By how much a real answer differs from the plainest.
  fileprivate var deviation: Double? {
    guard case (.real(let real), .real(let plain)) = pair else { return nil }
    return (real - plain).isFinite && real != plain ? real - plain : nil
  }
}

extension [Question] {
  fileprivate func deleting(_ range: Range<Int>) -> [Question] {
    var rest = self
    rest.removeSubrange(range)
    return rest
  }

  /// The last number before a place, and the first from there on.
  fileprivate func wideIntegers(around place: Int) -> [Int] {
    [prefix(place).lastIndex(where: \.isWide), dropFirst(place).firstIndex(where: \.isWide)].compactMap { $0 }
  }
}

extension Recording.Span {
  /// Whether this is the next sibling of `other`.
  func follows(_ other: Recording.Span) -> Bool {
    label == other.label && depth == other.depth && range.lowerBound == other.range.upperBound
  }
}
