import Foundation

/// One tap or several in a row.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  /// The harness has one finger: a tap with more is never made.
  open var numberOfTouchesRequired = 1

  private final var taps = 0
  private final var start = CGPoint.zero
  private final var deadline: Int?

  /// How far a finger may stray, and how long the next tap may take: what UIKit's own description of a recognizer shows.
  private static let allowance: CGFloat = 45
  private static let interval = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    if taps == 0 { start = location(in: nil) }
    if isTooFar { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isTooFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouchesRequired == 1 else {
      state = .failed
      return
    }
    taps += 1
    if taps >= numberOfTapsRequired { state = .ended } else { waitForNextTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private final var isTooFar: Bool {
    let here = location(in: nil)
    return hypot(here.x - start.x, here.y - start.y) > Self.allowance
  }

  private final func waitForNextTap() {
    deadline = Headless.schedule(after: Self.interval) { [weak self] in
      guard let self, state == .possible else { return }
      state = .failed
    }
  }

  private final func stopWaiting() {
    if let deadline { Headless.cancel(deadline) }
    deadline = nil
  }

  open override func reset() {
    stopWaiting()
    taps = 0
  }

  /// A tap does not stop a gesture of more taps: both come, one after the other.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
