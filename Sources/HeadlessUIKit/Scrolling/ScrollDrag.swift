import Foundation

/// A finger on a scroll view, from where it lands to where the content that it has let go comes to rest.
///
/// A class because its frames and the scroll view share its state, and recognise it by identity.
@MainActor
final class ScrollDrag {
  private enum Phase {
    case tracking, dragging, decelerating, over
  }

  private unowned let scrollView: UIScrollView
  private let finger: Finger
  private let pan: UIPanGestureRecognizer
  private let path: [CGPoint]
  private let velocity: CGPoint
  private var phase = Phase.tracking
  private var index = 0
  /// How far along the finger's way the content has come.
  private var followed: CGPoint
  private var ticket = 0
  private var start = CGPoint.zero
  private var target = CGPoint.zero
  private var pull: KeyboardPull?
  private let epoch = Headless.epoch

  /// - Parameters:
  ///   - finger: has landed at the first point of the path.
  ///   - path: where the finger is at each frame, in the window's coordinates.
  ///   - velocity: of the finger as it lifts, in points a second.
  init(on scrollView: UIScrollView, by finger: Finger, along path: [CGPoint], velocity: CGPoint) {
    self.scrollView = scrollView
    self.finger = finger
    pan = scrollView.panGestureRecognizer
    self.path = path
    self.velocity = velocity
    followed = path.first ?? .zero
  }

  var isTracking: Bool { phase == .tracking || phase == .dragging }
  var isDragging: Bool { phase == .dragging }
  var isDecelerating: Bool { phase == .decelerating }

  /// A reset of the harness takes the frames that were to come, and the drag with them.
  var isCurrent: Bool { epoch == Headless.epoch }

  private var isOn: Bool { scrollView.drag === self && isCurrent }

  func land() {
    start = scrollView.contentOffset
    scheduleFrame()
  }

  /// Scrolling was disabled, or the scroll view has gone: the finger has nothing more to drag.
  func cancel() {
    guard isOn else { return }
    let wasDragging = isDragging
    pull?.cancel()
    end()
    finger.cancel()
    if wasDragging { scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false) }
  }

  func stopDecelerating() {
    if isDecelerating { end() }
  }

  /// Another finger catches the content: the delegate hears that it has come to rest.
  func beCaught() {
    guard isOn else { return }
    guard isDecelerating else { return cancel() }
    end()
    scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
  }

  private func end() {
    phase = .over
    guard isOn else { return }
    scrollView.drag = nil
    Headless.cancel(ticket)
  }

  private func scheduleFrame() {
    ticket = Headless.schedule(after: ScrollAnimation.frameDuration) { [weak scrollView] in
      guard let scrollView, self.isOn else { return }
      withExtendedLifetime(scrollView) { self.runFrame() }
    }
  }

  private func runFrame() {
    guard scrollView.storedWindow != nil else { return cancel() }
    if isDecelerating { return decelerate() }
    index += 1
    if index < path.count { move() }
    guard isOn else { return }
    if index + 1 < path.count { scheduleFrame() } else { lift() }
  }
}

extension ScrollDrag {
  /// The content follows while the scroll view's recognizer has its gesture: where another one has won, it stays.
  private func move() {
    let new = path[index]
    finger.move(to: new)
    guard isOn else { return }
    let isPanning = pan.state == .began || pan.state == .changed
    if isDragging, !isPanning { return cancel() }
    if phase == .tracking, isPanning { begin() }
    guard isOn, isDragging, let window = scrollView.storedWindow else { return }
    pull?.follow(to: window.climb(new, to: nil).y)
    let place = scrollView.contentOffset
    let step = CGPoint(x: place.x - (new.x - followed.x), y: place.y - (new.y - followed.y))
    followed = new
    scroll(to: scrollView.offsetLimits.limit(step, comingFrom: place))
  }

