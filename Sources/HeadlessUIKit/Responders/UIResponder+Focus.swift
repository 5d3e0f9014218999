// Each window stores at most one first responder; everything else about the focus is derived from that.

extension UIResponder {
  final var isStoredFirstResponder: Bool {
    focusWindow?.storedFirstResponder === self
  }

  /// The window that stores the first responder: the responder's own, and for what is among the input views of a window
  /// that window.
  final var focusWindow: UIWindow? {
    guard let window = responderView?.storedWindow else { return nil }
    return window.focusOwner ?? window
  }

  /// The steps of `becomeFirstResponder`.
  ///
  /// Every answer may come from code that moves views or the focus, so the state is read again after each. When
  /// the old responder's farewell has given the focus to a third, the third keeps it.
  final func takeFocus() -> Bool {
    guard focusWindow != nil else { return false }
    if isStoredFirstResponder { return true }
    guard canBecomeFirstResponder, let window = focusWindow else { return false }
    guard let keyboard = Headless.keyboard else {
      let isTaken = window.whileFocusChanges { takeFocus(in: window) }
      window.followInputViews()
      return isTaken
    }
    let isTaken = keyboard.whilePinned { window.whileFocusChanges { takeFocus(in: window, keyboard) } }
    window.followInputViews()
    if isTaken { keyboard.focusArrived(in: window) } else { keyboard.follow() }
    guard isTaken, isStoredFirstResponder else { return isTaken }
    if speaksBeforeKeyboard { keyboardDidFollow() } else { focusDidArrive() }
    return true
  }

  /// - Parameter keyboard: the one that is announced before this responder's focus, if one is.
  private func takeFocus(in window: UIWindow, _ keyboard: SimulatedKeyboard? = nil) -> Bool {
    if let holder = window.storedFirstResponder, holder !== self {
      guard holder.resignFirstResponder() else { return false }
    }
    guard focusWindow === window else { return false }
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
    guard isStoredFirstResponder, let window = focusWindow else { return }
    window.storedFirstResponder = nil
    // The keyboard leaves before the field says that it has ended (a public trace).
    Headless.keyboard?.follow()
    window.followInputViews()
    focusDidLeave()
  }
}

extension UIView {
  /// The first responder, where it is this view, one below it, or the controller of one of these, or among the input
  /// views that one of these has brought.
  final var firstResponderInside: UIResponder? {
    guard let holder = focusWindow?.storedFirstResponder, let view = holder.responderView else { return nil }
    if view.isDescendant(of: self) { return holder }
    guard let input = view.storedWindow, input.focusOwner != nil,
      let bringer = (input as? InputWindow)?.bringer
    else { return nil }
    return bringer.responderView?.isDescendant(of: self) ?? false ? holder : nil
  }
}
