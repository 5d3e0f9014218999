import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I25: another app's keyboard.
  @Suite @MainActor struct ForeignTests {
    private let claims = Claims.container { $0.foreign = .ignored }
    private let barClaims = Claims.toolbar { $0.foreign = .ignored }

    @Test func `I25 sees a screen that is lifted for another app's keyboard`() {
      #expect(
        judge("I25", .login([.appear, .foreign()]), on: ScreenSubject.lifting(by: 100), claims: claims)
          == .violated(
            "root moves for another app's keyboard: y of the centre is 233.5 pt and not 333.5 pt", -100,
            step: 1))
    }

    @Test func `I25 sees a bar that rises for another app's keyboard`() {
      #expect(
        judge(
          "I25", .bar([.appear, .foreign()]), on: BarSubject.toolbar { $0.raise(by: 216) }, claims: barClaims)
          == .violated(
            "bar moves for another app's keyboard: "
              + "its transform is [1, 0, 0, 1, 0, -216] and not [1, 0, 0, 1, 0, 0]", -216, step: 1))
    }

    @Test func `I25 sees a bar that stays where this app's keyboard brought it`() {
      let scenario = Scenario.bar([.appear, .show(), .foreign()])
      let deaf = BarSubject.toolbar { if $0.isLocal { $0.raise(by: $0.cover) } }
      #expect(judge("I25", scenario, on: deaf, claims: barClaims)?.violation?.amount == -216)
      #expect(judge("I25", scenario, on: BarSubject.honest, claims: barClaims) == .held)
    }

    @Test func `I25 allows not even a hundredth of a point`() {
      #expect(
        judge("I25", .login([.appear, .foreign()]), on: ScreenSubject.lifting(by: 0.01), claims: claims)?
          .violation?.amount.rounded() == 0)
    }

    @Test(arguments: [KeyboardNotification.Name.willShow, .willChangeFrame])
    func `I25 holds for a screen that stays`(name: KeyboardNotification.Name) {
      #expect(
        judge("I25", .login([.appear, .foreign(name)]), on: ScreenSubject.still, claims: claims) == .held)
    }

    @Test func `I25 is not judged where it is not claimed`() {
      #expect(
        judge("I25", .login([.appear, .foreign()]), on: ScreenSubject.lifting(by: 100))
          == .notJudged("it is not claimed"))
    }

    @Test(arguments: [
      Unjudged("not appeared", "the screen is not there", .login([.foreign()])),
      Unjudged("this app's keyboard", none, .login([.appear, .show()])),
      Unjudged("another app's keyboard that hides", none, .login([.appear, .foreign(.willHide)])),
      Unjudged("a text of this app", none, .login([.appear, .focus(1), .foreign()])),
      Unjudged(
        "a text of this app in another window", none,
        Scenario.login([.appear, .focus(1), .foreign()]).with { scenario in
          (scenario.views[1].parent, scenario.views[1].place) = (nil, .otherWindow)
        }),
      Unjudged(
        "this app's keyboard after it", none, .login([.appear, .foreign(), .show()]).judgedAtTheEnd),
      Unjudged(
        "a silent move", "the layout changed without a signal",
        .login([.appear, .foreign(), .layout(0, Rect(0, 20, 375, 667))]).judgedAtTheEnd),
    ])
    func `I25 is not judged`(example: Unjudged) {
      #expect(
        judge("I25", example.scenario, on: ScreenSubject.lifting(by: 100), claims: claims)
          == .notJudged(example.reason))
    }

    @Test func `where it is claimed, another app's keyboard is as good as none`() {
      let scenario = Scenario.login([.appear, .foreign()])
      #expect(
        judge("I3", scenario, on: ScreenSubject.lifting(by: 100), claims: claims)
          == .violated("root is lifted by 100 pt, 100 pt more than the keyboard overlaps it", 100, step: 1))
      #expect(judge("I3", scenario, on: ScreenSubject.lifting(by: 100)) == .held)
    }

    @Test func `a keyboard of another app for a text of this one is nobody's`() {
      #expect(
        judge("I1", .login([.appear, .focus(1), .foreign()]), on: ScreenSubject.still, claims: claims)
          == .notJudged("no docked keyboard"))
      #expect(
        judge(
          "I1", .login([.appear, .focus(1), .show(), .foreign()]).judgedAtTheEnd, on: ScreenSubject.still,
          claims: claims) == .notJudged("nobody can be sure of the keyboard"))
    }
  }
}

private let none = "no other app's keyboard"
