public import Foundation

extension Headless {
  /// How long iOS takes to turn the screen: not documented, and about this many seconds.
  private static let duration = 0.4

  /// Gives a window another size as iOS does when the device turns or a split is moved: controllers hear before, then
  /// the size changes, the window is laid out, and what takes part in the turn has its turn.
  ///
  /// - Parameter others: what else changes with the size, before the layout: the screen, safe areas, the keyboard.
  public static func resize(_ window: UIWindow, to size: CGSize, with others: () -> Void = {}) {
    guard let root = window.rootViewController, window.storedBounds.size != size else {
      window.frame.size = size
      return others()
    }
    let old = SizeClasses(in: window)
    let new = SizeClasses(of: size, on: UIDevice.current.userInterfaceIdiom)
    let isAnimated = UIView.areAnimationsEnabled
    let coordinator = TransitionCoordinator(
      from: root, to: root, in: window, duration: isAnimated ? duration : 0)
    if old != new { root.willTransition(to: new.traits, with: coordinator) }
    root.viewWillTransition(to: size, with: coordinator)
    window.frame.size = size
    others()
    if old != new { window.tellTraits(before: old.traits) }
    window.layoutIfNeeded()
    coordinator.begin()
    guard isAnimated else { return coordinator.end() }
    schedule(after: duration) { coordinator.end() }
  }
}

extension UIView {
  /// Tells this view and those below, and their controllers before them, what the traits were.
  fileprivate final func tellTraits(before old: UITraitCollection) {
    storedController?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    if storedController != nil { marginsMayHaveChanged() }
    for child in storedSubviews { child.tellTraits(before: old) }
  }
}
