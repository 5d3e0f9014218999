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
    let info = keyboardInfo.values(begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal)
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  private static var keyboardInfo = KeyboardInfo()
}
