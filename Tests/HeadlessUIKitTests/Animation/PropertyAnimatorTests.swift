import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct PropertyAnimatorTests {
    private let view: UIView
    private let heard = Heard()

    init() {
      let window = makeWindow()
      view = UIView(0, 0, 100, 100)
      window.addSubview(view)
      _ = Headless.takeAnimations()
    }

    private var top: CGFloat { view.frame.minY }

    /// Goes 80 down in a second.
    private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.y = 80 }
      animator.addCompletion { heard.all.append("\($0) at \(Headless.now)") }
      return animator
    }

    // N1
    @Test func `values are final when it starts, and it completes after its duration`() {
      let animator = makeAnimator()
      #expect(top == 0 && animator.state == .inactive && !animator.isRunning)
      animator.startAnimation()
      #expect(top == 80 && animator.state == .active && animator.isRunning)
      Headless.advance(by: 0.25)
      #expect(animator.fractionComplete == 0.25 && heard.all.isEmpty)
      Headless.advance(by: 1)
      #expect(heard.take() == ["end at 1.0"] && animator.state == .inactive && !Headless.hasPendingWork)
    }

    // N4
    @Test func `the record has the curve's options, and the delay`() throws {
      let curve = try #require(UIView.AnimationCurve(rawValue: 7))
      makeAnimator(curve).startAnimation(afterDelay: 0.5)
      UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) { view.alpha = 0 }.startAnimation()
      let records = Headless.takeAnimations()
      #expect(records.map(\.options) == [7 << 16, 0])
      #expect(records.map(\.duration) == [1, 0.3] && records.map(\.delay) == [0.5, 0])
      #expect(records.map(\.changed) == [true, true])
      Headless.advance(by: 2)
      #expect(heard.take() == ["end at 1.5"])
    }

    @Test func `a paused animator waits, and goes on with the rest`() {
      let animator = makeAnimator()
      animator.startAnimation()
      Headless.advance(by: 0.75)
      animator.pauseAnimation()
      Headless.advance(by: 10)
      #expect(animator.fractionComplete == 0.75 && !animator.isRunning && animator.state == .active)
      animator.startAnimation()
      Headless.advance(by: 0.25)
      #expect(heard.take() == ["end at 11.0"])
    }

    @Test func `a factor says how long the rest takes`() {
      let animator = makeAnimator()
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
      Headless.advance(by: 2)
      #expect(heard.take() == ["end at 2.0"])
    }

    @Test func `a reversed animation ends where it began`() {
      let animator = makeAnimator()
      animator.startAnimation()
      Headless.advance(by: 0.25)
      animator.isReversed = true
      #expect(animator.fractionComplete == 0.75)
      Headless.advance(by: 0.25)
      #expect(heard.take() == ["start at 0.5"] && top == 0 && !animator.isReversed)
    }

    @Test func `a stop leaves the view where the animation was`() {
      let animator = makeAnimator()
      animator.startAnimation()
      Headless.advance(by: 0.25)
      animator.stopAnimation(true)
      #expect(top == 20 && animator.state == .inactive)
      Headless.advance(by: 5)
      #expect(heard.all.isEmpty)
    }

    @Test(arguments: [
      (UIViewAnimatingPosition.end, 80.0), (.start, 0), (.current, 20),
    ])
    func `a stopped animation ends where it is told to`(position: UIViewAnimatingPosition, expected: CGFloat)
    {
      let animator = makeAnimator()
      animator.startAnimation()
      Headless.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && top == 20)
      animator.finishAnimation(at: position)
      #expect(top == expected && heard.take() == ["\(position) at 0.25"] && animator.state == .inactive)
    }

    @Test func `a curve is followed to where the animation stops`() {
      let animator = makeAnimator(.easeInOut)
      animator.fractionComplete = 0.5
      animator.stopAnimation(true)
      #expect(abs(top - 40) < 1e-9)
      let slow = makeAnimator(.easeIn)
      view.frame.origin.y = 0
      slow.fractionComplete = 0.5
      slow.stopAnimation(true)
      #expect(top > 10 && top < 40)
    }

    @Test func `everything that an animation can show is turned back`() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 10, y: 0)
        view.bounds.size = CGSize(width: 50, height: 50)
      }
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      #expect(view.alpha == 0.5 && view.transform.tx == 5 && view.bounds.width == 75)
      animator.finishAnimation(at: .start)
      #expect(view.alpha == 1 && view.transform == .identity && view.bounds.width == 100)
    }

    @Test func `blocks that are added while it is active run at once`() {
      let animator = makeAnimator()
      animator.pauseAnimation()
      animator.addAnimations { view.frame.origin.x = 40 }
      #expect(view.frame.origin == CGPoint(x: 40, y: 80))
      animator.stopAnimation(true)
      #expect(view.frame.origin == .zero)
    }

    @Test func `an animator that pauses on completion can be turned back`() {
      let animator = makeAnimator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      Headless.advance(by: 3)
      #expect(animator.state == .active && !animator.isRunning && heard.all.isEmpty)
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
      Headless.advance(by: 1)
      #expect(heard.take() == ["start at 4.0"] && top == 0)
    }

    @Test func `an animator that has ended can be used again`() {
      let animator = makeAnimator()
      animator.startAnimation()
      Headless.advance(by: 1)
      animator.addAnimations { view.frame.origin.y = 10 }
      animator.startAnimation()
      #expect(top == 10 && animator.isRunning)
    }

    // N2, V4
    @Test(arguments: [true, false])
    func `without a change or a duration it completes at once`(changes: Bool) {
      let animator = UIViewPropertyAnimator(duration: changes ? 0 : 1, curve: .linear) {
        if changes { view.center.x = 9 }
      }
      animator.addCompletion { _ in heard.all.append("done") }
      animator.startAnimation()
      #expect(heard.take() == ["done"] && animator.state == .inactive)
    }

    @Test func `a running animator needs nobody to hold it`() {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.1, options: .curveEaseIn
      ) {
        view.center.x = 1
      } completion: { position in
        heard.all.append("\(position) at \(Headless.now)")
      }
      #expect(Headless.takeAnimations().map(\.options) == [1 << 16])
      Headless.advance(by: 1)
      #expect(heard.take() == ["end at 0.3"])
    }

    @Test func `what UIKit would raise an exception for is a diagnostic`() {
      let animator = makeAnimator()
      animator.finishAnimation(at: .end)
      animator.startAnimation()
      animator.isInterruptible = false
      animator.pauseAnimation()
      animator.isInterruptible = true
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.addAnimations {}
      #expect(Headless.takeDiagnostics().count == 4)
    }

    @Test func `a reset forgets what was running`() {
      weak var lost: UIViewPropertyAnimator?
      do {
        let animator = makeAnimator()
        animator.startAnimation()
        lost = animator
      }
      #expect(lost != nil)
      Headless.reset(screen: .zero, idiom: .phone)
      #expect(lost == nil && !Headless.hasPendingWork)
    }
  }
}
