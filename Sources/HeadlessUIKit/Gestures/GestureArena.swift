import Foundation

/// Where recognizers that watch the same touches compete.
///
/// Everyone hears of a touch first. Then those who want to recognize are taken in turn, those of the deepest view first:
/// whoever may recognize makes all others fail with whom nobody lets it go along, and takes the touch from the views
/// that it hit.
@MainActor
enum GestureArena {
  /// The recognizers that have seen a touch and are not over, those of the deepest view first.
  private static var active: [UIGestureRecognizer] = []
  /// The fingers that some view or recognizer still waits for.
  private static var fingers: [Finger] = []
  private static var isBusy = false

  /// Before the clock is reset, on which recognizers wait.
  static func reset() {
    for recognizer in active { recognizer.becomePossible() }
    (active, fingers, isBusy) = ([], [], false)
  }

  static func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 === recognizer }
  }

  static func remove(_ recognizer: UIGestureRecognizer) {
    guard isActive(recognizer) else { return }
    active.removeAll { $0 === recognizer }
    recognizer.becomePossible()
    settle()
  }

  static func join(_ finger: Finger) {
    fingers.append(finger)
    let newcomers = finger.recognizers.filter { !isActive($0) }
    active = newcomers + active
    for recognizer in finger.recognizers { recognizer.touches.append(finger.touch) }
  }

  /// Lets the recognizers of a finger hear, and decides.
  static func deliver(_ finger: Finger, _ hear: (UIGestureRecognizer) -> Void) {
    isBusy = true
    for recognizer in finger.recognizers where recognizer.touches.contains(finger.touch) {
      recognizer.noteLocation()
      if !recognizer.isOver { hear(recognizer) }
    }
    isBusy = false
    settle()
  }

  /// A state that is set while touches are delivered waits until all have heard.
  static func stateDidChange(of recognizer: UIGestureRecognizer) {
    if !isBusy { settle() }
  }

  /// Decides what can be decided.
  private static func settle() {
    guard !isBusy else { return }
    isBusy = true
    while let next = active.first(where: { $0.hasNews && !isWaiting($0) }) {
      next.hasNews = false
      decide(next)
    }
    isBusy = false
    for finger in fingers { finger.flush() }
    retire()
  }

  private static func decide(_ recognizer: UIGestureRecognizer) {
    if recognizer.isRecognized { return recognizer.tellTargets() }
    switch recognizer.state {
    case .began, .ended:
      if mayBegin(recognizer) { recognize(recognizer) } else { recognizer.failQuietly() }
    case .possible, .changed, .cancelled, .failed: break
    }
  }

  /// Whether another has to fail first, which may still happen.
  private static func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !recognizer.isRecognized, recognizer.state == .began || recognizer.state == .ended else {
      return false
    }
    return active.contains { other in
      other !== recognizer && other.state != .failed && !other.isRecognized
        && recognizer.requires(toFail: other)
    }
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isForestalled = active.contains { other in
      other !== recognizer && other.isRecognized && recognizer.requires(toFail: other)
    }
    guard !isForestalled, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    return fingers.allSatisfy { $0.isGranted(to: recognizer) }
  }

  private static func recognize(_ recognizer: UIGestureRecognizer) {
    recognizer.isRecognized = true
    for other in active where other !== recognizer && !other.isRecognized && other.state != .failed {
      if prevents(recognizer, other) { other.failQuietly() }
    }
    if recognizer.cancelsTouchesInView {
      for finger in fingers where recognizer.touches.contains(finger.touch) { finger.leaveView() }
    }
    recognizer.tellTargets()
  }

  private static func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let together =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) ?? false
    return !together
  }

  /// Lets go of who is over, once no finger of theirs is down.
  private static func retire() {
    fingers.removeAll { $0.isOver }
    let ended = active.filter { recognizer in
      recognizer.isOver && !recognizer.hasNews && recognizer.touches.allSatisfy { $0.isOver }
    }
    guard !ended.isEmpty else { return }
    active.removeAll { recognizer in ended.contains { $0 === recognizer } }
    for recognizer in ended { recognizer.becomePossible() }
  }
}
