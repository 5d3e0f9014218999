import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct AnimationTests {
    private let view: UIView

    init() {
      let window = makeWindow()
      view = UIView(0, 0, 10, 10)
      window.addSubview(view)
      _ = Headless.takeAnimations()
    }

    @Test func `a completion comes exactly when delay and duration are over`() {
      var completions: [Double] = []
      UIView.animate(withDuration: 0.25, delay: 0.5, options: .curveEaseOut) {
        view.frame.origin.y = 20
      } completion: { _ in
        completions.append(Headless.now)
      }
      Headless.advance(by: 0.5)
      #expect(completions.isEmpty)
      Headless.advance(by: 10)
      #expect(completions == [0.75])
    }

    @Test(arguments: [(0, false), (-1, true), (Double.nan, true)])
    func `without a change or a duration the completion comes at once`(duration: Double, changes: Bool) {
      var isComplete = false
      UIView.animate(withDuration: duration) {
        if changes { view.center.x += 10 }
      } completion: { _ in
        isComplete = true
      }
      #expect(isComplete && !Headless.hasPendingWork)
    }

    @Test func `an inner animation lasts as long as the outer one unless it insists`() {
      var order: [String] = []
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(
          withDuration: 0.1, animations: { view.center.x = 1 }, completion: { _ in order.append("inner") })
        UIView.animate(
          withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: { view.center.x = 2 },
          completion: { _ in order.append("insisting") })
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      Headless.advance(by: 2)
      #expect(order == ["insisting", "inner"])
    }

    @Test func `every call is on record`() {
      UIView.animate(withDuration: 0.25, delay: 0.5, options: .init(rawValue: 7 << 16)) { view.center.x = 90 }
      UIView.animate(withDuration: 1) {}
      let records = Headless.takeAnimations()
      #expect(records.map(\.duration) == [0.25, 1])
      #expect(records.map(\.delay) == [0.5, 0])
      #expect(records.map(\.options) == [7 << 16, 0])
      #expect(records.map(\.changed) == [true, false])
      #expect(Headless.takeAnimations().isEmpty)
    }

    @Test func `a record that is taken while its block runs does not mark a later one`() {
      UIView.animate(withDuration: 1) {
        view.center.x = 90
        #expect(Headless.takeAnimations().map(\.changed) == [false])
        UIView.animate(withDuration: 2) {}
      }
      #expect(Headless.takeAnimations().map(\.changed) == [false])
    }

    @Test func `hiding is no animation`() {
      UIView.animate(withDuration: 1) { view.isHidden = true }
      #expect(Headless.takeAnimations().map(\.changed) == [false])
    }
  }
}
