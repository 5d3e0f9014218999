public import Foundation

/// A finger that stays where it is; then it may move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private final var start = CGPoint.zero
  private final var beginning: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    beginning = Headless.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let here = location(in: nil)
    if hypot(here.x - start.x, here.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    if let beginning { Headless.cancel(beginning) }
    beginning = nil
  }
}
