import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I26: a screen without the focus.
  @Suite @MainActor struct OtherOwnerTests {
    private let staying = ScreenSubject.deaf { $0.lift(by: 189) }

    @Test func `I26 sees a screen that stays up at the next signal`() {
      #expect(
        judge("I26", .login([.appear, .focus(1), .show(), .blur, .show()]), on: staying)
          == .violated(
            "root moves without the focus: y of the centre is 144.5 pt and not 333.5 pt", -189, step: 4))
    }

    @Test func `I26 sees a screen that rises for a field in another window`() {
      let scenario = Scenario.login().with { scenario in
        (scenario.views[1].parent, scenario.views[1].place) = (nil, .otherWindow)
      }
      #expect(judge("I26", scenario) == .held)
      #expect(
        judge("I26", scenario, on: staying)
          == .violated(
            "root moves without the focus: y of the centre is 144.5 pt and not 333.5 pt", -189, step: 2))
    }

    @Test func `I26 sees a screen that rises when the focus leaves it`() {
      let subject = ScreenSubject("rising") {
        TestScreen(hearing: [UITextField.textDidEndEditingNotification]) { $0.lift(by: 50) }
      }
      #expect(
        judge("I26", .login([.appear, .focus(1), .show(), .blur]), on: subject)
          == .violated("root rises by 50 pt without the focus", 50, step: 3))
    }

    @Test(arguments: [
      Example("a screen that comes down later", .login([.appear, .focus(1), .show(), .blur])),
      Example("and then does", .login([.appear, .focus(1), .show(), .blur, .show()])),
      Example("no focus at all", .login([.appear, .show()])),
      Example("a hide", .login([.appear, .focus(1), .show(), .blur, .hide()])),
    ])
    func `I26 holds for`(example: Example) {
      #expect(judge("I26", example.scenario) == .held)
    }

    @Test(arguments: [
      Unjudged("not appeared", "the screen is not there", .login([.show()])),
      Unjudged("never shown", "no keyboard yet", .login([.appear, .hide()])),
      Unjudged("the focus is here", "the focus is in the screen", .login()),
      Unjudged(
        "a silent move", "the layout changed without a signal",
        .login([.appear, .show(), .layout(0, Rect(0, 20, 375, 667))]).judgedAtTheEnd),
      Unjudged(
        "a frame that says nothing", "nobody can be sure of the keyboard",
        .login([.appear, .show(), .show(nil)]).judgedAtTheEnd),
      Unjudged(
        "nothing settles before", "no state before",
        .login([.appear, .focus(1), .show(), .blur]).judgedAtTheEnd),
      Unjudged(
        "its owner moves it", "the layout changes",
        .login([.appear, .focus(1), .show(), .blur, .layout(0, Rect(0, -10, 380, 667))])
          .with { scenario in for step in [2, 3] { scenario.steps[step].settles = false } }),
      Unjudged(
        "it was away before", "no state before",
        Scenario.login([.appear, .focus(1), .show(), .disappear, .appear]).with { scenario in
          scenario.views[0].frame = Rect(0, -10, 375, 667)
          scenario.steps[2].settles = false
        }),
    ])
    func `I26 is not judged`(example: Unjudged) {
      #expect(judge("I26", example.scenario, on: staying) == .notJudged(example.reason))
    }

    @Test func `I26 is not judged where the screen focuses a view of its own`() {
      let subject = ScreenSubject.deaf { screen in
        screen.focusItsOwn()
        screen.lift(by: 189)
      }
      #expect(
        judge("I26", .login([.appear, .show()]), on: subject)
          == .notJudged("a view of the screen's own is focused"))
    }
  }
}
