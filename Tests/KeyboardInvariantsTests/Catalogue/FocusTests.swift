import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I33 and I38 to I40: what holds of the focus itself.
  @Suite @MainActor struct FocusTests {
    private static let twoFields = [Scenario.View.Kind.textField, .textView].map {
      Scenario.View($0, frame: Rect(0, 0, 375, 40), in: 0)
    }

    @Test(arguments: ["I33", "I38", "I39", "I40"], [true, false])
    func `the rules of the focus hold on a screen that leaves it alone`(id: String, isSimulated: Bool) {
      var scenario = Scenario.screen(
        Self.twoFields, [.appear, .focus(1), .focus(2), .focus(1), .blur, .focus(2), .disappear])
      if isSimulated { scenario.keyboard = .simulated(Scenario.KeyboardProfile(.ios16)) }
      #expect(judge(id, scenario) == .held)
      #expect(judge(id, scenario, on: TestSearch.innermost) == .held)
    }

    @Test func `I33 sees a view that says that it is first responder`() {
      final class Boaster: UIView { override var isFirstResponder: Bool { true } }
      final class Screen: UIViewController {
        override func loadView() { view = Boaster() }
      }
      #expect(
        judge("I33", .login([.appear, .focus(1), .blur]), on: ScreenSubject("boaster") { Screen() }) == .held)
      let elsewhere = Scenario.login([.appear, .focus(1)]).with { $0.views[1].parent = nil }
      #expect(
        judge("I33", elsewhere, on: ScreenSubject("boaster") { Screen() })
          == .violated("root says that it is first responder, and is not", 0, step: 1))
    }

    @Test func `I33 lets a search bar and a claimer answer for what is in them`() {
      let views = [
        Scenario.View(.searchBar, frame: Rect(0, 0, 375, 44), in: 0),
        Scenario.View(.claimer, frame: Rect(0, 100, 375, 100), in: 0),
        Scenario.View(.textField, frame: Rect(0, 0, 375, 40), in: 2),
      ]
      #expect(judge("I33", .screen(views, [.appear, .focus(1), .focus(3)])) == .held)
    }

    @Test func `I38 sees a focus that stays with what has left`() {
      let claims = ScreenSubject.honest.claims
      let verdict = Verdict(
        of: Case(.login([.appear, .focus(1)])), claims: claims,
        invariants: Invariant.all.filter { $0.id == "I38" },
        play: { scenario in
          var trace = Stage.play(scenario, on: ScreenSubject.honest)
          trace.moments[1].settled?.views[1].isInWindow = false
          return trace
        })
      #expect(verdict["I38"] == .violated("field has the focus and is in no window", 0, step: 1))
    }

    @Test func `I38 sees a search that finds something on a screen that has left`() {
      let search = TestSearch { $0.subviews.first }
      #expect(
        judge("I38", .login([.appear, .focus(1), .disappear]), on: search)
          == .violated("the search finds something on a screen that is in no window", 0, step: 2))
    }

    @Test func `I39 sees a screen that takes the focus again`() {
      let subject = ScreenSubject("clinging") {
        TestScreen(hearing: [UITextField.textDidEndEditingNotification]) { screen in
          screen.view.subviews.first?.becomeFirstResponder()
        }
      }
      #expect(
        judge("I39", .login([.appear, .focus(1), .blur]), on: subject)
          == .violated("field has the focus after editing was ended", 0, step: 2))
      #expect(judge("I39", .login([.appear, .focus(1)]), on: subject) == .notJudged("nobody ends editing"))
    }

    @Test func `I40 sees beginnings and ends that are not by turns`() {
      func announcing(_ name: NSNotification.Name) -> ScreenSubject {
        ScreenSubject("announcing") {
          TestScreen(hearing: [UIResponder.keyboardWillShowNotification]) { screen in
            NotificationCenter.default.post(name: name, object: screen.view.subviews.first)
          }
        }
      }
      let began = announcing(UITextField.textDidBeginEditingNotification)
      #expect(
        judge("I40", .login(), on: began)
          == .violated("field begins editing before field has ended", 0, step: 2))
      let ended = announcing(UITextField.textDidEndEditingNotification)
      #expect(judge("I40", .login([.appear, .focus(1), .show()]), on: ended) == .held)
      #expect(
        judge("I40", .login([.appear, .show()]), on: ended)
          == .violated("field ends editing and had not begun", 0, step: 1))
    }
  }
}
