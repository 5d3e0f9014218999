public import Foundation

extension Headless {
  /// Puts a finger down on a scroll view and drags it along a path, a point a frame of the clock, then lifts it.
  ///
  /// The finger is down when this returns; the rest happens as time passes. Once the scroll view's recognizer has
  /// begun, 10 points on, the content catches up and follows, as far as it may be scrolled: it does not bounce. Views
  /// inside hear that their touch is cancelled then. Each frame changes offsets; layout passes are the caller's.
  ///
  /// - Parameters:
  ///   - path: in the coordinates of the scroll view's window.
  ///   - velocity: of the finger as it lifts, in points a second: content goes on for a while.
  /// - Returns: whether the finger landed: false where scrolling is disabled, where a hit test does not find the
  ///   scroll view or something inside it, and below the keyboard.
  @discardableResult
  public static func drag(
    _ scrollView: UIScrollView, along path: [CGPoint], velocity: CGPoint = .zero
  ) -> Bool {
    guard let start = path.first, path.allSatisfy(\.isFinite), velocity.isFinite else {
      diagnose("a finger was to be dragged along \(path) with the velocity \(velocity)")
      return false
    }
    guard scrollView.isScrollEnabled, let window = scrollView.window else { return false }
    guard !keyboardPlace.frame.contains(window.convert(start, to: window.screen.coordinateSpace)),
      let hit = window.hitTest(start, with: nil), hit.isDescendant(of: scrollView),
      let finger = Finger(at: start, in: window)
    else {
      return false
    }
    scrollView.currentDrag?.givenVelocity = velocity
    move(finger, along: path.dropFirst())
    return true
  }

  /// A frame for each point; the finger lifts at the last.
  private static func move(_ finger: Finger, along path: ArraySlice<CGPoint>) {
    schedule(after: ScrollAnimation.frameDuration) {
      if let next = path.first { finger.move(to: next) }
      if path.count > 1 { move(finger, along: path.dropFirst()) } else { finger.lift() }
    }
  }

  /// Drags a finger on a scroll view by a distance, in equal steps.
  ///
  /// - Parameters:
  ///   - translation: of the finger: content below comes into sight when it goes up.
  ///   - start: in the window's coordinates; nil is the middle of what the keyboard leaves of the scroll view.
  ///   - frames: how many sixtieths of a second it takes.
  @discardableResult
  public static func drag(
    _ scrollView: UIScrollView, by translation: CGPoint, from start: CGPoint? = nil, frames: Int = 10,
    velocity: CGPoint = .zero
  ) -> Bool {
    let start = start ?? middle(of: scrollView)
    let count = max(1, frames)
    let path = (0...count).map { frame in
      let share = CGFloat(frame) / CGFloat(count)
      return CGPoint(x: start.x + translation.x * share, y: start.y + translation.y * share)
    }
    return drag(scrollView, along: path, velocity: velocity)
  }

  private static func middle(of scrollView: UIScrollView) -> CGPoint {
    guard let window = scrollView.window else { return .zero }
    var seen = scrollView.convert(scrollView.bounds, to: nil).intersection(window.bounds)
    let keyboard = window.convert(keyboardPlace.frame, from: window.screen.coordinateSpace)
    if keyboard.intersects(seen) { seen.size.height = max(0, keyboard.minY - seen.minY) }
    return CGPoint(x: seen.midX, y: seen.midY)
  }
}
