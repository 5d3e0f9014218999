// Each window stores at most one first responder; everything else about the focus is derived from that.

extension UIResponder {
  final var isStoredFirstResponder: Bool {
    guard let window = responderView?.storedWindow else { return false }
    return window.storedFirstResponder === self
  }

  /// The steps of `becomeFirstResponder`.
  ///
  /// Every answer may come from code that moves views or the focus, so the state is read again after each. When
  /// the old responder's farewell has given the focus to a third, the third keeps it.
  final func takeFocus() -> Bool {
    guard responderView?.storedWindow != nil else { return false }
    if isStoredFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderView?.storedWindow else { return false }
    guard let keyboard = Headless.keyboard else { return takeFocus(in: window) }
    let isTaken = keyboard.whilePinned { takeFocus(in: window, keyboard) }
    if isTaken { keyboard.focusArrived(in: window) } else { keyboard.follow() }
    if isTaken, isStoredFirstResponder { speaksBeforeKeyboard ? keyboardDidFollow() : focusDidArrive() }
    return isTaken
  }

  /// - Parameter keyboard: the one that is announced before this responder's focus, if one is.
  private func takeFocus(in window: UIWindow, _ keyboard: SimulatedKeyboard? = nil) -> Bool {
    if let holder = window.storedFirstResponder, holder !== self {
      guard holder.resignFirstResponder() else { return false }
    }
    guard responderView?.storedWindow === window else { return false }
    guard window.storedFirstResponder == nil else { return isStoredFirstResponder }
    window.storedFirstResponder = self
    if keyboard == nil || speaksBeforeKeyboard { focusDidArrive() }
    return true
  }

  /// The steps of `resignFirstResponder`.
  final func giveUpFocus() -> Bool {
    guard isStoredFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    dropFocus()
    return true
  }

  /// Resigns, whatever the responder says; it is still asked, and still told.
  final func loseFocus() {
    guard isStoredFirstResponder else { return }
    resignFirstResponder()
    dropFocus()
  }

  private func dropFocus() {
    guard isStoredFirstResponder else { return }
    responderView?.storedWindow?.storedFirstResponder = nil
    // The keyboard leaves before the field says that it has ended (a public trace).
    Headless.keyboard?.follow()
    focusDidLeave()
  }
}

extension UIView {
  /// The first responder, where it is this view, one below it, or the controller of one of these.
  final var firstResponderInside: UIResponder? {
    guard let holder = storedWindow?.storedFirstResponder, let view = holder.responderView else { return nil }
    return view.isDescendant(of: self) ? holder : nil
  }
}
