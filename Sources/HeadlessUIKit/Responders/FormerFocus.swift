/// Who had the focus in a view that loses it for a while, and gets it back.
@MainActor
struct FormerFocus {
  private weak var responder: UIResponder?
  /// Who brought the accessory in which the responder is.
  private weak var bringer: UIResponder?

  init?(in view: UIView?) {
    guard let holder = view?.firstResponderInside else { return nil }
    responder = holder
    bringer = (holder.responderView?.storedWindow as? InputWindow)?.bringer
  }

  /// Gives the focus back, unless somebody else has it now.
  func restore() {
    guard let responder else { return }
    if let bringer, isFree(bringer.focusWindow) { bringer.becomeFirstResponder() }
    if isFree(responder.focusWindow) { responder.becomeFirstResponder() }
  }

  private func isFree(_ window: UIWindow?) -> Bool {
    guard let window else { return false }
    return window.storedFirstResponder == nil || window.storedFirstResponder === bringer
  }
}
