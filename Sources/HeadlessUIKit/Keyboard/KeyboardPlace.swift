public import Foundation

/// Where the keyboard is.
public struct KeyboardPlace: Equatable, Sendable {
  /// In the screen's coordinates, in points; empty while there is no keyboard.
  public var frame: CGRect
  /// Whether it sits at the bottom of the screen, as opposed to floating, split or undocked.
  public var isDocked: Bool

  public init(frame: CGRect, isDocked: Bool) {
    (self.frame, self.isDocked) = (frame, isDocked)
  }

  public static let hidden = KeyboardPlace(frame: .zero, isDocked: true)
}

extension Headless {
  /// Where the keyboard is, as what follows it without notifications sees it.
  public internal(set) static var keyboardPlace = KeyboardPlace.hidden {
    didSet { if keyboardPlace != oldValue { keyboardDidMove() } }
  }

  /// Tells what follows the keyboard without notifications.
  static func keyboardDidMove() {
    KeyboardFollowers.tellMoved()
  }
}
