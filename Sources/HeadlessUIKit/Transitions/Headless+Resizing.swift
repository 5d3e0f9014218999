public import Foundation

extension Headless {
  /// How long iOS takes to turn the screen, in seconds: not documented, and about so.
  public static let resizingDuration = 0.4

  /// Gives a window another size as iOS does when the device turns or a split is moved: controllers hear before, then
  /// the size changes, the window is laid out, and what takes part in the turn has its turn.
  ///
  /// - Parameter others: what else changes with the size, before the layout: the screen, safe areas, the keyboard.
  public static func resize(_ window: UIWindow, to size: CGSize, with others: () -> Void = {}) {
    beginResizing(window, to: size, with: others)()
  }

  /// The part of `resize` that comes before the layout; a keyboard may be announced between them.
  ///
  /// - Returns: the rest, to be called once.
  public static func beginResizing(
    _ window: UIWindow, to size: CGSize, with others: () -> Void = {}
  ) -> () -> Void {
    guard let root = window.rootViewController, window.storedBounds.size != size else {
      window.frame.size = size
      others()
      return {}
    }
    let old = SizeClasses(in: window)
    let new = SizeClasses(of: size, on: UIDevice.current.userInterfaceIdiom)
    let duration = UIView.areAnimationsEnabled ? resizingDuration : 0
    let coordinator = TransitionCoordinator(from: root, to: root, in: window, duration: duration)
    if old != new { root.willTransition(to: new.traits, with: coordinator) }
    root.viewWillTransition(to: size, with: coordinator)
    window.frame.size = size
    others()
    if old != new { window.tellTraits(before: old.traits) }
    return {
      window.layoutIfNeeded()
      coordinator.begin()
      window.layoutIfNeeded()
      guard duration > 0 else { return coordinator.end() }
      schedule(after: duration) { coordinator.end() }
    }
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
