extension ShrinkPass {
  /// Deletes up to four neighbours at once, and lowers a number before them by one: steps that only make
  /// sense together, and the size of the thing that they filled.
  public static let deleteGroups = ShrinkPass(name: "delete-groups") { shrinker in
    var index = 0
    while index < shrinker.best.spans.count, !shrinker.isExhausted {
      let first = shrinker.best.spans[index]
      if shrinker.best.isFirstSibling(index) { while shrinker.deleteGroup(from: first) {} }
      index += 1
    }
  }
}

extension Shrinker {
  /// Deletes some of the neighbours that begin with `first`; says whether it did.
  fileprivate mutating func deleteGroup(from first: Recording.Span) -> Bool {
    let siblings = best.siblings(from: first)
    let numbers = best.questions.indices.prefix(first.range.lowerBound).filter {
      best.questions[$0].lowered != nil
    }
    // Plain numbers in a row are no steps: two of them that must stay one by one must stay together.
    let areSteps = siblings.contains { $0.range.count > 2 }
    for length in 1...4 where length <= siblings.count {
      for start in 0...siblings.count - length {
        let range = siblings[start].range.lowerBound..<siblings[start + length - 1].range.upperBound
        if areSteps, length > 2, considerExactly(best.choices.deleting(range)) { return true }
        for number in numbers where considerDeleting(range, lowering: number) { return true }
      }
    }
    return false
  }

  private mutating func considerDeleting(_ range: Range<Int>, lowering index: Int) -> Bool {
    guard let lowered = best.questions[index].lowered else { return false }
    var candidate = best.choices
    candidate[index] = lowered
    return considerExactly(candidate.deleting(range))
  }
}
