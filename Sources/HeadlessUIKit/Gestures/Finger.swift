import Foundation

/// A finger from when it comes down on a window until it is lifted.
///
/// Recognizers hear of it first, and the view that it has hit as far as they let it. A class: what it does at one moment
/// depends on what became of the last.
@MainActor
final class Finger {
  let touch: UITouch
  let recognizers: [UIGestureRecognizer]
  private let event: UIEvent
  private let view: UIView

  /// What the view has not heard yet.
  private var pending: [UITouch.Phase] = []
  private var hasView = true
  private var hasBegun = false

  /// Nil where there is no view. Input views are in front of the window, and have its coordinates.
  init?(at point: CGPoint, in window: UIWindow) {
    let hit = window.inputWindow?.hitTest(point, with: nil) ?? window.hitTest(point, with: nil)
    guard let view = hit else { return nil }
    self.view = view
    touch = UITouch(at: point, in: window, on: view, tapCount: TapCounter.count(at: point, in: window))
    event = UIEvent(touches: [touch])
    recognizers = touch.collectRecognizers()
    touch.gestureRecognizers = recognizers
    comeDown()
  }

  private func comeDown() {
    if !recognizers.isEmpty { GestureArena.join(self) }
    pass(.began) { [touch, event] in $0.touchesBegan([touch], with: event) }
  }

  var hitView: UIView { view }

  /// Whether the touch is over and the view has heard all that it will.
  var isOver: Bool { touch.isOver && pending.isEmpty }

  func move(to point: CGPoint) {
    guard !touch.isOver else { return }
    touch.move(to: point, phase: .moved)
    pass(.moved) { [touch, event] in $0.touchesMoved([touch], with: event) }
  }

  func lift() {
    guard !touch.isOver else { return }
    touch.move(to: touch.locationInWindow, phase: .ended)
    pass(.ended) { [touch, event] in $0.touchesEnded([touch], with: event) }
  }

  /// As when a call comes in.
  func cancel() {
    guard !touch.isOver else { return }
    touch.move(to: touch.locationInWindow, phase: .cancelled)
    pass(.cancelled) { [touch, event] in $0.touchesCancelled([touch], with: event) }
  }

  private func pass(_ phase: UITouch.Phase, to hear: (UIGestureRecognizer) -> Void) {
    guard !recognizers.isEmpty else { return self.hear(phase) }
    if hasView { pending.append(phase) }
    GestureArena.deliver(self, hear)
  }

  /// Lets the view hear what no recognizer holds back any more.
  func flush() {
    while let phase = pending.first, !isHeldBack(phase) {
      pending.removeFirst()
      hear(phase)
    }
  }

  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    recognizers.contains { recognizer in
      guard !recognizer.isRecognized, recognizer.state != .failed, GestureArena.isActive(recognizer) else {
        return false
      }
      return phase == .ended
        ? recognizer.delaysTouchesEnded : phase == .began && recognizer.delaysTouchesBegan
    }
  }

  private func hear(_ phase: UITouch.Phase) {
    guard hasView else { return }
    switch phase {
    case .began:
      hasBegun = true
      view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }

  /// A recognizer takes the touch away from the view.
  func leaveView() {
    guard hasView, !touch.isOver || !pending.isEmpty else { return }
    pending.removeAll()
    if hasBegun { hear(.cancelled) }
    hasView = false
  }

  /// Whether the view lets a recognizer begin that would take the touch away.
  func isGranted(to recognizer: UIGestureRecognizer) -> Bool {
    guard hasView, recognizer.touches.contains(touch) else { return true }
    guard recognizer.cancelsTouchesInView || (recognizer is FocusTap && recognizer.view !== view) else {
      return true
    }
    return view.gestureRecognizerShouldBegin(recognizer)
  }
}

extension UITouch {
  final var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Those of the view that was hit and of all above it, if they are enabled and their delegates let them.
  final func collectRecognizers() -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var hasTextInput = false
    var here = view
    while let view = here {
      if view.isTextInput, !hasTextInput {
        hasTextInput = true
        recognizers.append(FocusTap(on: view))
      }
      recognizers += (view.rarities?.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
      }
      here = view.superview
    }
    return recognizers
  }
}

/// The recognizer that text inputs have of their own: a tap gives them the focus.
@MainActor
final class FocusTap: UITapGestureRecognizer {
  init(on view: UIView) {
    super.init(target: nil, action: nil)
    self.view = view
    cancelsTouchesInView = false
    addHandler { [weak view] _ in _ = view?.takesFocusOnTap() }
  }
}

/// How many taps in a row a finger makes that comes down.
@MainActor
enum TapCounter {
  private static var last: (time: Double, point: CGPoint, window: ObjectIdentifier, count: Int)?

  static func reset() {
    last = nil
  }

  /// Taps are in a row within 0.35 seconds and 45 points.
  static func count(at point: CGPoint, in window: UIWindow) -> Int {
    var count = 1
    if let last, last.window == ObjectIdentifier(window), Headless.now - last.time <= 0.35,
      hypot(point.x - last.point.x, point.y - last.point.y) <= 45
    {
      count = last.count + 1
    }
    last = (Headless.now, point, ObjectIdentifier(window), count)
    return count
  }
}
