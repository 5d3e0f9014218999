import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I63: the focus is not for avoidance to touch.
  @Suite @MainActor struct FocusLeftAloneTests {
    private let resigning = ScreenSubject.deaf { $0.view.endEditing(true) }

    @Test func `I63 sees a screen that ends editing`() {
      #expect(
        judge("I63", .login(), on: resigning)
          == .violated("the focus is on nothing after the notification", 0, step: 2))
    }

    @Test func `I63 sees a screen that ends editing a moment later`() {
      let subject = ScreenSubject.deaf { screen in
        Headless.schedule(after: 0.1) { screen.view.endEditing(true) }
      }
      #expect(
        judge("I63", .login(), on: subject)
          == .violated("the focus is on nothing after the notification", 0, step: 2))
    }

    @Test func `I63 sees a screen that moves the focus`() {
      let search = Scenario.View(.searchBar, frame: Rect(0, 0, 375, 44), in: 0)
      let subject = ScreenSubject.deaf { $0.view.subviews.first?.becomeFirstResponder() }
      #expect(
        judge("I63", .screen([search], [.appear, .show()]), on: subject)
          == .violated("the focus is on search after the notification", 0, step: 1))
    }

    @Test func `I63 sees a screen that focuses a view of its own`() {
      #expect(
        judge("I63", .login([.appear, .show()]), on: ScreenSubject.deaf { $0.focusItsOwn() })
          == .violated("the focus is on a view of the screen's own after the notification", 0, step: 1))
    }

    @Test(arguments: [Scenario.View.Kind.textField, .textView, .keyInput])
    func `I63 sees a screen that asks who could have the focus`(kind: Scenario.View.Kind) {
      let subject = ScreenSubject.deaf { screen in
        screen.lift(by: screen.view.subviews.contains { $0.canBecomeFirstResponder } ? screen.need : 0)
      }
      let scenario = Scenario.screen(
        [Scenario.View(kind, frame: Rect(0, 0, 9, 9), in: 0)], [.appear, .show()])
      let name = scenario.names[1]
      #expect(
        judge("I63", scenario, on: subject)
          == .violated("\(name) is asked whether it can become first responder", 0, step: 1))
    }

    @Test func `I63 holds for a screen that only looks`() {
      #expect(judge("I63", .login([.appear, .focus(1), .show(), .hide()])) == .held)
    }

    @Test(arguments: [
      Unjudged("no keyboard", "no keyboard is announced", .login([.appear, .focus(1), .blur])),
      Unjudged("not appeared", "the screen is not there", .login([.show()])),
      Unjudged("leaving", "the screen is not there", .login([.appear, .focus(1), .willDisappear, .show()])),
    ])
    func `I63 is not judged`(example: Unjudged) {
      #expect(judge("I63", example.scenario, on: resigning) == .notJudged(example.reason))
    }
  }
}
