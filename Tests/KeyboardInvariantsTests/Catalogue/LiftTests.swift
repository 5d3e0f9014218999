import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I3, I4 and I5: how far the screen is lifted.
  @Suite @MainActor struct LiftTests {
    @Test(
      arguments: [
        (300, .violated("root is lifted by 300 pt, 84 pt more than the keyboard overlaps it", 84, step: 2)),
        (217, .violated("root is lifted by 217 pt, 1 pt more than the keyboard overlaps it", 1, step: 2)),
        (216, .held), (0, .held),
        (-10, .violated("root is lowered by 10 pt", -10, step: 2)),
      ] as [(Double, Judgement)])
    func `I3 keeps the lift between nothing and the overlap`(lift: Double, judgement: Judgement) {
      #expect(judge("I3", .login(), on: ScreenSubject.lifting(by: lift)) == judgement)
    }

    @Test func `I3 allows the declared margin`() {
      let claims = Claims.container { $0.margin = 10 }
      #expect(judge("I3", .login(), on: ScreenSubject.lifting(by: 226), claims: claims) == .held)
      #expect(
        judge("I3", .login(), on: ScreenSubject.lifting(by: 228), claims: claims)
          == .violated("root is lifted by 228 pt, 2 pt more than the keyboard overlaps it", 2, step: 2))
    }

    @Test func `I3 counts the lift of nested screens together`() {
      let nested = Scenario.screen([.screen(in: 0)], [.appear, .show()])
      let focused = Scenario.screen(
        [.screen(in: 0), Scenario.View(.textField, frame: Rect(20, 600, 335, 40), in: 1)],
        [.appear, .focus(2), .show()])
      #expect(judge("I3", nested, on: ScreenSubject.lifting(by: 150)) == .held)
      #expect(
        judge("I3", focused, on: ScreenSubject.lifting(by: 150))
          == .violated("root is lifted by 300 pt, 84 pt more than the keyboard overlaps it", 84, step: 2))
    }

    @Test func `I3 lets no keyboard lift a screen that is not under it`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(.floating)])
      #expect(judge("I3", scenario) == .held)
      #expect(
        judge("I3", scenario, on: ScreenSubject.lifting(by: 1))
          == .violated("root is lifted by 1 pt, 1 pt more than the keyboard overlaps it", 1, step: 2))
    }

    @Test func `I3 lets no keyboard that has hidden lift a screen`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .hide()]).judgedAtTheEnd
      let staying = ScreenSubject("staying") {
        TestScreen(hearing: ScreenSubject.keyboard) { $0.lift(by: 100) }
      }
      #expect(judge("I3", scenario) == .held)
      #expect(
        judge("I3", scenario, on: staying)
          == .violated("root is lifted by 100 pt, 100 pt more than the keyboard overlaps it", 100, step: 3))
    }

    @Test(arguments: [
      Unjudged("never shown", "no keyboard yet", .login([.appear, .focus(1)])),
      Unjudged("hidden from the first", "no keyboard yet", .login([.appear, .focus(1), .hide()])),
      Unjudged("not appeared", "the screen is not there", .login([.show()])),
      Unjudged(
        "a silent change of layout", "the layout changed without a signal",
        .login([.appear, .show(), .layout(0, Rect(0, 20, 375, 667))]).judgedAtTheEnd),
      Unjudged("a quarter turn", "the screen is turned", .inside(Transform(0, 1, -1, 0, 0, 0))),
    ])
    func `I3 is not judged`(example: Unjudged) {
      #expect(
        judge("I3", example.scenario, on: ScreenSubject.lifting(by: 300)) == .notJudged(example.reason))
    }

    @Test(
      arguments: [
        (200, .violated("root is lifted 11 pt too far", 11, step: 2)), (189, .held),
        (180, .violated("root is lifted 9 pt too little", -9, step: 2)),
        (0, .violated("root is lifted 189 pt too little", -189, step: 2)),
      ] as [(Double, Judgement)])
    func `I4 asks for the lift that the field needs`(lift: Double, judgement: Judgement) {
      #expect(judge("I4", .login(), on: ScreenSubject.lifting(by: lift)) == judgement)
    }

    @Test func `I4 counts the margin, up to what the keyboard overlaps`() {
      let claims = Claims.container { $0.margin = 10 }
      let lowest = Scenario.login(field: Rect(0, 627, 375, 40))
      #expect(judge("I4", .login(), on: ScreenSubject.lifting(by: 199), claims: claims) == .held)
      #expect(judge("I4", lowest, on: ScreenSubject.lifting(by: 226), claims: claims) == .held)
      #expect(
        judge("I4", .login(), on: ScreenSubject.lifting(by: 189), claims: claims)
          == .violated("root is lifted 10 pt too little", -10, step: 2))
    }

    @Test(
      arguments: [
        (0, .held), (149, .held), (150, .violated("root is lifted 1 pt too far", 1, step: 2)),
      ] as [(Double, Judgement)])
    func `I4 allows to show the caret, or the whole text`(lift: Double, judgement: Judgement) {
      let scenario = Scenario.screen([.text(Rect(0, 300, 375, 300))])
      #expect(judge("I4", scenario, on: ScreenSubject.lifting(by: lift)) == judgement)
    }

    @Test(arguments: ["I4", "I5"], [0, 100] as [Double])
    func `a text taller than the room may rise to the top`(id: String, lift: Double) {
      let scenario = Scenario.screen([.text(Rect(0, 100, 375, 500))])
      #expect(judge(id, scenario, on: ScreenSubject.lifting(by: lift)) == .held)
    }

    @Test func `but no further`() {
      let scenario = Scenario.screen([.text(Rect(0, 100, 375, 500))])
      let subject = ScreenSubject.lifting(by: 101)
      #expect(judge("I4", scenario, on: subject) == .violated("root is lifted 1 pt too far", 1, step: 2))
      #expect(
        judge("I5", scenario, on: subject) == .violated("root is lifted by 101 pt for nothing", 101, step: 2))
    }

    @Test(arguments: [
      Unjudged("floating", "no docked keyboard", .login([.appear, .focus(1), .show(.floating)])),
      Unjudged("no focus", "nothing is focused", .login([.appear, .show()])),
      Unjudged(
        "too tall", "there is no room for it above the keyboard", .login(field: Rect(0, 100, 375, 452))),
      Unjudged(
        "below the end", "the focused view is out of view without a keyboard",
        .login(field: Rect(0, 640, 375, 40))),
    ])
    func `I4 is not judged`(example: Unjudged) {
      #expect(
        judge("I4", example.scenario, on: ScreenSubject.lifting(by: 300)) == .notJudged(example.reason))
    }

    @Test(
      arguments: [
        (100, .violated("root is lifted by 100 pt for nothing", 100, step: 2)), (0, .held),
        (-5, .violated("root is lowered by 5 pt for nothing", -5, step: 2)),
      ] as [(Double, Judgement)])
    func `I5 lets a free field alone`(lift: Double, judgement: Judgement) {
      let scenario = Scenario.login(field: Rect(20, 100, 335, 40))
      #expect(judge("I5", scenario, on: ScreenSubject.lifting(by: lift)) == judgement)
    }

    @Test func `I5 lets a field under a floating keyboard alone`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(.floating)])
      #expect(judge("I5", scenario) == .held)
      #expect(
        judge("I5", scenario, on: ScreenSubject.lifting(by: 2))
          == .violated("root is lifted by 2 pt for nothing", 2, step: 2))
    }

    @Test(arguments: [
      Unjudged("covered", "the keyboard covers it", .login()),
      Unjudged("hidden", "no keyboard", .login([.appear, .focus(1), .hide()])),
      Unjudged(
        "a silent focus", "the focus changed without a signal", .login([.appear, .show(), .focus(1)])),
    ])
    func `I5 is not judged`(example: Unjudged) {
      #expect(
        judge("I5", example.scenario, on: ScreenSubject.lifting(by: 100)) == .notJudged(example.reason))
    }

    @Test(arguments: ["I3", "I4"]) func `the honest lift is right`(id: String) {
      #expect(judge(id, .login()) == .held)
    }

    @Test func `the honest lift of a free field is none`() {
      #expect(judge("I5", .login(field: Rect(20, 100, 335, 40))) == .held)
    }
  }
}

extension ScreenSubject {
  /// Lifts its screen by this much as soon as it hears of a keyboard.
  static func lifting(by lift: Double) -> ScreenSubject {
    .acting { $0.lift(by: $0.keyboard == nil ? 0 : lift) }
  }
}

extension Scenario {
  /// The screen has appeared, but not come to rest.
  fileprivate static let appearing = login([.appear, .show()]).with { $0.steps[0].settles = false }
}
