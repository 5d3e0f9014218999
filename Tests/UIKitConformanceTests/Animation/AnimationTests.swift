import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct AnimationTests {
    private let window = Device.makeWindow()
    private let view: UIView

    init() {
      view = UIView(10, 10, 10, 10, in: window)
      Device.wait(0.05)
    }

    @Test(.item("N1", source: "FK, CAT"))
    func `an animated value is final as soon as the block has run`() {
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 20, y: 20, width: 20, height: 20) }
      #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
      Device.wait(0.5)
      #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    }

    @Test(.item("N1", source: "FK, CAT"))
    func `what is on the screen lags behind`() throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      }
      Device.wait(0.5)
      let shown = try #require(view.layer.presentation())
      #expect(shown.frame.isNear(15, 15, 15, 15, within: 10 * Device.clockTolerance + usualTolerance))
      #expect(view.layer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
      Device.wait(1)
      let late = try #require(view.layer.presentation())
      #expect(late.frame.isNear(20, 20, 20, 20))
    }

    @Test(.item("N2", source: "FK"))
    func `a completion is called once, after delay and duration, with true`() {
      var completions: [Bool] = []
      UIView.animate(withDuration: 0.2, delay: 0.2) {
        view.center.y = 90
      } completion: {
        completions.append($0)
      }
      #expect(completions.isEmpty)
      Device.wait(0.3)
      #expect(completions.isEmpty)
      Device.wait(0.5)
      #expect(completions == [true])
      Device.wait(1)
      #expect(completions == [true])
    }

    @Test(.item("N2", source: "spacemanlabs, FK"))
    func `a block that changes nothing completes without waiting for the duration`() {
      var count = 0
      UIView.animate(withDuration: 5) {
        view.center = view.center
      } completion: { _ in
        count += 1
      }
      Device.wait(0.1)
      #expect(count == 1)
    }

    // Whether the first animation then says that it has finished differs between systems, and is not asserted.
    @Test(.item("N3", source: "CAT"))
    func `a second animation has the last word on the value, and both complete`() {
      var completed: [Int] = []
      UIView.animate(withDuration: 0.3) {
        view.center.y = 90
      } completion: { _ in
        completed.append(1)
      }
      Device.wait(0.1)
      UIView.animate(withDuration: 0.3) {
        view.center.y = 40
      } completion: { _ in
        completed.append(2)
      }
      #expect(view.center.y == 40)
      Device.wait(1)
      #expect(completed.sorted() == [1, 2])
      #expect(view.center.y == 40)
    }

    @Test(.item("N3", source: "CAT"))
    func `a second animation goes on from where the first has come, without a snap`() throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 115 }
      Device.wait(0.5)
      let before = try #require(view.layer.presentation()).position.y
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 15 }
      let after = try #require(view.layer.presentation()).position.y
      let tolerance = 100 * Device.clockTolerance + usualTolerance
      #expect(before.isNear(65, within: tolerance))
      #expect(after.isNear(before, within: tolerance))
      #expect(view.center.y == 15)
    }

    @Test(.item("N4", source: "UIView.h"))
    func `any number is a curve, the keyboard's 7 too, and goes into the options`() throws {
      let curve = try #require(UIView.AnimationCurve(rawValue: 7))
      #expect(curve.rawValue == 7)
      #expect(UIView.AnimationCurve(rawValue: 2) == .easeOut)
      #expect(UIView.AnimationCurve.linear.rawValue == 3)
      #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 65_536)
      #expect(UIView.AnimationOptions.curveEaseOut.rawValue == 131_072)
      #expect(UIView.AnimationOptions.curveLinear.rawValue == 196_608)
      #expect(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16).rawValue == 458_752)
    }

    @Test(.item("N5", source: "DOC"))
    func `without animation values are set and completions called`() {
      var count = 0
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 5) {
          view.alpha = 0.5
        } completion: { _ in
          count += 1
        }
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(view.alpha == 0.5)
      Device.wait(0.1)
      #expect(count == 1)
    }

    @Test(.item("N5", source: "DOC"))
    func `animations that are turned off do the same until they are turned on`() {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { view.center.x = 70 }
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      #expect(UIView.areAnimationsEnabled)
      #expect(view.center.x == 70)
    }

    @Test(.item("V4", source: "DOC"))
    func `an animation without a duration runs its block and completes at once`() {
      var isComplete = false
      UIView.animate(withDuration: 0) {
        view.center.y = 90
      } completion: { _ in
        isComplete = true
      }
      #expect(view.center.y == 90)
      Device.wait(0)
      #expect(isComplete)
    }
  }
}
