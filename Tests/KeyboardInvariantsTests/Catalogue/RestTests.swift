import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I6, I7 and I60: what stays, comes back, and does not move.
  @Suite @MainActor struct RestTests {
    @Test func `I6 sees a screen that moves aside`() {
      let subject = ScreenSubject.acting { $0.view.center.x = 192.5 }
      #expect(
        judge("I6", .login([.appear, .show()]), on: subject)
          == .violated("root: x of the centre is 192.5 pt and not 187.5 pt", 5, step: 1))
    }

    @Test func `I6 sees a screen that shrinks`() {
      let subject = ScreenSubject.acting { $0.view.bounds.size.height = 451 }
      #expect(
        judge("I6", .login([.appear, .show()]), on: subject)
          == .violated("root: height is 451 pt and not 667 pt", -216, step: 1))
    }

    @Test func `I6 sees a screen that is transformed`() {
      let subject = ScreenSubject.acting { $0.view.transform = CGAffineTransform(translationX: 0, y: -189) }
      #expect(
        judge("I6", .login([.appear, .show()]), on: subject)
          == .violated(
            "root: its transform is [1, 0, 0, 1, 0, -189] and not [1, 0, 0, 1, 0, 0]", -189, step: 1))
    }

    @Test func `I6 lets a screen move by its transform where that is claimed`() {
      let subject = ScreenSubject.acting { $0.view.transform = CGAffineTransform(translationX: 0, y: -189) }
      let claims = Claims.container { $0.moves = .transform }
      #expect(judge("I6", .login([.appear, .show()]), on: subject, claims: claims) == .held)
      let shrinking = ScreenSubject.acting { $0.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      #expect(
        judge("I6", .login([.appear, .show()]), on: shrinking, claims: claims)
          == .violated(
            "root: its transform is [0.5, 0, 0, 0.5, 0, 0] and not [1, 0, 0, 1, 0, 0]", -0.5, step: 1))
      #expect(
        judge("I6", .login([.appear, .show()]), on: ScreenSubject.still, claims: claims) == .held)
    }

    @Test func `I6 sees a field that moves in its screen`() {
      let subject = ScreenSubject.acting { $0.view.subviews.first?.center.y -= 189 }
      #expect(
        judge("I6", .login([.appear, .show()]), on: subject)
          == .violated("field: y of the centre is 431 pt and not 620 pt", -189, step: 1))
    }

    @Test func `I6 sees what scrolls`() {
      let subject = ScreenSubject.acting { ($0.view.subviews.first as? UIScrollView)?.contentOffset.y = 10 }
      let scenario = Scenario.screen([Scenario.View(.scrollView, in: 0)], [.appear, .show()])
      #expect(
        judge("I6", scenario, on: subject)
          == .violated("scroll: y of the bounds is 10 pt and not 0 pt", 10, step: 1))
    }

    @Test(arguments: [
      Example("a lift", .login()), Example("a turn", .login([.appear, .focus(1), .show(), .rotate])),
      Example("the owner's layout", .login([.appear, .show(), .layout(1, Rect(0, 0, 50, 50))])),
      Example("half the size", .inside(Transform(0.5, 0, 0, 0.5, 0, 0))),
    ])
    func `I6 holds for what others change`(example: Example) {
      #expect(judge("I6", example.scenario) == .held)
    }

    @Test(arguments: [
      Unjudged("no keyboard", "no keyboard yet", .login([.appear, .focus(1)])),
      Unjudged("only a hide", "no keyboard yet", .login([.appear, .hide()])),
      Unjudged("a quarter turn", "the screen is turned", .inside(Transform(0, 1, -1, 0, 0, 0))),
    ])
    func `I6 is not judged`(example: Unjudged) {
      let subject = ScreenSubject.acting { $0.view.center.x = 0 }
      #expect(judge("I6", example.scenario, on: subject) == .notJudged(example.reason))
    }

    @Test func `I7 sees a point that is left over`() {
      let subject = ScreenSubject.acting { $0.lift(by: $0.keyboard == nil ? 1 : 189) }
      #expect(
        judge("I7", .login([.appear, .show(), .hide()]), on: subject)
          == .violated("root does not come back: y of the centre is 332.5 pt and not 333.5 pt", -1, step: 2))
    }

    @Test func `I7 sees a screen that believes the frame of a hide`() {
      let subject = ScreenSubject.acting { $0.lift(by: $0.end?.minY == 451 ? 189 : 0) }
      #expect(
        judge("I7", .login([.appear, .show(), .hide(.docked)]), on: subject)
          == .violated(
            "root does not come back: y of the centre is 144.5 pt and not 333.5 pt", -189, step: 2))
    }

    @Test(arguments: [
      Example("a usual frame", .login([.appear, .focus(1), .show(), .hide()])),
      Example("a docked frame", .login([.appear, .focus(1), .show(), .hide(.docked)])),
      Example("no frame", .login([.appear, .focus(1), .show(), .hide(nil)])),
      Example("a null frame", .login([.appear, .focus(1), .show(), .hide(.null)])),
      Example("a pass of layout", .login([.appear, .focus(1), .show(), .layoutPass, .hide()])),
      Example("a blur", .login([.appear, .focus(1), .show(), .blur, .hide()])),
    ])
    func `I7 holds after a hide`(example: Example) {
      #expect(judge("I7", example.scenario) == .held)
    }

    @Test func `I7 leaves the user's scrolling alone`() {
      let scroll = Scenario.View(.scrollView, in: 0)
      let steps: [Step.Action] = [.appear, .show(), .scroll(1, Point(0, 50)), .hide()]
      #expect(judge("I7", .screen([scroll], steps)) == .held)
    }

    @Test(arguments: [
      Unjudged("no keyboard", "no keyboard", .login([.appear])),
      Unjudged("a keyboard first", "the keyboard was there first", .login([.show(), .appear, .hide()])),
      Unjudged("no hide", "the keyboard never hides again", .login()),
      Unjudged(
        "an undocked keyboard", "the keyboard never hides again",
        .login([.appear, .show(), .show(.floating)])),
      Unjudged("only a hide", "the keyboard never hides again", .login([.appear, .hide()])),
      Unjudged(
        "a new layout", "the layout changed before the keyboard hid",
        .login([.appear, .show(), .layout(0, Rect(0, 20, 375, 600)), .hide()])),
      Unjudged(
        "a turn", "the layout changed before the keyboard hid", .login([.appear, .show(), .rotate, .hide()])),
      Unjudged(
        "a screen that left", "the keyboard never hides again",
        .login([.appear, .show(), .disappear, .hide()])),
    ])
    func `I7 is not judged`(example: Unjudged) {
      let subject = ScreenSubject.acting { $0.lift(by: 1) }
      #expect(judge("I7", example.scenario, on: subject) == .notJudged(example.reason))
    }

    @Test func `I60 sees a late move`() {
      let subject = ScreenSubject.acting { screen in
        Headless.schedule(after: 5) { screen.view.center.y -= 1 }
      }
      #expect(
        judge("I60", .login([.appear, .show()]), on: subject)
          == .violated(
            "root changes long after the last step: y of the centre is 332.5 pt and not 333.5 pt", -1, step: 1
          ))
    }

    @Test func `I60 holds where a late handler has nothing to change`() {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.need)
        Headless.schedule(after: 5) { screen.lift(by: screen.need) }
      }
      #expect(judge("I60", .login(), on: subject) == .held)
      #expect(judge("I60", .login()) == .held)
    }

    @Test func `I60 is not judged where the end does not settle`() {
      let scenario = Scenario.login().with { $0.steps[2].settles = false }
      #expect(judge("I60", scenario) == .notJudged("the last step does not settle"))
      #expect(judge("I60", .login([])) == .notJudged("the last step does not settle"))
    }

    @Test func `I60 is not judged where nobody looked`() {
      let verdict = Verdict(of: Case(.login()), claims: Claims(.container)) { scenario in
        Trace(moments: Stage.play(scenario, on: ScreenSubject.honest).moments)
      }
      #expect(verdict["I60"] == .notJudged("nobody looked later"))
    }
  }
}
