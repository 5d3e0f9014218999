/// What a view that has to do with constraints keeps about them: made on first use, so that others pay a pointer.
///
/// A class, so that it is one pointer.
final class LayoutRecord {
  /// The active constraints that the view holds, in the order of activation.
  @exclusivity(unchecked) var held: [NSLayoutConstraint] = []

  /// The guides that constraints place.
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []

  /// Constraints decide where the view lies, and not its frame and autoresizing mask.
  @exclusivity(unchecked) var isConstrained = false

  /// The view's layout places children by constraints.
  @exclusivity(unchecked) var solves = false

  /// The view, or something in it, is named by a constraint that is held further up.
  @exclusivity(unchecked) var bears = false

  @exclusivity(unchecked) var hugging = Fit(across: .defaultLow, down: .defaultLow)
  @exclusivity(unchecked) var resistance = Fit(across: .defaultHigh, down: .defaultHigh)

  /// `updateConstraints` is due. It is for whoever begins to have to do with constraints.
  @exclusivity(unchecked) var needsUpdate = true {
    didSet { Self.updatesDue += (needsUpdate ? 1 : 0) - (oldValue ? 1 : 0) }
  }

  /// How many views are due for `updateConstraints`: while none is, a pass looks for none.
  @exclusivity(unchecked) nonisolated(unsafe) static var updatesDue = 0

  init() {
    Self.updatesDue += 1
  }

  deinit {
    if needsUpdate { Self.updatesDue -= 1 }
  }

  /// How much a view's own idea of its size matters.
  struct Fit {
    var across: UILayoutPriority
    var down: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? across : down }
      set { if axis == .horizontal { across = newValue } else { down = newValue } }
    }
  }
}
