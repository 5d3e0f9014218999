// Moving between windows: the focus is given up first, controllers hear of their appearance around the move, and
// every view of the subtree hears before and after.

extension UIView {
  /// Before anything moves: a first responder that would leave its window resigns.
  final func giveUpFocusInside() {
    guard windowReference != nil else { return }
    firstResponderInside?.loseFocus()
  }

  /// After everything has moved: a responder that took the focus again while it was told, and has left its window now.
  final func giveUpFocus(leftIn window: UIWindow?) {
    guard let window = window?.focusOwner ?? window, let holder = window.storedFirstResponder,
      holder.focusWindow !== window
    else { return }
    window.storedFirstResponder = nil
    Headless.keyboard?.follow()
    window.followInputViews()
    holder.focusDidLeave()
  }

  /// Tells the subtree before its move; the answer is its controllers, from the top down.
  final func announceMove(to newWindow: UIWindow?) -> [UIViewController] {
    var controllers: [UIViewController] = []
    announceMove(to: newWindow, noting: &controllers)
    return controllers
  }

  private final func announceMove(to newWindow: UIWindow?, noting controllers: inout [UIViewController]) {
    if let storedController {
      controllers.append(storedController)
      storedController.viewWillMove(toWindow: newWindow)
    }
    willMove(toWindow: newWindow)
    if storedSubviews.isEmpty { return }
    for child in storedSubviews where isSuperview(of: child) {
      child.announceMove(to: newWindow, noting: &controllers)
    }
  }

  /// A window is always in itself, whatever it lies in.
  nonisolated final func settle(in newWindow: Unmanaged<UIWindow>?) {
    if let windowReference, windowReference.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { return }
    windowReference = newWindow
    for index in storedSubviews.indices {
      Unmanaged.passUnretained(storedSubviews[index])._withUnsafeGuaranteedRef { $0.settle(in: newWindow) }
    }
  }

  final func announceArrival() {
    didMoveToWindow()
    if storedController != nil || rarities != nil { insetsMeetNewWindow() }
    if storedSubviews.isEmpty { return }
    for child in storedSubviews where isSuperview(of: child) {
      child.announceArrival()
    }
  }

  /// Whether a view still lies here: one that was told before it may have taken it out.
  nonisolated final func isSuperview(of child: UIView) -> Bool {
    child.superviewReference?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }
}
