// Moving between windows: the focus is given up first, controllers hear of their appearance around the move, and
// every view of the subtree hears before and after.

extension UIView {
  /// Before anything moves: a first responder that would leave its window resigns.
  final func giveUpFocusInside() {
    guard windowReference != nil else { return }
    firstResponderInside?.loseFocus()
  }

  /// Tells the subtree before its move, and answers whether a controller is part of it.
  final func announceMove(to newWindow: UIWindow?) -> Bool {
    var concernsControllers = storedController != nil
    storedController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for child in storedSubviews where child.announceMove(to: newWindow) {
      concernsControllers = true
    }
    return concernsControllers
  }

  /// A window is always in itself, whatever it lies in.
  nonisolated final func settle(in newWindow: Unmanaged<UIWindow>?) {
    if let windowReference, windowReference.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { return }
    windowReference = newWindow
    for child in storedSubviews {
      child.settle(in: newWindow)
    }
  }

  final func announceArrival() {
    didMoveToWindow()
    if storedController != nil || rarities != nil { insetsMeetNewWindow() }
    for child in storedSubviews {
      child.announceArrival()
    }
  }

  /// After everything has moved: appearance transitions that the move began come to their end.
  final func finishMove() {
    storedController?.viewDidFinishMove()
    for child in storedSubviews {
      child.finishMove()
    }
  }
}
