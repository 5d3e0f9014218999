import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// What a subject can know of the keyboard and of the focus, seen through I1 and a screen that stays:
  /// it is at fault exactly where a docked keyboard is known.
  @Suite @MainActor struct TimelineTests {
    private func judgeStill(_ actions: [Step.Action], claims: Claims? = nil) -> Judgement? {
      judge("I1", .login([.appear, .focus(1)] + actions), on: ScreenSubject.still, claims: claims)
    }

    private func hidden(step: Int) -> Judgement {
      .violated("field ends 189 pt under the keyboard", 189, step: step)
    }

    @Test(arguments: [Rect.docked, .zero, .null, .floating, nil])
    func `a hide means that there is none, whatever frame it carries`(end: Rect?) {
      #expect(judgeStill([.hide(end)]) == .notJudged("no docked keyboard"))
    }

    @Test func `the end of the burst does not undo the hide`() {
      #expect(
        judgeStill([.hide(), .post(.didChangeFrame, .docked), .post(.didHide, .docked)])
          == .notJudged("no docked keyboard"))
    }

    @Test func `the end of the burst does not undo the hide where it is claimed either`() {
      let claims = Claims.container { $0.channels.formUnion([.didHide, .didChangeFrame]) }
      #expect(
        judgeStill([.hide(), .post(.didChangeFrame, .docked)], claims: claims)
          == .notJudged("no docked keyboard"))
      #expect(judgeStill([.hide(), .post(.didHide, .docked), .show()], claims: claims) == hidden(step: 4))
    }

    @Test func `what hears of the end of a hide alone knows it by that`() {
      let claims = Claims.container { $0.channels = [.didShow, .didHide] }
      #expect(
        judgeStill([.post(.didShow, .docked), .post(.didHide, .docked)], claims: claims) == hidden(step: 2))
      #expect(
        judge(
          "I1", .login([.appear, .focus(1), .post(.didHide, .docked)]), on: ScreenSubject.still,
          claims: claims)
          == .notJudged("no docked keyboard"))
    }

    @Test func `a keyboard that came while the screen was away may be unknown`() {
      let unsure = Judgement.notJudged("nobody can be sure of the keyboard")
      #expect(
        judge(
          "I1", .login([.show(), .appear, .focus(1)]), on: ScreenSubject.still,
          claims: .container { $0.seesFocus = true }) == unsure)
      #expect(
        judge("I1", .login([.show(), .appear, .focus(1), .show()]), on: ScreenSubject.still)
          == .violated("field ends 189 pt under the keyboard", 189, step: 3))
    }

    @Test func `another app's keyboard covers this screen too`() {
      var foreign = KeyboardNotification(.willShow, end: .docked)
      foreign.isLocal = false
      #expect(judgeStill([.keyboard(foreign)]) == hidden(step: 2))
    }

    @Test func `a keyboard from before a turn is unknown until the next notification`() {
      let turned = Scenario.login([.appear, .focus(1), .show(), .rotate]).judgedAtTheEnd
      #expect(judge("I1", turned, on: ScreenSubject.still) == .notJudged("no docked keyboard"))
      #expect(judge("I24", turned, on: ScreenSubject.still) == .notJudged("no keyboard"))
    }

    @Test func `a layout callback asks for a decision`() {
      let taller = Scenario.login([.appear, .focus(1), .show(), .layout(0, Rect(0, 0, 375, 660))])
      let deaf = ScreenSubject.acting { $0.lift(by: $0.need) }
      #expect(judge("I1", taller.judgedAtTheEnd, on: deaf) == hidden(step: 3))
    }

    @Test func `a screen that is leaving may come down`() {
      let scenario = Scenario.login([.appear, .willDisappear, .focus(1), .show()])
      #expect(judge("I1", scenario, on: ScreenSubject.still) == .notJudged("the screen is not there"))
      let cancelled = Scenario.login([.appear, .focus(1), .willDisappear, .appear, .show()])
      #expect(
        judge("I1", cancelled, on: ScreenSubject.still)
          == .violated("field ends 189 pt under the keyboard", 189, step: 4))
    }

    @Test func `the last frame counts`() {
      #expect(judgeStill([.hide(), .show()]) == hidden(step: 3))
      #expect(judgeStill([.show(.floating), .post(.willChangeFrame, .docked)]) == hidden(step: 3))
    }

    @Test(arguments: [nil, Rect(0, .nan, 375, 216), Rect(0, 451, 375, .infinity)])
    func `a frame that says nothing is no news, and the next one is`(end: Rect?) {
      #expect(judgeStill([.show(end)]) == .notJudged("no docked keyboard"))
      #expect(judgeStill([.show(end), .show()]) == hidden(step: 3))
    }

    @Test func `a frame that says nothing leaves the keyboard where it was`() {
      let lifting = ScreenSubject.acting { $0.lift(by: $0.end == nil ? 217 : 0) }
      #expect(
        judge("I3", .login([.appear, .show(), .show(nil)]), on: lifting)
          == .violated("root is lifted by 217 pt, 1 pt more than the keyboard overlaps it", 1, step: 2))
    }

    @Test func `a frame that says nothing is no signal`() {
      #expect(
        judge("I1", .login([.appear, .show(), .focus(1), .show(nil)]), on: ScreenSubject.still)
          == .notJudged("the focus changed without a signal"))
    }

    @Test(arguments: KeyboardNotification.Name.allCases.filter { $0 != .willHide && $0 != .didHide })
    func `only claimed notifications are known`(name: KeyboardNotification.Name) {
      let claims = Claims.container { $0.channels = [name] }
      let deaf = Claims.container { $0.channels.remove(name) }
      #expect(judgeStill([.post(name, .docked)], claims: claims) == hidden(step: 2))
      #expect(judgeStill([.post(name, .docked)], claims: deaf) == .notJudged("no docked keyboard"))
    }

    @Test(arguments: [Step.Action.hide(), .show(.floating), .post(.willChangeFrame, .zero), .show()])
    func `whatever says something is a signal`(signal: Step.Action) {
      let silent = Scenario.login([.appear, .layout(0, Rect(0, 20, 375, 600)), signal])
      #expect(judge("I10", silent, vary: .fresh) == .held)
    }

    @Test(arguments: [Step.Action.post(.didShow, .docked), .post(.didHide, .docked), .layoutPass])
    func `the focus has moved alone until a claimed notification says something`(action: Step.Action) {
      let silent = Scenario.login([.appear, .show(), .focus(1), action, .layoutPass]).with { scenario in
        for step in [2, 3] { scenario.steps[step].settles = false }
      }
      #expect(judge("I61", silent, on: ScreenSubject.deafToFocus) == hidden(step: 4))
    }

    @Test(arguments: [Step.Action.show(), .hide(), .show(.floating), .post(.willChangeFrame, .zero)])
    func `the focus has not moved alone after one`(action: Step.Action) {
      let spoken = Scenario.login([.appear, .show(), .focus(1), action]).with { $0.steps[2].settles = false }
      #expect(
        judge("I61", spoken, on: ScreenSubject.still)
          == .notJudged("the keyboard spoke after the focus moved"))
    }

    @Test func `a layout that is due comes after the keyboard that did not wait for it`() {
      let square = Scenario.login(
        field: Rect(20, 100, 335, 40),
        [.appear, .focus(1), .rotate, .show(Rect(0, 75, 375, 300)), .layoutPass]
      ).with { scenario in
        scenario.device = Device(screen: Size(375, 375))
        scenario.steps[2].settles = false
      }
      #expect(
        judge("I1", square, on: ScreenSubject.still) == .notJudged("the layout changed without a signal"))
    }

    @Test func `another app's keyboard is known to its end where it is claimed`() {
      let claims = Claims.container { claims in
        claims.foreign = .ignored
        claims.channels.insert(.didShow)
      }
      let scenario = Scenario.login([.appear, .foreign(), .foreign(.didShow)]).judgedAtTheEnd
      #expect(
        judge("I25", scenario, on: ScreenSubject.lifting(by: 100), claims: claims)
          == .violated(
            "root moves for another app's keyboard: y of the centre is 233.5 pt and not 333.5 pt", -100,
            step: 2))
    }

    @Test func `a field that is scrolled into view changes the layout in silence`() {
      var scroll = Scenario.View(.scrollView, frame: Rect(0, 300, 375, 200), in: 0)
      scroll.contentSize = Size(375, 1000)
      let field = Scenario.View(.textField, frame: Rect(0, 800, 375, 40), in: 1)
      let scenario = Scenario.screen([scroll, field], [.appear, .show(), .focus(2)])
      #expect(
        judge("I1", scenario, on: ScreenSubject.still, claims: .container { $0.seesFocus = true })
          == .notJudged("the layout changed without a signal"))
    }
  }
}
