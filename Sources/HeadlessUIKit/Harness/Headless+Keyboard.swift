public import Foundation

extension Headless {
  /// Posts a keyboard notification with everything that iOS puts into its `userInfo`.
  ///
  /// - Parameters:
  ///   - begin: the frame before, in the screen's coordinates; nil leaves it out.
  ///   - end: the frame after; nil leaves it out, as some iPads have done.
  ///   - duration: seconds; nil leaves them out.
  public static func postKeyboard(
    name: NSNotification.Name,
    begin: CGRect?,
    end: CGRect?,
    duration: Double?,
    curve: Int = 7,
    isLocal: Bool = true
  ) {
    noteKeyboard(name, at: end)
    let info = keyboardInfo.values(begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal)
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  /// The keyboard goes to where it says that it will be; a frame that does not reach the screen's bottom is no
  /// docked one.
  private static func noteKeyboard(_ name: NSNotification.Name, at end: CGRect?) {
    let screen = UIScreen.main.bounds
    switch name {
    case UIResponder.keyboardWillHideNotification: keyboardPlace = .hidden
    case UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification:
      guard let end, end.isFinite else { return }
      let isThere = end.height > 0 && end.intersects(screen)
      keyboardPlace = isThere ? KeyboardPlace(frame: end, isDocked: end.maxY >= screen.maxY) : .hidden
    default: break
    }
  }

  private static var keyboardInfo = KeyboardInfo()
}
