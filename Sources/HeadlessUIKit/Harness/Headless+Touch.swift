public import Foundation

extension Headless {
  /// Puts a finger down on a window, given in the window's coordinates, and lifts it again at once.
  ///
  /// Gesture recognizers of the view that is hit and of all above it hear first, and then the view, as far as they let
  /// it. A text field or text view that is hit, or that lies around what is hit, takes the focus, unless a recognizer or
  /// a button inside it has a better claim.
  ///
  /// - Returns: the view that was hit.
  @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> UIView? {
    touch([point], in: window)
  }

  /// Puts a finger down on the first of some points, given in a window's coordinates, leads it through the others, and
  /// lifts it at the last.
  ///
  /// - Parameter seconds: how long that takes on the virtual clock, the same from each point to the next.
  /// - Returns: the view that was hit.
  @discardableResult
  public static func touch(_ points: [CGPoint], in window: UIWindow, seconds: Double = 0) -> UIView? {
    guard let start = points.first, let finger = Finger(at: start, in: window) else { return nil }
    for point in points.dropFirst() {
      advance(by: seconds / Double(points.count - 1))
      finger.move(to: point)
    }
    if points.count == 1, seconds > 0 { advance(by: seconds) }
    finger.lift()
    return finger.hitView
  }
}
