import Foundation

extension UIViewController {
  /// The least margins of the controller's view: none above and below, at the sides 16 in compact width and 20 in
  /// regular.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isCompact = SizeClasses(in: viewIfLoaded?.storedWindow).horizontal == .compact
    let side: CGFloat = isCompact ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the controller's view are at least the system's.
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rarities?.respectsMinimumMargins ?? true }
    set {
      guard viewRespectsSystemMinimumLayoutMargins != newValue else { return }
      ownRarities.respectsMinimumMargins = newValue
      viewIfLoaded?.marginsMayHaveChanged()
    }
  }
}
