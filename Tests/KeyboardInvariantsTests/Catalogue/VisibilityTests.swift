import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I1 and I2: the focused view is seen.
  @Suite @MainActor struct VisibilityTests {
    @Test func `a screen that stays leaves the field under the keyboard`() {
      #expect(
        judge("I1", .login(), on: ScreenSubject.still)
          == .violated("field ends 189 pt under the keyboard", 189, step: 2))
    }

    @Test func `a screen lifted too far pushes the field out at the top`() {
      let subject = ScreenSubject.acting { $0.lift(by: $0.need > 0 ? 650 : 0) }
      #expect(
        judge("I2", .login(), on: subject) == .violated("field begins 50 pt above the top", 50, step: 2))
    }

    @Test(arguments: ["I1", "I2"], shown)
    func `a screen lifted by what the field needs shows it`(id: String, example: Example) {
      #expect(judge(id, example.scenario) == .held)
    }

    nonisolated static let shown = [
      Example("a field", .login()),
      Example("a field at the very bottom", .login(field: Rect(20, 627, 335, 40))),
      Example("a search bar", .screen([Scenario.View(.searchBar, frame: Rect(0, 600, 375, 44), in: 0)])),
      Example("a caret", .screen([.text(Rect(0, 100, 375, 567), caret: Rect(0, 540, 2, 20))])),
      Example(
        "a screen below a bar",
        .login(field: Rect(20, 500, 335, 40)).with { $0.views[0].frame = Rect(0, 64, 375, 603) }),
      Example(
        "a screen in a screen",
        .screen([.screen(in: 0), Scenario.View(.textField, frame: Rect(20, 400, 335, 40), in: 1)])
          .with { $0.steps[1].action = .focus(2) }),
    ]

    @Test(
      arguments: [
        (0.5, .held), (0.75, .violated("field ends 0.75 pt under the keyboard", 0.75, step: 2)),
      ] as [(Double, Judgement)])
    func `half a point may be covered`(hidden: Double, judgement: Judgement) {
      let scenario = Scenario.login(field: Rect(0, 411, 375, 40 + hidden))
      #expect(judge("I1", scenario, on: ScreenSubject.still) == judgement)
    }

    // The first screen rises by as much as the keyboard covers of it, which is all that it may, and what sticks out of it
    // stays covered; the second may do so too, but stays.
    @Test func `what sticks out of the screen by less than half a point is not judged`() {
      let capped = ScreenSubject.acting { $0.lift(by: $0.keyboard == nil ? 0 : 216) }
      let scenario = Scenario.login(field: Rect(0, 627.4, 375, 40))
      for subject in [capped, ScreenSubject.still] {
        #expect(
          judge("I1", scenario, on: subject)
            == .notJudged("the focused view is out of view without a keyboard"))
      }
      let flush = Scenario.login(field: Rect(0, 627 + 1e-9, 375, 40))
      #expect(judge("I1", flush, on: capped) == .held)
      #expect(
        judge("I1", flush, on: ScreenSubject.still)
          == .violated("field ends 216 pt under the keyboard", 216 + 1e-9, step: 2))
    }

    @Test func `what begins above the safe content without a keyboard may stay there`() {
      func scenario(y: Double) -> Scenario {
        Scenario.login(field: Rect(20, y, 335, 40)).with { $0.device.safeArea = Insets(top: 44) }
      }
      #expect(judge("I2", scenario(y: 44), on: ScreenSubject.still) == .held)
      #expect(
        judge("I2", scenario(y: 43.6), on: ScreenSubject.still)
          == .notJudged("the focused view is above the content without a keyboard"))
      let lifting = ScreenSubject.acting { $0.lift(by: $0.keyboard == nil ? 0 : 10) }
      #expect(
        judge("I2", scenario(y: 44), on: lifting)
          == .violated("field begins 10 pt above the top", 10, step: 2))
    }

    // A screen that stays is at fault unless the case is not judged.
    @Test(arguments: ["I1", "I2"], unjudged)
    func `hidden by other hands is not judged`(id: String, example: Unjudged) {
      #expect(judge(id, example.scenario, on: ScreenSubject.still) == .notJudged(example.reason))
    }

    nonisolated static let unjudged = [
      Unjudged(
        "a floating keyboard covers it", "no docked keyboard", .login([.appear, .focus(1), .show(.floating)])),
      Unjudged(
        "an undocked keyboard covers it", "no docked keyboard",
        .login([.appear, .focus(1), .show(Rect(0, 400, 375, 216))])),
      Unjudged(
        "a drag that never settles", "nothing happens",
        Scenario.login().with { scenario in
          for step in scenario.steps.indices { scenario.steps[step].settles = false }
        }),
      Unjudged("no keyboard at all", "no docked keyboard", .login([.appear, .focus(1)])),
      Unjudged("the keyboard comes first", "the screen is not there", .login([.show()])),
      Unjudged("no focus", "nothing is focused", .login([.appear, .show()])),
      Unjudged(
        "a silent change of focus", "the focus changed without a signal",
        .login([.appear, .show(), .focus(1)])),
      Unjudged(
        "a silent change of layout", "the layout changed without a signal",
        .login([.appear, .focus(1), .show(), .layout(1, Rect(20, 620, 335, 40))]).judgedAtTheEnd),
      Unjudged(
        "a silent move of the scene", "the layout changed without a signal",
        .login([.appear, .focus(1), .show(), .moveScene(Point(0, 50))]).judgedAtTheEnd),
      Unjudged(
        "a frame that says nothing", "nobody can be sure of the keyboard",
        .login([.appear, .focus(1), .show(), .show(Rect(0, .nan, 375, 216))]).judgedAtTheEnd),
      Unjudged("a quarter turn", "the screen is turned", .inside(Transform(0, 1, -1, 0, 0, 0))),
      Unjudged("a screen scaled to nothing", "the screen is turned", .inside(Transform(0, 0, 0, 0, 0, 0))),
      Unjudged(
        "a field taller than the room", "there is no room for it above the keyboard",
        .login(field: Rect(0, 100, 375, 452))),
      Unjudged(
        "a field below the screen's end", "the focused view is out of view without a keyboard",
        .login(field: Rect(0, 640, 375, 40))),
      Unjudged(
        "a focus outside the screen", "the focus is elsewhere",
        Scenario.login().with { $0.views[1].parent = nil }),
    ]

    @Test(arguments: outOfView)
    func `a field that is scrolled or clipped away is not judged`(example: Example) {
      #expect(
        judge("I1", example.scenario, on: ScreenSubject.still)
          == .notJudged("the focused view is out of view without a keyboard"))
    }

    nonisolated static let outOfView: [Example] = {
      var clipping = Scenario.View(.view, frame: Rect(0, 500, 375, 100), in: 0)
      clipping.clips = true
      let scrolling = Scenario.View(.scrollView, frame: Rect(0, 500, 375, 100), in: 0)
      let below = Scenario.View(.textField, frame: Rect(0, 110, 375, 40), in: 1)
      return [
        Example("clipped", .screen([clipping, below], [.appear, .focus(2), .show()])),
        Example("below what scrolls", .screen([scrolling, below], [.appear, .focus(2), .show()])),
        Example(
          "a caret beyond its text", .screen([.text(Rect(0, 500, 375, 100), caret: Rect(0, 110, 2, 20))])),
      ]
    }()

    @Test func `a subject that scrolls by itself is not judged`() {
      let subject = ScreenSubject.acting { screen in
        guard screen.keyboard != nil else { return }
        (screen.view.subviews.first as? UIScrollView)?.contentOffset.y = 10
      }
      let views = [
        Scenario.View(.scrollView, in: 0), Scenario.View(.textField, frame: Rect(20, 600, 335, 40), in: 1),
      ]
      #expect(
        judge("I1", .screen(views, [.appear, .focus(2), .show()]), on: subject)
          == .notJudged("something scrolled"))
    }

    @Test func `a tap that falls elsewhere at rest is another story`() {
      let fields = [600.0, 420].map { Scenario.View(.textField, frame: Rect(20, $0, 335, 40), in: 0) }
      let scenario = Scenario.screen(fields, [.appear, .focus(1), .show(), .tap(Point(30, 430))])
      #expect(
        judge("I1", scenario.judgedAtTheEnd) == .notJudged("the focus went another way without the keyboard"))
    }

    @Test func `a subject that sees the focus must follow it`() {
      let claims = Claims.container { $0.seesFocus = true }
      let scenario = Scenario.login([.appear, .show(), .focus(1)])
      #expect(judge("I1", scenario, claims: claims) == .held)
      #expect(
        judge("I1", scenario, on: ScreenSubject.deafToFocus, claims: claims)
          == .violated("field ends 189 pt under the keyboard", 189, step: 2))
    }

    @Test func `a custom input tells nobody that it has the focus`() {
      let input = Scenario.View(.keyInput, frame: Rect(20, 600, 335, 40), in: 0)
      #expect(
        judge(
          "I1", .screen([input], [.appear, .show(), .focus(1)]),
          claims: .container { $0.seesFocus = true })
          == .notJudged("the focus changed without a signal"))
    }

    @Test func `a caret may be visible where the text is not`() {
      let text = Scenario.screen([.text(Rect(0, 100, 375, 567))])
      #expect(judge("I1", text, on: ScreenSubject.still) == .held)
    }
  }
}
