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

  /// Whether the keyboard comes and goes and nobody is told: sheets and alerts keep clear of it as ever, and neither
  /// observers nor layout guides know. What a screen does by itself is what differs from this.
  @exclusivity(unchecked) public static var isKeyboardSilent = false

  /// The place for layout guides.
  static var announcedKeyboardPlace: KeyboardPlace { isKeyboardSilent ? .hidden : keyboardPlace }

  /// Tells what follows the keyboard without notifications.
  static func keyboardDidMove() {
    KeyboardFollowers.tellMoved()
  }
}
