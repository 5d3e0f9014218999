import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I62: what is lifted can still be touched.
  @Suite @MainActor struct TouchTests {
    @Test func `I62 sees a bar that is raised out of a small superview`() {
      #expect(
        judge("I62", .bar(), on: BarSubject.toolbar(in: .footer) { $0.raise(by: $0.cover) })
          == .violated("a finger on bar meets root", 0, step: 1))
    }

    @Test func `I62 sees a field that is left outside its screen`() {
      let subject = ScreenSubject.deaf { screen in
        screen.view.bounds.size.height = 451
        screen.view.center.y = 225.5
      }
      #expect(
        judge("I62", .inside(.identity), on: subject)
          == .violated("a finger on field meets view", 0, step: 2))
    }

    @Test func `I62 sees a field that no finger reaches any more`() {
      let subject = ScreenSubject.deaf { screen in
        screen.lift(by: screen.need)
        screen.view.subviews.first?.isUserInteractionEnabled = false
      }
      #expect(
        judge("I62", .login(), on: subject) == .violated("a finger on field meets root", 0, step: 2))
    }

    @Test func `I62 sees a field that is lifted out of everything`() {
      let subject = ScreenSubject.deaf { $0.lift(by: 700) }
      #expect(
        judge("I62", .login(), on: subject) == .violated("a finger on field meets nothing", 0, step: 2))
    }

    @Test func `I62 holds for what is lifted and still there`() {
      #expect(judge("I62", .login()) == .held)
      #expect(judge("I62", .bar(), on: BarSubject.honest) == .held)
      #expect(judge("I62", .bar(), on: BarSubject.honestConstraint) == .held)
    }

    @Test(arguments: [
      Unjudged("no keyboard", "no docked keyboard", .login([.appear, .focus(1)])),
      Unjudged("floating", "no docked keyboard", .login([.appear, .focus(1), .show(.floating)])),
      Unjudged("no focus", nothing, .login([.appear, .show()])),
      Unjudged("not covered", nothing, .login(field: Rect(20, 100, 335, 40))),
      Unjudged("untouchable at rest", nothing, Scenario.login().with { $0.views[1].alpha = 0 }),
      Unjudged(
        "behind something", nothing,
        .screen([
          Scenario.View(.textField, frame: Rect(20, 600, 335, 40), in: 0),
          Scenario.View(.view, frame: Rect(0, 580, 375, 80), in: 0),
        ])),
      Unjudged(
        "no room in what holds it", nothing,
        Scenario.inside(.identity).with { scenario in
          scenario.views[0].frame = Rect(0, 500, 375, 167)
          scenario.views[2].frame = Rect(20, 100, 335, 40)
        }),
      Unjudged(
        "its middle on the edge of what it lies in", nothing,
        .screen(
          [
            Scenario.View(.view, frame: Rect(0, 600 + 22.0 / 3, 375, 20), in: 0),
            Scenario.View(.textField, frame: Rect(0, 0, 375, 40), in: 1),
          ], [.appear, .focus(2), .show()])),
    ])
    func `I62 is not judged`(example: Unjudged) {
      let subject = ScreenSubject.deaf { screen in
        screen.lift(by: screen.need)
        screen.view.subviews.first?.isUserInteractionEnabled = false
      }
      #expect(judge("I62", example.scenario, on: subject) == .notJudged(example.reason))
    }
  }
}

private let nothing = "there is nothing to touch"