  /// The delegate hears first; UIKit does not document whether it hears before the keyboard goes.
  private func begin() {
    phase = .dragging
    scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
    guard isOn, let window = scrollView.storedWindow else { return }
    let mode = scrollView.keyboardDismissMode
    if mode.isOnDrag { KeyboardPull.dismissKeyboard(of: window) }
    if mode.isInteractive { pull = KeyboardPull(in: window) }
  }

  private func scroll(to offset: CGPoint) {
    if offset != scrollView.contentOffset { scrollView.scroll(to: offset) }
  }

  private func lift() {
    finger.lift()
    guard isOn else { return }
    guard isDragging else { return end() }
    let delegate = scrollView.scrollDelegate
    pull?.lift()
    guard isOn else { return }
    target = scrollView.restingPlace(after: velocity, from: start)
    if !scrollView.isPagingEnabled {
      // The offset goes the opposite way to the finger.
      let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
      delegate?.scrollViewWillEndDragging(scrollView, withVelocity: speed, targetContentOffset: &target)
      guard isOn else { return }
      target = scrollView.offsetLimits.limit(target)
    }
    letGo()
  }

  private func letGo() {
    let goesOn = target != scrollView.contentOffset && target.isFinite
    phase = goesOn ? .decelerating : .over
    if !goesOn { scrollView.drag = nil }
    scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn)
    guard goesOn, isOn, isDecelerating else { return }
    scrollView.scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
    if isOn, isDecelerating { scheduleFrame() }
  }

  /// A frame of the way to rest; the last half point is one step.
  private func decelerate() {
    target = scrollView.offsetLimits.limit(target)
    let place = scrollView.contentOffset
    let way = CGPoint(x: target.x - place.x, y: target.y - place.y)
    guard abs(way.x) > 0.5 || abs(way.y) > 0.5 else { return comeToRest() }
    let share = 1 - scrollView.decelerationRate.keptInFrame
    scroll(to: CGPoint(x: place.x + way.x * share, y: place.y + way.y * share))
    if isOn, isDecelerating { scheduleFrame() }
  }

  private func comeToRest() {
    scroll(to: target)
    guard isOn, isDecelerating else { return }
    end()
    scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
  }
}

extension UIScrollView.DecelerationRate {
  /// What is left of the way after a frame: sixteen milliseconds and two thirds, the last in proportion.
  fileprivate var keptInFrame: CGFloat {
    let rate = max(0, min(rawValue, 0.999))
    return (0..<16).reduce(1 - (1 - rate) * 2 / 3) { kept, _ in kept * rate }
  }
}

extension UIScrollView {
  final var currentDrag: ScrollDrag? {
    guard let drag, drag.isCurrent else { return nil }
    return drag
  }

  /// Where content comes to rest that a finger lets go.
  ///
  /// Speed falls by the deceleration rate each millisecond, so the way is the sum of what is left of it
  /// ("Designing Fluid Interfaces", WWDC 2018). With pages it is the next one in the direction of a flick, at most
  /// one from where the drag began, or the nearest without one.
  fileprivate final func restingPlace(after velocity: CGPoint, from start: CGPoint) -> CGPoint {
    let place = contentOffset
    if isPagingEnabled {
      let size = storedBounds.size
      return offsetLimits.limit(
        CGPoint(
          x: page(at: place.x, velocity: velocity.x, from: start.x, size: size.width),
          y: page(at: place.y, velocity: velocity.y, from: start.y, size: size.height)))
    }
    let rate = max(0, min(decelerationRate.rawValue, 0.999))
    let share = rate / (1 - rate) / 1000
    return offsetLimits.limit(CGPoint(x: place.x - velocity.x * share, y: place.y - velocity.y * share))
  }

  private final func page(at place: CGFloat, velocity: CGFloat, from start: CGFloat, size: CGFloat) -> CGFloat
  {
    guard size > 0 else { return place }
    let first = (start / size).rounded()
    let flick: CGFloat = velocity == 0 ? 0 : velocity < 0 ? 1 : -1
    let page = flick == 0 ? (place / size).rounded() : first + flick
    return size * max(first - 1, min(page, first + 1))
  }
}
