extension ShrinkPass {
  /// Leaves a span out, and mends one answer elsewhere.
  ///
  /// A part often cannot go on its own: what it did must then be done by another, such as a shift that
  /// one number made and another can make as well.
  public static let deleteAndMend = ShrinkPass(name: "delete-and-mend") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let choices = shrinker.best.choices
      let removed = shrinker.best.deviations(in: span.range)
      return shrinker.considerMended(choices.deleting(span.range), removed)
        || (choices.collapsing(span.range).map { shrinker.considerMended($0, removed) } ?? false)
    }
  }

  /// Puts an inner span in the place of an outer one with the same label, and mends one answer: what
  /// the outer did, the inner may have to do.
  public static let hoistAndMend = ShrinkPass(name: "hoist-and-mend") { shrinker in
    shrinker.forEachSpan { shrinker, outer in
      let recording = shrinker.best
      for inner in recording.spans
      where inner.label == outer.label && inner.depth > outer.depth
        && outer.range.contains(inner.range.lowerBound)
      {
        var candidate = recording.choices
        candidate.replaceSubrange(outer.range, with: recording.choices[inner.range])
        let removed =
          recording.deviations(in: outer.range.lowerBound..<inner.range.lowerBound)
          + recording.deviations(in: inner.range.upperBound..<outer.range.upperBound)
        if shrinker.considerMended(candidate, removed) { return true }
      }
      return false
    }
  }

  /// Swaps neighbours with the same label, and mends one answer: an order is often only plainer with a
  /// small change elsewhere.
  public static let swapAndMend = ShrinkPass(name: "swap-and-mend") { shrinker in
    shrinker.forEachSpan { shrinker, first in
      guard let second = shrinker.best.spans.first(where: { $0.follows(first) }) else { return false }
      let swapped = shrinker.best.choices.swapping(first.range, second.range)
      return shrinker.considerMended(swapped, [], from: first.range.lowerBound)
    }
  }

  /// Answers one question with the plainest, and mends a later one.
  public static let lowerAndMend = ShrinkPass(name: "lower-and-mend") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      let question = shrinker.best.questions[index]
      if question.answer != question.plainest {
        var candidate = shrinker.best.choices
        candidate[index] = question.plainest
        _ = shrinker.considerMended(
          candidate, shrinker.best.deviations(in: index..<index + 1), from: index + 1)
      }
      index += 1
    }
  }
}

extension Shrinker {
  /// Considers `choices` with one answer from `start` on changed: a question of a few possible answers
  /// gets another one, or a number takes over what was `removed`.
  fileprivate mutating func considerMended(
    _ choices: [Choice], _ removed: [Double], from start: Int = 0
  ) -> Bool {
    for index in choices.indices.dropFirst(start) {
      for answer in choices[index].alternatives(takingOver: removed) {
        var candidate = choices
        candidate[index] = answer
        if consider(candidate) { return true }
      }
    }
    return false
  }
}

extension Choice {
  fileprivate func alternatives(takingOver removed: [Double]) -> [Choice] {
    switch self {
    case .flag(let flag): [.flag(!flag)]
    case .integer(let integer) where (0..<8).contains(integer):
      (0..<8).filter { $0 != integer }.map(Choice.integer)
    case .real(let real) where real.isFinite: removed.flatMap { [.real(real + $0), .real(real - $0)] }
    default: []
    }
  }
}

extension Recording {
  /// By how much the real answers in a range differ from the plainest.
  fileprivate func deviations(in range: Range<Int>) -> [Double] {
    questions[range].compactMap { question in
      guard case (.real(let real), .real(let plain)) = (question.answer, question.plainest) else {
        return nil
      }
      let deviation = real - plain
      return deviation.isFinite && deviation != 0 ? deviation : nil
    }
  }
}

extension Recording.Span {
  /// Whether this is the next sibling of `other`.
  func follows(_ other: Recording.Span) -> Bool {
    label == other.label && depth == other.depth && range.lowerBound == other.range.upperBound
  }
}

extension [Choice] {
  /// Swaps two ranges, of which the second follows the first directly.
  func swapping(_ first: Range<Int>, _ second: Range<Int>) -> [Choice] {
    var swapped = self
    swapped.replaceSubrange(first.lowerBound..<second.upperBound, with: self[second] + self[first])
    return swapped
  }
}
