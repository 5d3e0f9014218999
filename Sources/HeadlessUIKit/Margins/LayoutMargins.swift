import Foundation

/// What a view that has to do with margins keeps about them: made on first use, so that others pay a pointer.
///
/// A class, so that it is one pointer.
final class LayoutMargins {
  /// What code has set, without the safe area; nil is the default.
  @exclusivity(unchecked) var own: UIEdgeInsets?
  @exclusivity(unchecked) var growsBySafeArea = true
  @exclusivity(unchecked) var guide: UILayoutGuide?
  @exclusivity(unchecked) var readableGuide: UILayoutGuide?

  /// What the view was told of last.
  @exclusivity(unchecked) var known: UIEdgeInsets

  /// Whether the superview's margins count here too.
  @exclusivity(unchecked) var preserves = false {
    didSet { Self.preservers += (preserves ? 1 : 0) - (oldValue ? 1 : 0) }
  }

  /// How many views care for their superview's margins: while none does, moving a view costs nothing.
  @exclusivity(unchecked) nonisolated(unsafe) static var preservers = 0

  /// The margins of most views (documentation of `layoutMargins`).
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  init(knowing margins: UIEdgeInsets) {
    known = margins
  }

  deinit {
    if preserves { Self.preservers -= 1 }
  }
}

extension UIView {
  final var ownMargins: LayoutMargins {
    let rarities = ownRarities
    if let margins = rarities.margins { return margins }
    let made = LayoutMargins(knowing: derivedMargins)
    rarities.margins = made
    return made
  }

  /// The margins as they are: the view's own, the system's least for a controller's view, the safe area on top (A4),
  /// and what of the superview's margins reaches in here where they are preserved.
  final var derivedMargins: UIEdgeInsets {
    let record = rarities?.margins
    var margins = record?.own ?? LayoutMargins.standard
    if windowReference != nil, let controller = storedController,
      controller.viewRespectsSystemMinimumLayoutMargins
    {
      // A controller's view begins with the system's margins and not with those of other views.
      margins = (record?.own ?? .zero).atLeast(UIEdgeInsets(controller.systemMinimumLayoutMargins))
    }
    if Headless.rules.growsMarginsBySafeArea, record?.growsBySafeArea ?? true {
      margins = margins.enlarged(by: safeAreaInsets)
    }
    guard record?.preserves ?? false, let above = storedSuperview else { return margins }
    return margins.atLeast(above.marginsReaching(into: uprightFrame))
  }

  /// What of the margins lies over a child's frame.
  private final func marginsReaching(into frame: CGRect) -> UIEdgeInsets {
    let margins = derivedMargins
    return UIEdgeInsets(
      top: margins.top.remaining(after: frame.minY - storedBounds.minY),
      left: margins.left.remaining(after: frame.minX - storedBounds.minX),
      bottom: margins.bottom.remaining(after: storedBounds.maxY - frame.maxY),
      right: margins.right.remaining(after: storedBounds.maxX - frame.maxX))
  }

  /// For everything that may have changed the margins: tells this view, and those below that preserve them.
  final func marginsMayHaveChanged() {
    let margins = derivedMargins
    if rarities?.margins.map({ $0.known != margins }) ?? true {
      rarities?.margins?.known = margins
      layoutMarginsDidChange()
      storedController?.viewLayoutMarginsDidChange()
      if rarities?.margins != nil {
        markForLayout()
        guidedInsetsDidChange()
      }
    }
    tellPreservers()
  }

  /// After the view has come into another window, or left one.
  final func insetsMeetNewWindow() {
    if windowReference == nil { rarities?.frozenSafeArea = nil }
    if storedController != nil || rarities?.margins != nil { marginsMayHaveChanged() }
  }

  final func tellPreservers() {
    guard LayoutMargins.preservers > 0 else { return }
    for child in storedSubviews where child.rarities?.margins?.preserves ?? false {
      child.marginsMayHaveChanged()
    }
  }
}

extension UIEdgeInsets {
  /// Edge by edge the larger one.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  fileprivate func enlarged(by more: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + more.top, left: left + more.left,
      bottom: bottom + more.bottom, right: right + more.right)
  }
}
