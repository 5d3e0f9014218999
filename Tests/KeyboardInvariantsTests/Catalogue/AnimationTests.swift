import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I31 and I32: how something moves, and when it is there.
  @Suite @MainActor struct AnimationTests {
    private func animating(_ duration: Double, curve: UInt) -> ScreenSubject {
      .acting { screen in
        UIView.animate(
          withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
          animations: { screen.lift(by: screen.need) })
      }
    }

    @Test(
      arguments: [
        (0.25, 7, .held), (0, 0, .violated("it moves for 0 s, and the keyboard for 0.25 s", -0.25, step: 2)),
        (0.5, 7, .violated("it moves for 0.5 s, and the keyboard for 0.25 s", 0.25, step: 2)),
        (0.25, 0, .violated("it moves with curve 0, and the keyboard with 7", -7, step: 2)),
      ] as [(Double, UInt, Judgement)])
    func `I31 wants the keyboard's duration and curve`(
      duration: Double, curve: UInt, judgement: Judgement
    ) {
      #expect(judge("I31", .login(), on: animating(duration, curve: curve)) == judgement)
    }

    @Test func `I31 lets any curve bring a move that takes no time`() {
      #expect(judge("I31", showing { $0.duration = 0 }, on: animating(0, curve: 0)) == .held)
    }

    @Test func `I31 lets any duration stand for one that is missing, but no curve`() {
      let missing = showing { $0.duration = nil }
      #expect(judge("I31", missing, on: animating(0.4, curve: 7)) == .held)
      #expect(
        judge("I31", missing, on: animating(0.4, curve: 2))
          == .violated("it moves with curve 2, and the keyboard with 7", -5, step: 2))
    }

    @Test func `I31 knows every curve by its number`() {
      #expect(judge("I31", showing { $0.curve = 3 }, on: animating(0.25, curve: 3)) == .held)
    }

    private func showing(_ change: (inout KeyboardNotification) -> Void) -> Scenario {
      var notification = KeyboardNotification(.willShow, end: .docked)
      change(&notification)
      return .login([.appear, .focus(1), .keyboard(notification)])
    }

    @Test(arguments: [
      Unjudged("no keyboard", "no keyboard is announced", .login([.appear, .focus(1)])),
      Unjudged("a name that is not claimed", "no keyboard is announced", .login([.post(.didShow, .docked)])),
    ])
    func `I31 is not judged`(example: Unjudged) {
      #expect(judge("I31", example.scenario, on: animating(9, curve: 0)) == .notJudged(example.reason))
    }

    @Test func `I31 is not judged where the keyboard has come already`() {
      let subject = ScreenSubject("late") {
        TestScreen(hearing: [UIResponder.keyboardDidShowNotification]) { screen in
          UIView.animate(withDuration: 9, animations: { screen.lift(by: 10) })
        }
      }
      #expect(
        judge(
          "I31", .login([.post(.didShow, .docked)]), on: subject,
          claims: .container { $0.channels = [.didShow] })
          == .notJudged("no keyboard is announced"))
    }

    @Test func `I31 is not judged where nothing is animated`() {
      #expect(judge("I31", .login()) == .notJudged("nothing is animated"))
    }

    private static let late = ScreenSubject.deaf { screen in
      Headless.schedule(after: 0.1) { screen.lift(by: 100) }
    }

    @Test func `I32 sees a screen that moves a moment later`() {
      #expect(
        judge("I32", .login(), on: Self.late)
          == .violated(
            "root moves on when the handler has returned: y of the centre is 233.5 pt and not 333.5 pt", -100,
            step: 2))
    }

    @Test func `I32 sees a bar that waits for the next layout`() {
      #expect(
        judge("I32", .bar(), on: BarSubject.constraintBar { $0.bottomSpace?.constant = 216 })
          == .violated(
            "bar moves on when the handler has returned: y of the centre is 429 pt and not 645 pt", -216,
            step: 1))
    }

    @Test func `I32 holds for what is in its place at once, however long it is animated`() {
      #expect(judge("I32", .login([.appear, .focus(1), .show(), .hide()])) == .held)
      #expect(judge("I32", .login(), on: animating(9, curve: 7)) == .held)
      #expect(judge("I32", .bar(), on: BarSubject.honestConstraint) == .held)
    }

    @Test(arguments: [
      Unjudged("no keyboard", "no keyboard is announced", .login([.appear, .focus(1)])),
      Unjudged(
        "a name that is not claimed", "no keyboard is announced", .login([.appear, .post(.didShow, nil)])),
      Unjudged("not appeared", "the screen is not there", .login([.show()])),
      Unjudged(
        "appearing", "a layout is due", .login([.appear, .show()]).with { $0.steps[0].settles = false }),
      Unjudged(
        "a silent move", "a layout is due", .login([.appear, .layout(0, Rect(0, 20, 375, 667)), .show()])),
    ])
    func `I32 is not judged`(example: Unjudged) {
      #expect(judge("I32", example.scenario, on: Self.late) == .notJudged(example.reason))
    }

    @Test func `I32 is not judged where it is not claimed`() {
      #expect(
        judge("I32", .login(), on: Self.late, claims: .container { $0.isImmediate = false })
          == .notJudged("it is not claimed"))
    }
  }
}
