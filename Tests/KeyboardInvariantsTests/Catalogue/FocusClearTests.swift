import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I58: the raised bar and the focused view.
  @Suite @MainActor struct FocusClearTests {
    private let claims = Claims.toolbar { $0.keepsFocusClear = true }

    /// A field of 40 points that ends here; the raised bar begins at 407.
    nonisolated private static func field(
      endingAt bottom: Double, _ steps: [Step.Action] = [.appear, .focus(1), .show()]
    ) -> Scenario {
      .bar(steps, with: [Scenario.View(.textField, frame: Rect(20, bottom - 40, 335, 40), in: 0)])
    }

    @Test(
      arguments: [
        (420, .violated("bar covers 13 pt of field", 13, step: 2)), (407.5, .held), (300, .held),
        (451, .violated("bar covers 44 pt of field", 44, step: 2)),
      ] as [(Double, Judgement)])
    func `I58 wants the focused view above the bar`(bottom: Double, judgement: Judgement) {
      #expect(judge("I58", Self.field(endingAt: bottom), on: BarSubject.honest, claims: claims) == judgement)
    }

    @Test func `I58 lets the bar cover a field that has no focus`() {
      let fields = [300.0, 400].map { Scenario.View(.textField, frame: Rect(20, $0, 335, 40), in: 0) }
      let scenario = Scenario.bar([.appear, .focus(1), .show()], with: fields)
      #expect(judge("I58", scenario, on: BarSubject.honest, claims: claims) == .held)
      #expect(
        judge("I58", scenario.with { $0.steps[1].action = .focus(2) }, on: BarSubject.honest, claims: claims)
          == .violated("bar covers 33 pt of field2", 33, step: 2))
    }

    @Test func `I58 is not judged where it is not claimed`() {
      #expect(
        judge("I58", Self.field(endingAt: 420), on: BarSubject.honest) == .notJudged("it is not claimed"))
    }

    @Test(arguments: [
      Unjudged(
        "floating", "the bar is not raised", field(endingAt: 420, [.appear, .focus(1), .show(.floating)])),
      Unjudged(
        "no focus", "nothing in the screen beside the bar is focused",
        field(endingAt: 420, [.appear, .show()])),
      Unjudged("under the keyboard", "the focused view is out of sight anyway", field(endingAt: 452)),
      Unjudged("under the bar at rest", "the focused view is out of sight anyway", field(endingAt: 630)),
    ])
    func `I58 is not judged`(example: Unjudged) {
      #expect(
        judge("I58", example.scenario, on: BarSubject.honest, claims: claims) == .notJudged(example.reason))
    }
  }
}
