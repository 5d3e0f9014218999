import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct AnimationVariantTests {
    private let window = makeWindow()
    private let view: UIView

    init() {
      view = UIView(0, 0, 10, 10)
      window.addSubview(view)
      _ = Headless.takeAnimations()
    }

    @Test func `springs are on record, final at once, and complete`() {
      var order: [Double] = []
      UIView.animate(
        withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
        options: .curveEaseOut
      ) {
        view.center.x = 90
      } completion: { _ in
        order.append(Headless.now)
      }
      UIView.animate(springDuration: 0.3, bounce: 0.2) {
        view.center.y = 90
      } completion: { _ in
        order.append(Headless.now)
      }
      #expect(view.center == CGPoint(x: 90, y: 90) && order.isEmpty)
      let records = Headless.takeAnimations()
      #expect(records.map(\.duration) == [0.5, 0.3] && records.map(\.delay) == [0.1, 0])
      #expect(records[0].options == 2 << 16)
      Headless.advance(by: 1)
      #expect(order == [0.3, 0.6])
    }

    @Test func `a transition waits for its end even if nothing changes`() {
      var isComplete = false
      UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve, animations: nil) { _ in
        isComplete = true
      }
      #expect(!isComplete)
      Headless.advance(by: 0.2)
      #expect(isComplete)
    }

    @Test func `a transition puts one view in another's place, or shows it there`() {
      let other = UIView()
      UIView.transition(from: view, to: other, duration: 0.2)
      #expect(window.subviews.contains(other) && view.superview == nil)
      other.isHidden = false
      UIView.transition(from: other, to: view, duration: 0.2, options: .showHideTransitionViews)
      #expect(other.isHidden && other.superview === window)
    }

    @Test func `keyframes are final at once, in their order`() {
      var isComplete = false
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 50 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 20 }
      } completion: { _ in
        isComplete = true
      }
      #expect(view.center.x == 70 && !isComplete)
      #expect(Headless.takeAnimations().map(\.options) == [0])
      Headless.advance(by: 1)
      #expect(isComplete)
    }
  }
}
