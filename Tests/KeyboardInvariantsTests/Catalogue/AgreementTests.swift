import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// What the invariants that compare two ways to the same end leave alone: ways to different ends. The screen is in
  /// another place at each notification.
  @Suite @MainActor struct AgreementTests {
    private let counting = ScreenSubject.deaf { $0.lift(by: Double($0.count)) }

    @Test func `the subject is at fault where it is judged`() {
      #expect(judge("I11", .login(), vary: .cycle(2, count: 1, times: 2), on: counting)?.violation != nil)
      #expect(judge("I21", .login(), vary: .echo(2, .willChangeFrame), on: counting)?.violation != nil)
      #expect(judge("I9", .login(), vary: .repeatStep(2), on: counting)?.violation != nil)
    }

    @Test(arguments: [
      Unjudged(
        "no rest", "nothing settles",
        Scenario.login([.appear, .focus(1), .show(), .hide()]).with { $0.steps[3].settles = false }),
      Unjudged(
        "not appeared", "the screen is not there", .login([.focus(1), .layoutPass, .show(), .hide()])),
      Unjudged(
        "gone", "the screen is not there",
        .login([.appear, .disappear, .show(), .hide()])),
      Unjudged(
        "a silent move before", "the layout changed without a signal",
        .login([.appear, .show(), .layoutPass, .rotate, .rotate])),
      Unjudged(
        "a frame that says nothing", "nobody can be sure of the keyboard",
        .login([.appear, .focus(1), .show(), .show(nil)])),
      Unjudged(
        "a scroll", "the user scrolled",
        .screen([Scenario.View(.scrollView, in: 0)], [.appear, .scroll(1, Point(0, 5)), .show(), .hide()])),
    ])
    func `I11 is not judged`(example: Unjudged) {
      let first = example.scenario.steps.count - 2
      #expect(
        judge("I11", example.scenario, vary: .cycle(first, count: 2, times: 2), on: counting)
          == .notJudged(example.reason))
    }

    @Test func `a turn that happens twice ends on another screen`() {
      let scenario = Scenario.login([.appear, .rotate, .hide()])
      #expect(
        judge("I11", scenario, vary: .cycle(1, count: 1, times: 2), on: counting)
          == .notJudged("the screen is another"))
    }

    @Test func `a focus without a signal ends elsewhere`() {
      #expect(
        judge(
          "I11", .login([.appear, .show(), .focus(1)]), vary: .cycle(1, count: 2, times: 2), on: counting)
          == .notJudged("the focus changed without a signal"))
    }

    @Test func `a view of the screen's own has the focus in the end`() {
      let subject = ScreenSubject.deaf { screen in
        screen.focusItsOwn()
        screen.lift(by: Double(screen.count))
      }
      #expect(
        judge("I21", .login([.appear, .show()]), vary: .echo(1, .willChangeFrame), on: subject)
          == .notJudged("a view of the screen's own is focused"))
    }

    @Test func `the second notification lets the focus go`() {
      let subject = ScreenSubject.deaf { screen in
        screen.lift(by: Double(screen.count))
        if screen.count == 2 { screen.view.endEditing(true) }
      }
      #expect(
        judge("I21", .login(), vary: .echo(2, .willChangeFrame), on: subject)
          == .notJudged("the focus is elsewhere"))
    }

    @Test func `nothing is compared while no screen is in the window`() {
      #expect(
        judge("I55", .login([.show()]), vary: .background(0), on: counting)
          == .notJudged("the screen is not there"))
    }
  }
}
