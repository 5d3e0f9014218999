import Foundation

extension UIViewController {
  /// What the controller adds to its view's safe area, and what its container does.
  final var ownSafeArea: UIEdgeInsets {
    guard let imposed = rarities?.imposedSafeArea, imposed != .zero else { return storedAdditionalSafeArea }
    let additional = storedAdditionalSafeArea
    return UIEdgeInsets(
      top: imposed.top + additional.top, left: imposed.left + additional.left,
      bottom: imposed.bottom + additional.bottom, right: imposed.right + additional.right)
  }

  /// For containers, whose bars reach into their children's views; the children's additional insets are their own.
  final func imposeSafeArea(_ insets: UIEdgeInsets) {
    let old = rarities?.imposedSafeArea ?? .zero
    guard old != insets else { return }
    SafeArea.note(change: old, to: insets)
    ownRarities.imposedSafeArea = insets
    viewIfLoaded?.safeAreaMayHaveChanged()
    Headless.hierarchyDidChange()
  }
}
