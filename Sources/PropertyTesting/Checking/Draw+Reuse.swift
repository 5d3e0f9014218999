// One draw serves many cases: making and destroying one takes longer than a small case.
extension Draw {
  /// Starts the case of another seed, as a new draw with the same settings would.
  /// - Precondition: the draw is uniform, its last case did not throw, and its observations are forgotten.
  @inlinable
  mutating func restart(seed: UInt64) {
    random = Random(seed: seed)
  }

  /// Whether the case may have labels or scores: without any it has no notebook.
  @inlinable
  var isObserved: Bool { !notebook.isEmpty }

  mutating func forgetObservations() {
    if isUniform { notebook = [] } else { observations = Observations() }
  }
}
