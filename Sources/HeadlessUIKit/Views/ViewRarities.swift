public import Foundation

/// What few views have: made on first use, so that the many stay small.
///
/// A class, so that it costs a plain view one empty pointer.
final class ViewRarities {
  @exclusivity(unchecked) var transform = CGAffineTransform.identity
  @exclusivity(unchecked) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) var tag = 0

  /// Whether the view lies upright and is held by its middle, as most are.
  @exclusivity(unchecked) var isPlain = true

  /// The safe area's insets that the view was told of last.
  @exclusivity(unchecked) var knownSafeArea = UIEdgeInsets.zero
  @exclusivity(unchecked) var safeAreaGuide: UILayoutGuide?

  /// The safe area that a child controller's view keeps, and under which insets of its window.
  @exclusivity(unchecked) var frozenSafeArea: (inherited: UIEdgeInsets, window: UIEdgeInsets)?

  @exclusivity(unchecked) var keyboardGuide: UIKeyboardLayoutGuide?
  @exclusivity(unchecked) var margins: LayoutMargins?
  @exclusivity(unchecked) var layout: LayoutRecord?

  @exclusivity(unchecked) var layer: CALayer?
  /// The animations that have changed the view, those that are over perhaps among them.
  @exclusivity(unchecked) var motions: [Motion] = []

  @exclusivity(unchecked) var appearance: ViewAppearance?
  @exclusivity(unchecked) var accessibility: ViewAccessibility?
  @exclusivity(unchecked) var gestureRecognizers: [UIGestureRecognizer] = []
}

extension UIView {
  /// The rarities, made when there are none.
  final var ownRarities: ViewRarities {
    if let rarities { return rarities }
    let made = ViewRarities()
    rarities = made
    return made
  }

  /// Whether the transform is the identity and the anchor point the middle.
  nonisolated final var isPlain: Bool {
    guard let rarities else { return true }
    return rarities.isPlain
  }

  public final var tag: Int {
    get { rarities?.tag ?? 0 }
    set { ownRarities.tag = newValue }
  }

  /// The place in the bounds, as a share of their size, that sits at `center`.
  public final var anchorPoint: CGPoint {
    get { rarities?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { place(anchorPoint: newValue) }
  }

  /// The view with a tag: this one or, depth first, one below.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in storedSubviews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}
