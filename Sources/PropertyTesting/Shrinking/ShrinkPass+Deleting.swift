extension ShrinkPass {
  /// Deletes whole spans, long ones first, or leaves out what an optional span holds.
  public static let deleteSpans = ShrinkPass(name: "delete-spans") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let choices = shrinker.best.choices
      return shrinker.consider(choices.deleting(span.range))
        || (choices.collapsing(span.range).map { shrinker.consider($0) } ?? false)
    }
  }

  /// Deletes runs of choices, long ones first: what belongs together without a span that says so.
  public static let deleteRuns = ShrinkPass(name: "delete-runs") { shrinker in
    for length in [8, 4, 2, 1] {
      var end = shrinker.best.questions.count
      while end >= length {
        let isDeleted = shrinker.consider(shrinker.best.choices.deleting(end - length..<end))
        end = min(end - (isDeleted ? length : 1), shrinker.best.questions.count)
      }
    }
  }

  /// Puts a span in the place of one that encloses it and has the same label: the inner tree in
  /// place of the outer.
  public static let hoistSpans = ShrinkPass(name: "hoist-spans") { shrinker in
    shrinker.forEachSpan { shrinker, outer in
      let choices = shrinker.best.choices
      for inner in shrinker.best.spans
      where inner.label == outer.label && inner.depth > outer.depth
        && outer.range.contains(inner.range.lowerBound)
      {
        var candidate = choices
        candidate.replaceSubrange(outer.range, with: choices[inner.range])
        if shrinker.consider(candidate) { return true }
      }
      return false
    }
  }

  /// Deletes a span and lowers by one every number equal to one that follows it: an element together
  /// with the reference to an element behind it.
  public static let deleteAndLower = ShrinkPass(name: "delete-and-lower") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let rest = shrinker.best.choices.deleting(span.range)
      for number in Set(rest[span.range.lowerBound...].compactMap(\.positiveInteger)).sorted() {
        let above = rest.loweringIntegers(from: span.range.lowerBound) { $0 >= number }
        let equal = rest.loweringIntegers(from: span.range.lowerBound) { $0 == number }
        if shrinker.consider(above) || shrinker.consider(equal) { return true }
      }
      return false
    }
  }

  /// Answers a question with the plainest, and deletes a few of the answers that follow: what was asked
  /// only because of the answer before, such as what a kind of thing has and a plainer kind has not.
  public static let lowerAndDelete = ShrinkPass(name: "lower-and-delete") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      if shrinker.best.questions[index].isDiscrete,
        shrinker.best.questions[index].answer != shrinker.best.questions[index].plainest
      {
        shrinker.lowerAndDelete(at: index)
      }
      index += 1
    }
  }

  /// Deletes two spans at once: what only makes sense together, such as leaving and coming back.
  public static let deletePairs = ShrinkPass(name: "delete-pairs") { shrinker in
    shrinker.forEachSpan { shrinker, first in
      for second in shrinker.best.spans where second.range.lowerBound >= first.range.upperBound {
        let candidate = shrinker.best.choices.deleting(second.range).deleting(first.range)
        if shrinker.consider(candidate) { return true }
      }
      return false
    }
  }
}

extension Shrinker {
  /// Calls `body` for each span of the best, long ones first; again for the same place when it
  /// succeeded, because another span stands there then.
  mutating func forEachSpan(_ body: (inout Shrinker, Recording.Span) -> Bool) {
    var spans = best.spansByLength
    var index = 0
    while index < spans.count, !isExhausted {
      if body(&self, spans[index]) { spans = best.spansByLength } else { index += 1 }
    }
  }
}

extension Shrinker {
  fileprivate mutating func lowerAndDelete(at index: Int) {
    var lowered = best.choices
    lowered[index] = best.questions[index].plainest
    for start in index + 1..<min(index + 13, lowered.count) {
      for length in 1...6 where start + length <= lowered.count {
        if consider(lowered.deleting(start..<start + length)) { return }
      }
    }
  }
}

extension Question {
  fileprivate var isDiscrete: Bool {
    if case .real = answer { false } else { true }
  }
}

extension Recording {
  fileprivate var spansByLength: [Span] {
    spans.filter { !$0.range.isEmpty }.sorted { one, other in
      (-one.range.count, one.range.lowerBound) < (-other.range.count, other.range.lowerBound)
    }
  }
}

extension [Choice] {
  /// What is left if the thing that a span asks for is not there; nil if it is not, or the span asks for
  /// no such thing.
  func collapsing(_ range: Range<Int>) -> [Choice]? {
    guard range.count > 1, self[range.lowerBound] == .flag(true) else { return nil }
    var collapsed = self
    collapsed.replaceSubrange(range, with: [.flag(false)])
    return collapsed
  }

  func deleting(_ range: Range<Int>) -> [Choice] {
    var rest = self
    rest.removeSubrange(range)
    return rest
  }

  func loweringIntegers(from start: Int, where condition: (Int) -> Bool) -> [Choice] {
    var lowered = self
    for index in start..<count {
      if let number = self[index].positiveInteger, condition(number) { lowered[index] = .integer(number - 1) }
    }
    return lowered
  }
}

extension Choice {
  var positiveInteger: Int? {
    if case .integer(let integer) = self, integer > 0 { integer } else { nil }
  }
}
