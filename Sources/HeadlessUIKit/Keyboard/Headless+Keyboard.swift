public import Foundation

/// A keyboard notification, in the screen's coordinates and seconds; what is nil is left out.
public struct KeyboardPost: Equatable, Sendable {
  public var name: NSNotification.Name
  public var begin: CGRect?
  public var end: CGRect?
  public var duration: Double?
  public var curve = 7
  public var isLocal = true

  public init(
    name: NSNotification.Name, begin: CGRect?, end: CGRect?, duration: Double?, curve: Int = 7,
    isLocal: Bool = true
  ) {
    (self.name, self.begin, self.end) = (name, begin, end)
    (self.duration, self.curve, self.isLocal) = (duration, curve, isLocal)
  }
}

extension Headless {
  /// The keyboard that reacts to the focus; nil, as after a reset, where only the harness posts.
  @exclusivity(unchecked) public static var keyboard: SimulatedKeyboard?

  /// Called around every keyboard notification, and calls what delivers it.
  public static var keyboardWitness: ((_ post: KeyboardPost, _ deliver: () -> Void) -> Void)?

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
    deliverKeyboard(
      KeyboardPost(
        name: name, begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal), from: nil)
  }

  static func deliverKeyboard(_ post: KeyboardPost, from object: UIScreen?) {
    if isKeyboardSilent { return }
    guard let keyboardWitness else { return deliver(post, from: object) }
    keyboardWitness(post) { deliver(post, from: object) }
  }

  private static func deliver(_ post: KeyboardPost, from object: UIScreen?) {
    let info = keyboardInfo.values(
      begin: post.begin, end: post.end, duration: post.duration, curve: post.curve, isLocal: post.isLocal)
    NotificationCenter.default.post(name: post.name, object: object, userInfo: info)
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

  @exclusivity(unchecked) private static var keyboardInfo = KeyboardInfo()
}
