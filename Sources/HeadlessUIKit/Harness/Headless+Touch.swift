public import Foundation

extension Headless {
  /// Puts a finger down on a window, given in the window's coordinates, and lifts it again.
  ///
  /// The view that is hit hears both. A text field or text view that is hit, or that lies around what is hit, takes
  /// the focus as the finger lifts.
  ///
  /// - Returns: the view that was hit.
  @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> UIView? {
    guard let view = window.hitTest(point, with: nil) else { return nil }
    let touch = UITouch(at: point, in: window, on: view)
    let event = UIEvent(touches: [touch])
    view.touchesBegan([touch], with: event)
    touch.phase = .ended
    view.touchesEnded([touch], with: event)
    var tapped: UIView? = view
    while let here = tapped, !here.takesFocusOnTap() {
      tapped = here.superview
    }
    return view
  }
}
