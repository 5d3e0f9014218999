extension ShrinkPass {
  /// Deletes neighbours with the same label, the last first and then twice as many each time: most of a
  /// long list has nothing to do with the failure.
  public static let deleteSiblings = ShrinkPass(name: "delete-siblings") { shrinker in
    var index = 0
    while index < shrinker.best.spans.count, !shrinker.isExhausted {
      let span = shrinker.best.spans[index]
      if shrinker.best.isFirstSibling(index) { shrinker.deleteSiblings(from: span) }
      index += 1
    }
  }

  /// Deletes whole spans, long ones first, or leaves out what an optional span holds.
  public static let deleteSpans = ShrinkPass(name: "delete-spans") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let choices = shrinker.best.choices
      if shrinker.consider(choices.deleting(span.range)) { return true }
      guard !shrinker.best.questions[span.range.lowerBound].asksForMore else { return false }
      return choices.collapsing(span.range).map { shrinker.consider($0) } ?? false
    }
  }

  /// Deletes runs of choices, long ones first: what belongs together without a span that says so, such as
  /// the end of one list and the beginning of the next.
  public static let deleteRuns = ShrinkPass(name: "delete-runs") { shrinker in
    for length in [8, 4, 2, 1] {
      var end = shrinker.best.questions.count
      while end >= length {
        let range = end - length..<end
        let isDeleted =
          (shrinker.best.weight > 0 || !shrinker.best.hasElement(in: range))
          && shrinker.considerExactly(shrinker.best.choices.deleting(range))
        end = min(end - (isDeleted ? length : 1), shrinker.best.questions.count)
      }
    }
  }

  /// Puts a span in the place of one that encloses it and has the same label: the inner tree in
  /// place of the outer.
  public static let hoistSpans = ShrinkPass(name: "hoist-spans") { shrinker in
    shrinker.forEachSpan { shrinker, outer in
      let choices = shrinker.best.choices
      for inner in shrinker.best.spans where inner.isInside(outer) {
        var candidate = choices
        candidate.replaceSubrange(outer.range, with: choices[inner.range])
        if shrinker.consider(candidate) { return true }
      }
      return false
    }
  }

  /// Deletes a span and lowers by one every number above its place among its neighbours, or every number
  /// equal to one that follows it: an element together with the references to what is behind it.
  public static let deleteAndLower = ShrinkPass(name: "delete-and-lower") { shrinker in
    shrinker.forEachSpan { shrinker, span in
      let range = shrinker.best.deletable(span)
      let rest = shrinker.best.choices.deleting(range)
      let place = shrinker.best.spans.count { $0.isEarlierSibling(of: span) }
      if shrinker.considerExactly(rest.loweringIntegers(from: 0) { $0 > place }) { return true }
      for number in Set(rest[span.range.lowerBound...].compactMap(\.positiveInteger)).sorted().prefix(8) {
        let above = rest.loweringIntegers(from: span.range.lowerBound) { $0 >= number }
        let equal = rest.loweringIntegers(from: span.range.lowerBound) { $0 == number }
        if shrinker.considerExactly(above) || shrinker.considerExactly(equal) { return true }
      }
      return false
    }
  }

  /// Answers a question with the plainest, and deletes a few of the answers that follow: what was asked
  /// only because of the answer before, such as what a kind of thing has and a plainer kind has not.
  public static let lowerAndDelete = ShrinkPass(name: "lower-and-delete") { shrinker in
    var index = 0
    while index < shrinker.best.questions.count, !shrinker.isExhausted {
      let question = shrinker.best.questions[index]
      if question.isDiscrete, question.answer != question.plainest {
        shrinker.lowerAndDelete(at: index)
      }
      index += 1
    }
  }

  /// Deletes two spans at once: what only makes sense together, such as leaving and coming back.
  ///
  /// There are too many pairs of hundreds of spans: those are left to the passes that delete one.
  public static let deletePairs = ShrinkPass(name: "delete-pairs") { shrinker in
    guard shrinker.best.spans.count <= 200 else { return }
    shrinker.forEachSpan { shrinker, first in
      for second in shrinker.best.spans where second.range.lowerBound >= first.range.upperBound {
        let candidate = shrinker.best.choices.deleting(second.range).deleting(first.range)
        if shrinker.considerExactly(candidate) { return true }
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

  /// Considers choices if the generator uses them just as they are: where it does not, what is drawn has
  /// little to do with what was meant.
  ///
  /// Not so where elements have a weight. A shorter story is worth many evaluations, and one that was not
  /// meant is a story too: twenty searches for ten faults each end in fewer different stories so.
  mutating func considerExactly(_ choices: [Choice]) -> Bool {
    let isStory = best.weight > 0
    return consider(choices) { isStory || $0.choices == choices }
  }

  /// Deletes of the neighbours that begin at a place what can go.
  fileprivate mutating func deleteSiblings(from first: Recording.Span) {
    var kept = 0
    while !isExhausted {
      guard deleteSiblings(1, from: first, before: kept) else {
        kept += 1
        if kept >= best.siblings(from: first).count { return }
        continue
      }
      var run = 2
      while deleteSiblings(run, from: first, before: kept) { run *= 2 }
    }
  }

  /// Deletes so many neighbours before those that are kept at the end.
  private mutating func deleteSiblings(_ count: Int, from first: Recording.Span, before kept: Int) -> Bool {
    let siblings = best.siblings(from: first)
    let end = siblings.count - kept
    guard end > 0 else { return false }
    let start = siblings[max(0, end - count)].range.lowerBound
    return consider(best.choices.deleting(start..<siblings[end - 1].range.upperBound))
  }

  fileprivate mutating func lowerAndDelete(at index: Int) {
    var lowered = best.choices
    lowered[index] = best.questions[index].plainest
    for start in index + 1..<min(index + 13, lowered.count) {
      for length in 1...6 where start + length <= lowered.count {
        if considerExactly(lowered.deleting(start..<start + length)) { return }
      }
    }
  }
}

extension Question {
  /// Whether it asks for one of a few things: other things may be asked because of the answer.
  fileprivate var isDiscrete: Bool {
    switch answer {
    case .flag: !asksForMore
    case .integer: !isWide
    case .real, .text: false
    }
  }

  /// Whether it asks for a number rather than for one of a few things.
  var isWide: Bool {
    range.map { $0.upperBound.distanceMagnitude(to: $0.lowerBound) > 31 } ?? false
  }
}

extension Recording {
  fileprivate var spansByLength: [Span] {
    spans.filter { !$0.range.isEmpty }.sorted { one, other in
      (-one.range.count, one.range.lowerBound) < (-other.range.count, other.range.lowerBound)
    }
  }

  /// What goes with a span when it is deleted: an element that must be there is not asked for, and the next
  /// takes its place, which is not asked for then either.
  fileprivate func deletable(_ span: Span) -> Range<Int> {
    let isAskedFor = questions[span.range.lowerBound].asksForMore
    let end = span.range.upperBound
    guard !isAskedFor, end < questions.count, questions[end].asksForMore, questions[end].answer == .flag(true)
    else { return span.range }
    return span.range.lowerBound..<end + 1
  }

  /// Whether a span is the first of several neighbours.
  func isFirstSibling(_ index: Int) -> Bool {
    let span = spans[index]
    return spans.contains { $0.follows(span) } && !spans.contains { span.follows($0) }
  }

  /// Whether a whole element of a collection is in a range: those are deleted as such.
  fileprivate func hasElement(in range: Range<Int>) -> Bool {
    spans.contains { span in
      span.range.count > 1 && range.contains(span.range.lowerBound)
        && range.upperBound >= span.range.upperBound
        && questions[span.range.lowerBound].asksForMore
    }
  }

  /// A span and its neighbours after it.
  func siblings(from first: Span) -> [Span] {
    var siblings: [Span] = []
    var end = first.range.lowerBound
    for span in spans
    where span.label == first.label && span.depth == first.depth && span.range.lowerBound == end
      && !span.range.isEmpty
    {
      siblings.append(span)
      end = span.range.upperBound
    }
    return siblings
  }
}

extension Recording.Span {
  /// Whether it is an inner one of the same kind.
  func isInside(_ outer: Recording.Span) -> Bool {
    label == outer.label && depth > outer.depth && outer.range.contains(range.lowerBound)
  }

  /// Whether it is a neighbour before another; empty ones and those of other parents may count too.
  func isEarlierSibling(of other: Recording.Span) -> Bool {
    label == other.label && depth == other.depth && range.lowerBound < other.range.lowerBound
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
