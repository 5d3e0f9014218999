import Foundation

/// A scroll under way on the virtual clock, at 60 frames a second for 0.3 seconds.
///
/// A class because its frames recognise it by identity: one that was stopped finds another in its place.
@MainActor
final class ScrollAnimation {
  let start: CGPoint
  let target: CGPoint
  /// Whether a tap on the status bar asked for it.
  let isToTop: Bool
  var frame = 0
  var ticket = 0
  private let epoch = Headless.epoch

  static let frameCount = 18
  static let frameDuration = 1.0 / 60

  init(from start: CGPoint, to target: CGPoint, isToTop: Bool) {
    self.start = start
    self.target = target
    self.isToTop = isToTop
  }

  /// Where the offset is at the present frame: slow at both ends, and exactly the target at the last.
  var offset: CGPoint {
    guard frame < Self.frameCount else { return target }
    let time = CGFloat(frame) / CGFloat(Self.frameCount)
    let way = time * time * (3 - 2 * time)
    return CGPoint(x: start.x + (target.x - start.x) * way, y: start.y + (target.y - start.y) * way)
  }

  /// A reset of the harness takes the frames that were to come.
  var isCurrent: Bool { epoch == Headless.epoch }
}

extension UIScrollView {
  final var currentAnimation: ScrollAnimation? {
    guard let scrollAnimation, scrollAnimation.isCurrent else { return nil }
    return scrollAnimation
  }

  final func startScrolling(to target: CGPoint, isToTop: Bool = false) {
    stopScrolling()
    guard target != storedBounds.origin else { return }
    let animation = ScrollAnimation(from: storedBounds.origin, to: target, isToTop: isToTop)
    scrollAnimation = animation
    scheduleFrame(of: animation)
  }

  /// Stops a scroll under way and the swing that a finger has left, without a word to the delegate.
  final func stopScrolling() {
    drag?.stopDecelerating()
    guard let animation = scrollAnimation else { return }
    scrollAnimation = nil
    if animation.isCurrent { Headless.cancel(animation.ticket) }
  }

  private final func scheduleFrame(of animation: ScrollAnimation) {
    animation.ticket = Headless.schedule(after: ScrollAnimation.frameDuration) { [weak self] in
      guard let self, scrollAnimation === animation else { return }
      animation.frame += 1
      let isLast = animation.frame == ScrollAnimation.frameCount
      if isLast { scrollAnimation = nil }
      scroll(to: animation.offset)
      if isLast {
        tellArrival(of: animation)
      } else if scrollAnimation === animation {
        scheduleFrame(of: animation)
      }
    }
  }

  private final func tellArrival(of animation: ScrollAnimation) {
    if animation.isToTop {
      scrollDelegate?.scrollViewDidScrollToTop(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
