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
  private var phase = Phase.tracking
  /// The offset when the finger landed.
  private let start: CGPoint
  /// How far along the finger's way the content has come, in the window's coordinates.
  private var followed: CGPoint
  private var target = CGPoint.zero
  private var pull: KeyboardPull?
  private var ticket = 0
  private let epoch = Headless.epoch

  /// The finger's velocity where the harness gives one, in points a second; otherwise it is measured.
  var givenVelocity: CGPoint?

  /// - Parameter point: where the finger has landed, in the window's coordinates.
  init(on scrollView: UIScrollView, at point: CGPoint) {
    self.scrollView = scrollView
    start = scrollView.contentOffset
    followed = point
  }

  var isTracking: Bool { phase == .tracking || phase == .dragging }
  var isDragging: Bool { phase == .dragging }
  var isDecelerating: Bool { phase == .decelerating }

  /// A reset of the harness takes the frames that were to come, and the drag with them.
  var isCurrent: Bool { epoch == Headless.epoch }

  private var isOn: Bool { scrollView.drag === self && isCurrent }

  private func end() {
    phase = .over
    guard isOn else { return }
    scrollView.drag = nil
    Headless.cancel(ticket)
  }

  private func scheduleFrame() {
    ticket = Headless.schedule(after: ScrollAnimation.frameDuration) { [weak scrollView] in
      guard let scrollView, self.isOn else { return }
      withExtendedLifetime(scrollView) { self.decelerate() }
    }
  }
}

// The finger.
extension ScrollDrag {
  /// The delegate hears first; UIKit does not document whether it hears before the keyboard goes.
  func begin() {
    guard phase == .tracking else { return }
    phase = .dragging
    scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
    guard isOn, isDragging, let window = scrollView.storedWindow else { return cancel() }
    let mode = scrollView.keyboardDismissMode
    if mode.isOnDrag { KeyboardPull.dismissKeyboard(of: window) }
    if mode.isInteractive { pull = KeyboardPull(by: scrollView, in: window) }
  }

  /// - Parameter point: where the finger is, in the window's coordinates.
  func follow(to point: CGPoint) {
    guard isOn, isDragging else { return }
    guard let window = scrollView.storedWindow else { return cancel() }
    pull?.follow(to: window.climb(point, to: nil).y)
    let place = scrollView.contentOffset
    let step = CGPoint(x: place.x - (point.x - followed.x), y: place.y - (point.y - followed.y))
    followed = point
    scroll(to: scrollView.offsetLimits.limit(step, comingFrom: place))
  }

  /// - Parameter velocity: of the finger, in points a second.
  func lift(velocity measured: CGPoint) {
    guard isOn, isDragging else { return }
    pull?.lift()
    guard isOn, isDragging else { return }
    let velocity = givenVelocity ?? measured
    target = scrollView.restingPlace(after: velocity, from: start)
    if !scrollView.isPagingEnabled {
      // The offset goes the opposite way to the finger.
      let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
      scrollView.scrollDelegate?
        .scrollViewWillEndDragging(scrollView, withVelocity: speed, targetContentOffset: &target)
      guard isOn, isDragging else { return }
      target = scrollView.offsetLimits.limit(target)
    }
    letGo()
  }

  /// The recognizer was disabled, or the scroll view has gone: the finger has nothing more to drag.
  func cancel() {
    guard isOn, isTracking else { return }
    let wasDragging = isDragging
    pull?.cancel()
    end()
    if wasDragging { scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false) }
  }

  /// A finger that has dragged nothing leaves nothing behind.
  func fingerIsGone() {
    if isTracking { cancel() }
  }
}

// What comes after it.
extension ScrollDrag {
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

  private func scroll(to offset: CGPoint) {
    if offset != scrollView.contentOffset { scrollView.scroll(to: offset) }
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
