import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I17: the lift in a superview that is scaled.
  @Suite @MainActor struct ScaledLiftTests {
    /// The screen is between 166.75 and 500.25, and the field ends at 486.75: 35.75 under the keyboard.
    private let half = Scenario.inside(Transform(0.5, 0, 0, 0.5, 0, 0))

    @Test(
      arguments: [
        (71.5, .held), (72.5, .held),
        (35.75, .violated("root moves by 35.75 pt of its own, where 71.5 pt are needed", -17.875, step: 2)),
        (100, .violated("root moves by 100 pt of its own, where 71.5 pt are needed", 14.25, step: 2)),
      ] as [(Double, Judgement)])
    func `I17 wants twice the lift at half the size`(lift: Double, judgement: Judgement) {
      #expect(judge("I17", half, on: ScreenSubject.lifting(by: lift)) == judgement)
    }

    @Test func `I17 sees the lift in the transform too`() {
      let subject = ScreenSubject.deaf { $0.view.transform = CGAffineTransform(translationX: 0, y: -71.5) }
      #expect(judge("I17", half, on: subject, claims: .container { $0.moves = .transform }) == .held)
    }

    @Test(arguments: [
      Unjudged("not scaled", "nothing above the screen is scaled", .inside(Transform(1, 0, 0, 1, 5, 5))),
      Unjudged("a quarter turn", "the screen is turned", .inside(Transform(0, 1, -1, 0, 0, 0))),
      Unjudged("upside down", "the screen is turned", .inside(Transform(-1, 0, 0, -1, 0, 0))),
      Unjudged("floating", "no docked keyboard", .half([.appear, .focus(2), .show(.floating)])),
      Unjudged("no focus", "nothing is focused", .half([.appear, .show()])),
      Unjudged(
        "too tall", "there is no room for it above the keyboard",
        Scenario.half().with { $0.views[2].frame = Rect(0, 0, 375, 570) }),
      Unjudged(
        "below the screen's end", "the focused view is out of view without a keyboard",
        Scenario.half().with { $0.views[2].frame = Rect(0, 640, 375, 40) }),
      Unjudged(
        "a screen in a screen", "a screen is in a screen",
        Scenario.half().with { scenario in
          scenario.views.insert(.screen(in: 1), at: 2)
          scenario.views[3].parent = 2
          scenario.steps[1].action = .focus(3)
        }),
    ])
    func `I17 is not judged`(example: Unjudged) {
      #expect(
        judge("I17", example.scenario, on: ScreenSubject.lifting(by: 10)) == .notJudged(example.reason))
    }

    @Test func `I17 is not judged with a margin`() {
      #expect(
        judge("I17", half, on: ScreenSubject.lifting(by: 10), claims: .container { $0.margin = 10 })
          == .notJudged("a margin does not scale"))
    }
  }
}

extension Scenario {
  /// A screen at half its size: view 1 is the screen, view 2 the field.
  fileprivate static func half(_ actions: [Step.Action] = [.appear, .focus(2), .show()]) -> Scenario {
    inside(Transform(0.5, 0, 0, 0.5, 0, 0)).with { $0.steps = actions.map(Step.init) }
  }
}
