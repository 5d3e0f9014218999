import Foundation

// The views of child controllers may keep the safe area that they were given first, wherever they go then (A2). While
// nothing covers them they have nothing to keep: "the insets remain zero" (matrixprojects.net/p/safe-area-insets), and
// the first that are not zero stay. A window whose own insets change, as when it turns, begins anew.

extension UIView {
  /// What a child controller's view keeps, without the controller's own insets.
  final var keptSafeArea: UIEdgeInsets? {
    guard Headless.rules.freezesChildSafeAreas, let frozen = rarities?.frozenSafeArea,
      storedController?.storedParent != nil, frozen.window == storedWindow?.storedSafeAreaInsets
    else { return nil }
    return frozen.inherited
  }

  /// After the view has been told of its safe area.
  final func freezeSafeArea() {
    guard let window = storedWindow, storedController?.storedParent != nil else { return }
    // What sticks out of a view around it, as a screen does that is lifted or that is still to be laid out after a turn,
    // has no insets to keep, nor has one whose controller corrects them: the source speaks of views in their places.
    guard storedController?.additionalSafeAreaInsets == .zero, isInPlace else { return }
    guard keptSafeArea == nil, let inherited = derivedInheritance, inherited != .zero else { return }
    ownRarities.frozenSafeArea = (inherited, window.storedSafeAreaInsets)
  }

  /// Whether this view lies in its superview, and that in its own, and so on.
  private final var isInPlace: Bool {
    var view = self
    while let above = view.storedSuperview {
      guard above.storedBounds.contains(view.uprightFrame) else { return false }
      view = above
    }
    return true
  }
}
