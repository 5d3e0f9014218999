import Foundation

/// A keyboard that a dragging finger takes along, in a scroll view that dismisses it interactively.
///
/// It follows the finger below its top without a notification (K7), so only what watches `Headless.keyboardPlace`
/// sees it move. Where the finger lifts, it is back in its place before the focus goes, so that whoever hides it
/// starts from the frame that was shown (K6).
@MainActor
struct KeyboardPull {
  private unowned let window: UIWindow
  /// How far above the keyboard the finger takes hold of it already, in points.
  private let padding: CGFloat
  private var rest: KeyboardPlace
  private var shown: KeyboardPlace
  /// Where the keyboard's top would be that hangs on the finger.
  private var heldTop: CGFloat
  private var goesUp = false

  /// Nil where no docked keyboard is up for a text input of the window.
  init?(by scrollView: UIScrollView, in window: UIWindow) {
    let place = Headless.keyboardPlace
    guard place.isDocked, !place.frame.isEmpty, Self.textInput(of: window) != nil else { return nil }
    self.window = window
    padding = scrollView.keyboardDismissPadding
    (rest, shown) = (place, place)
    heldTop = place.frame.minY
  }

  private var isHeld: Bool { heldTop > rest.frame.minY }

  /// - Parameter y: where the finger is on the screen.
  mutating func follow(to y: CGFloat) {
    guard isUndisturbed else { return }
    (goesUp, heldTop) = (y + padding < heldTop, y + padding)
    shown = rest
    if isHeld { shown.frame.origin.y = min(heldTop, rest.frame.maxY) }
    Headless.keyboardPlace = shown
  }

  /// A finger that lifts below the keyboard's top has dismissed it, unless it was on its way up again.
  mutating func lift() {
    guard isUndisturbed else { return }
    cancel()
    if isHeld, !goesUp { Self.dismissKeyboard(of: window) }
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

extension UIView {
  /// What the nearest keyboard guide here or above says of where its keyboard can be taken hold of.
  fileprivate final var keyboardDismissPadding: CGFloat {
    var view: UIView? = self
    while let here = view {
      if let guide = here.rarities?.keyboardGuide { return max(0, guide.keyboardDismissPadding) }
      view = here.storedSuperview
    }
    return 0
  }
}
