import Foundation

/// A scroll under way on the virtual clock, at 60 frames a second for 0.3 seconds.
///
/// A class because its frames recognise it by identity: one that was stopped finds another in its place.
@MainActor
final class ScrollAnimation {
  let start: CGPoint
  let target: CGPoint
  var frame = 0
  var ticket = 0

  static let frameCount = 18

  init(from start: CGPoint, to target: CGPoint) {
    self.start = start
    self.target = target
  }

  /// Where the offset is at the present frame: slow at both ends, and exactly the target at the last.
  var offset: CGPoint {
    guard frame < Self.frameCount else { return target }
    let time = CGFloat(frame) / CGFloat(Self.frameCount)
    let way = time * time * (3 - 2 * time)
    return CGPoint(x: start.x + (target.x - start.x) * way, y: start.y + (target.y - start.y) * way)
  }
}

extension UIScrollView {
  final func startScrolling(to target: CGPoint) {
    stopScrolling()
    guard target != storedBounds.origin else { return }
    let animation = ScrollAnimation(from: storedBounds.origin, to: target)
    scrollAnimation = animation
    scheduleFrame(of: animation)
  }

  final func stopScrolling() {
    guard let animation = scrollAnimation else { return }
    scrollAnimation = nil
    Headless.cancel(animation.ticket)
  }

  private final func scheduleFrame(of animation: ScrollAnimation) {
    animation.ticket = Headless.schedule(after: 1.0 / 60) { [weak self] in
      guard let self, scrollAnimation === animation else { return }
      animation.frame += 1
      let isLast = animation.frame == ScrollAnimation.frameCount
      if isLast { scrollAnimation = nil }
      scroll(to: animation.offset)
      if !isLast, scrollAnimation === animation { scheduleFrame(of: animation) }
    }
  }
}
