extension ShrinkPass {
  /// Swaps neighbours with the same label, so that the plainer comes first.
  public static let swapSpans = ShrinkPass(name: "swap-spans") { shrinker in
    shrinker.forEachSpan { shrinker, first in
      guard let second = shrinker.best.spans.first(where: { $0.follows(first) }) else { return false }
      return shrinker.consider(shrinker.best.choices.swapping(first.range, second.range))
    }
  }
}
