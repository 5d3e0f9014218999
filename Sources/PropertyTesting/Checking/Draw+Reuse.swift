// One draw serves many cases: making and destroying one takes longer than a small case.
extension Draw {
  /// Starts the case of another seed, as a new draw with the same settings would.
  /// - Precondition: the draw is uniform, its last case did not throw, and its observations are forgotten.
  @inlinable
  mutating func restart(seed: UInt64) {
    random = Random(seed: seed)
  }

  /// Whether the case has labels or scores.
  @usableFromInline
  var isObserved: Bool {
    guard let observations = notebook.first?.observations else { return false }
    return !observations.labels.isEmpty || !observations.scores.isEmpty
  }

  mutating func forgetObservations() {
    if !notebook.isEmpty { notebook[0].observations = Observations() }
  }
}
