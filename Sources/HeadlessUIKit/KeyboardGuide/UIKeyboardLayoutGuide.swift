public import Foundation

/// The part of a view that the keyboard covers (U1 to U4).
///
/// Without a keyboard, or with one that is elsewhere, it lies at the view's bottom: as high as what the safe area
/// leaves out there. It follows the keyboard itself and no notifications, in whatever scene the keyboard is used.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, KeyboardFollower {
  /// What the view's layout has seen last.
  final var known = UIEdgeInsets.zero
  private final var knownEdges: NSDirectionalRectEdge?

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
    let place = Headless.announcedKeyboardPlace
    guard place.isDocked || followsUndockedKeyboard, !place.frame.isEmpty, view.storedWindow != nil else {
      return nil
    }
    let covered = view.rectFromScreen(place.frame).intersection(view.storedBounds)
    return covered.isEmpty ? nil : covered
  }

  /// As Apple's article on the guide lists it. A docked keyboard, and one that is not there, is near the bottom
  /// alone. One that is undocked or split can be near the top, and one that floats near any edge; but in compact
  /// width it is away from the sides. Tracked constraints apply only where an undocked keyboard is followed.
  override var nearEdges: NSDirectionalRectEdge? {
    guard followsUndockedKeyboard else { return nil }
    let place = Headless.announcedKeyboardPlace
    guard let view = owningView, let window = view.storedWindow, !place.isDocked, coveredPart(of: view) != nil
    else { return .bottom }
    let (frame, bounds) = (window.rectFromScreen(place.frame), window.storedBounds)
    let limit = CGFloat(Headless.rules.nearEdgeDistance)
    var near: NSDirectionalRectEdge = frame.minY - bounds.minY <= limit ? .top : []
    guard place.frame.width < UIScreen.main.bounds.width else { return near }
    if bounds.maxY - frame.maxY <= limit { near.insert(.bottom) }
    guard SizeClasses(in: window).horizontal != .compact else { return near }
    if frame.minX - bounds.minX <= limit { near.insert(.leading) }
    if bounds.maxX - frame.maxX <= limit { near.insert(.trailing) }
    return near
  }

  final func tellIfMoved() -> Bool {
    let edges = nearEdges
    if knownEdges != edges {
      knownEdges = edges
      activateTracked()
    }
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
