public import Foundation

/// A guide that follows something on the screen. Left out are the constraints that are active near an edge alone: how
/// near that is, is published nowhere.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers (U1 to U4).
///
/// Without a keyboard, or with one that is elsewhere, it lies at the view's bottom: as high as what the safe area
/// leaves out there. It follows the keyboard itself and no notifications, in whatever scene the keyboard is used.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, KeyboardFollower {
  /// What the view's layout has seen last.
  final var known = UIEdgeInsets.zero

  override init(of owner: UIView) {
    super.init(of: owner)
    known = insets
    KeyboardFollowers.add(self)
  }

  /// Whether an undocked, floating or split keyboard is followed too; otherwise it counts as hidden.
  open var followsUndockedKeyboard = false {
    didSet { _ = tellIfMoved() }
  }

  /// Whether the guide ends at the safe area's bottom while there is no keyboard, and not at the view's.
  open var usesBottomSafeArea = true {
    didSet { _ = tellIfMoved() }
  }

  /// How far above the keyboard a drag begins to take it away, in points; a negative one counts as none.
  open var keyboardDismissPadding: CGFloat = 0

  override var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    let bounds = view.storedBounds
    guard let covered = coveredPart(of: view) else {
      let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
      return UIEdgeInsets(top: bounds.height - height, left: 0, bottom: 0, right: 0)
    }
    return UIEdgeInsets(
      top: covered.minY - bounds.minY, left: covered.minX - bounds.minX,
      bottom: bounds.maxY - covered.maxY, right: bounds.maxX - covered.maxX)
  }

  /// Where the keyboard lies over the view, in the view's coordinates.
  private final func coveredPart(of view: UIView) -> CGRect? {
    let place = Headless.keyboardPlace
    guard place.isDocked || followsUndockedKeyboard, !place.frame.isEmpty, view.storedWindow != nil else {
      return nil
    }
    let covered = view.rectFromScreen(place.frame).intersection(view.storedBounds)
    return covered.isEmpty ? nil : covered
  }

  final func tellIfMoved() -> Bool {
    let now = insets
    guard known != now else { return false }
    known = now
    owningView?.guidedInsetsDidChange()
    return true
  }
}

extension UIView {
  /// The part of this view that the keyboard covers.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = rarities?.keyboardGuide { return guide }
    let made = UIKeyboardLayoutGuide(of: self)
    ownRarities.keyboardGuide = made
    return made
  }
}
