/// A keyboard notification as a scenario posts it: honest or not, complete or not.
public struct KeyboardNotification: Hashable, Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case willShow, willHide, willChangeFrame, didShow, didHide, didChangeFrame
  }

  /// The frame before the change.
  public enum Begin: Hashable, Sendable {
    /// Where the keyboard was: its last frame, or below the screen.
    case honest
    case missing
    case frame(Rect)
  }

  public var name: Name
  /// The frame after the change in screen coordinates; nil leaves the key out.
  public var end: Rect?
  public var begin = Begin.honest
  /// In seconds; nil leaves the key out.
  public var duration: Double? = 0.25
  /// The raw animation curve; 7 is what UIKit's keyboard uses, though no public case has it.
  public var curve = 7
  /// Whether the keyboard belongs to this app.
  public var isLocal = true

  public init(_ name: Name, end: Rect?) {
    (self.name, self.end) = (name, end)
  }

  /// The same notification with everything but its name and its end frame as usual.
  public var plain: KeyboardNotification { KeyboardNotification(name, end: end) }

  /// The commonest end frame of a notification of this name on a screen: a keyboard of 216 points,
  /// docked, or just below the screen for a hide.
  public static func plainEnd(of name: Name, on screen: Size) -> Rect {
    let height = 216.0
    return switch name {
    case .willShow, .willChangeFrame, .didShow, .didChangeFrame:
      Rect(0, screen.height - height, screen.width, height)
    case .willHide, .didHide:
      Rect(0, screen.height, screen.width, height)
    }
  }
}
