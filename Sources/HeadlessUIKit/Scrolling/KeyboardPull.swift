import Foundation

/// A keyboard that a dragging finger takes along, in a scroll view that dismisses it interactively.
///
/// It follows the finger below its top without a notification (K7), so only what watches `Headless.keyboardPlace`
/// sees it move. Where the finger lifts, it is back in its place before the focus goes, so that whoever hides it
/// starts from the frame that was shown (K6).
@MainActor
struct KeyboardPull {
  private unowned let window: UIWindow
  private var rest: KeyboardPlace
  private var shown: KeyboardPlace
  private var fingerY: CGFloat = 0
  private var goesUp = false

  /// Nil where no docked keyboard is up for a text input of the window.
  init?(in window: UIWindow) {
    let place = Headless.keyboardPlace
    guard place.isDocked, !place.frame.isEmpty, Self.textInput(of: window) != nil else { return nil }
    self.window = window
    (rest, shown) = (place, place)
  }

  private var isBelowTop: Bool { fingerY > rest.frame.minY }

  /// - Parameter y: where the finger is on the screen.
  mutating func follow(to y: CGFloat) {
    guard isUndisturbed else { return }
    (goesUp, fingerY) = (y < fingerY, y)
    shown = rest
    if isBelowTop { shown.frame.origin.y = min(y, rest.frame.maxY) }
    Headless.keyboardPlace = shown
  }

  /// A finger that lifts below the keyboard's top has dismissed it, unless it was on its way up again.
  mutating func lift() {
    guard isUndisturbed else { return }
    cancel()
    if isBelowTop, !goesUp { Self.dismissKeyboard(of: window) }
  }

  mutating func cancel() {
    if isUndisturbed { Headless.keyboardPlace = rest }
    shown = rest
  }

  /// Whether nobody else has moved the keyboard meanwhile; who has knows better where it belongs.
  private var isUndisturbed: Bool { Headless.keyboardPlace == shown }

  /// Takes the focus from a text input, wherever in the window it is: a search bar above a list loses it too.
  static func dismissKeyboard(of window: UIWindow) {
    textInput(of: window)?.resignFirstResponder()
  }

  private static func textInput(of window: UIWindow) -> UIResponder? {
    guard let holder = window.storedFirstResponder, holder is any UIKeyInput else { return nil }
    return holder
  }
}
