import Foundation

// Insets are derived when they are asked for. What was told last is remembered, and only where it is not zero, so
// that a layout pass can tell whoever has not heard of a change.

extension UIView {
  /// How far the window's and the controllers' bars reach into this view; zero outside a window.
  ///
  /// What reaches into the superview, less the distance of this view's edge inside it. A controller's own view has
  /// its controller's additional insets on top.
  public final var safeAreaInsets: UIEdgeInsets {
    guard SafeArea.sources != 0, windowReference != nil else { return .zero }
    return derivedSafeArea
  }

  /// The part of the bounds that nothing reaches into, for constraints.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = rarities?.safeAreaGuide { return guide }
    let made = SafeAreaGuide(of: self)
    ownRarities.safeAreaGuide = made
    return made
  }

  private final var derivedSafeArea: UIEdgeInsets {
    guard let above = storedSuperview else { return storedWindow?.storedSafeAreaInsets ?? .zero }
    return safeArea(inside: above, having: above.derivedSafeArea)
  }

  private final func safeArea(inside above: UIView, having outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let controller = storedController else { return inheritedSafeArea(inside: above, having: outer) }
    let inherited = keptSafeArea ?? inheritedSafeArea(inside: above, having: outer)
    return inherited.adding(controller.ownSafeArea)
  }

  /// What the superview's safe area is here, whatever is kept; nil without one.
  final var derivedInheritance: UIEdgeInsets? {
    storedSuperview.map { inheritedSafeArea(inside: $0, having: $0.derivedSafeArea) }
  }

  private final func inheritedSafeArea(inside above: UIView, having outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero else { return outer }
    let frame = shownFrame
    let bounds = above.storedBounds
    return UIEdgeInsets(
      top: outer.top.remaining(after: frame.minY - bounds.minY),
      left: outer.left.remaining(after: frame.minX - bounds.minX),
      bottom: outer.bottom.remaining(after: bounds.maxY - frame.maxY),
      right: outer.right.remaining(after: bounds.maxX - frame.maxX)
    )
  }

  /// The frame without its transform, but moved as far as the transform moves it.
  ///
  /// UIKit takes the safe area from where a view is shown: a transform changes it, unlike anything else in layout
  /// (openradar 35532074), and a lift by a transform must read as one by a frame (A5). Scale and rotation are not
  /// supported by UIKit's safe areas (A5), and are passed over here.
  private final var shownFrame: CGRect {
    let frame = uprightFrame
    guard let transform = rarities?.transform else { return frame }
    return CGRect(
      x: frame.origin.x + transform.tx, y: frame.origin.y + transform.ty,
      width: frame.size.width, height: frame.size.height)
  }

  /// For everything that may have moved an edge: the next pass looks at the insets here and below.
  nonisolated final func safeAreaMayHaveChanged() {
    safeAreaIsDue = true
    markAncestorsForLayout()
  }

  /// Tells this view and those below whose insets are not what they heard last.
  final func tellSafeArea() {
    hearOfSafeArea(safeAreaInsets)
  }

  /// Before a pass begins somewhere below: the highest view above that is due, for this one may hear of it.
  final func tellSafeAreaFromAbove() {
    var highest: UIView?
    var view = storedSuperview
    while let above = view {
      if above.safeAreaIsDue { highest = above }
      view = above.storedSuperview
    }
    highest?.tellSafeArea()
  }

  /// A superview that is placing this view sees to it that its size and what its guides leave agree.
  final func guidedInsetsDidChange() {
    if let above = storedSuperview, above.isLayingOut { markForLayout() } else { markSolvers() }
  }

  /// Nothing below has insets where there are none now and were none before, and no additional ones begin: those
  /// mark their own view.
  private final func hearOfSafeArea(_ insets: UIEdgeInsets) {
    safeAreaIsDue = false
    let known = rarities?.knownSafeArea ?? .zero
    if insets != known {
      ownRarities.knownSafeArea = insets
      safeAreaInsetsDidChange()
      if let storedController {
        storedController.viewSafeAreaInsetsDidChange()
        markForLayout()
      }
      if rarities?.safeAreaGuide != nil { guidedInsetsDidChange() }
      if Headless.rules.growsMarginsBySafeArea { marginsMayHaveChanged() }
    }
    if Headless.rules.freezesChildSafeAreas { freezeSafeArea() }
    guard insets != .zero || known != .zero else { return }
    for child in storedSubviews {
      child.hearOfSafeArea(windowReference == nil ? .zero : child.safeArea(inside: self, having: insets))
    }
  }
}

extension CGFloat {
  /// What is left of an inset at an edge that lies so far inside. An edge that is clear stays so for what sticks
  /// out of it.
  func remaining(after distance: CGFloat) -> CGFloat {
    self > 0 ? Swift.max(0, self - distance) : 0
  }
}

extension UIEdgeInsets {
  /// Additional insets may be negative, to take some away; there is never less than none.
  fileprivate func adding(_ more: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top + more.top), left: max(0, left + more.left),
      bottom: max(0, bottom + more.bottom), right: max(0, right + more.right))
  }
}
