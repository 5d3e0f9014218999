import Foundation

/// The recognizer by which fingers scroll: it tells the scroll view's drag where the finger is.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  init() {
    super.init(target: nil, action: nil)
    addHandler { [weak self] _ in self?.tellDrag() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state == .possible else { return }
    scrollView.drag?.beCaught()
    scrollView.stopScrolling()
    scrollView.drag = ScrollDrag(on: scrollView, at: location(in: nil))
  }

  /// A finger that goes where the content cannot leaves the gesture to a scroll view further out: content that is no
  /// larger than its view is dragged only where it always bounces.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasPossible = state == .possible
    super.touchesMoved(touches, with: event)
    guard wasPossible, state == .began, let scrollView else { return }
    if !scrollView.scrolls(along: translation(in: nil)) { state = .failed }
  }

  private func tellDrag() {
    guard let drag = scrollView?.currentDrag else { return }
    switch state {
    case .began:
      drag.begin()
      drag.follow(to: location(in: nil))
    case .changed: drag.follow(to: location(in: nil))
    case .ended: drag.lift(velocity: velocity(in: nil))
    case .cancelled: drag.cancel()
    case .possible, .failed: break
    }
  }

  /// The gesture is over, or has come to nothing.
  override func reset() {
    super.reset()
    scrollView?.drag?.fingerIsGone()
  }
}

extension UIScrollView {
  /// Whether fingers that go mostly along one axis scroll the content.
  fileprivate final func scrolls(along way: CGPoint) -> Bool {
    let limits = offsetLimits
    return abs(way.y) >= abs(way.x)
      ? alwaysBounceVertical || limits.most.y > limits.least.y
      : alwaysBounceHorizontal || limits.most.x > limits.least.x
  }
}
