extension ShrinkPass {
  /// Swaps neighbours with the same label, so that the plainer comes first.
  public static let swapSpans = ShrinkPass(name: "swap-spans") { shrinker in
    shrinker.forEachSpan { shrinker, first in
      guard let second = shrinker.best.spans.first(where: { $0.follows(first) }) else { return false }
      return shrinker.consider(shrinker.best.choices.swapping(first.range, second.range))
    }
  }
}

extension [Choice] {
  /// Swaps two ranges, of which the second follows the first directly.
  fileprivate func swapping(_ first: Range<Int>, _ second: Range<Int>) -> [Choice] {
    var swapped = self
    swapped.replaceSubrange(first.lowerBound..<second.upperBound, with: self[second] + self[first])
    return swapped
  }
}
