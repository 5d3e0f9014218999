import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I34, I35 and I36: what a search for the first responder finds.
  @Suite @MainActor struct SearchTests {
    @Test(arguments: ["I34", "I36"], places)
    func `a search that looks everywhere finds it`(id: String, example: Example) {
      #expect(judge(id, example.scenario, on: TestSearch.outermost) == .held)
      #expect(judge(id, example.scenario, on: TestSearch.innermost) == .held)
    }

    nonisolated static let places: [Example] = {
      var hidden = Scenario.View(.textField, in: 0)
      (hidden.isHidden, hidden.alpha, hidden.frame) = (true, 0, .zero)
      let bar = Scenario.View(.searchBar, in: 0)
      return [
        Example("a field", .login([.appear, .focus(1)])),
        Example("a field that is not seen", .screen([hidden], [.appear, .focus(1)])),
        Example("a search bar", .screen([bar], [.appear, .focus(1)])),
        Example("a field in a view that answers for it", .answered),
        Example("no focus", .login([.appear])),
        Example("a focus elsewhere", .login([.appear, .focus(1)]).with { $0.views[1].parent = nil }),
        Example("a screen that has left", .login([.appear, .focus(1), .disappear])),
      ]
    }()

    @Test func `I34 sees a search that finds nothing`() {
      #expect(
        judge("I34", .login([.appear, .focus(1)]), on: TestSearch { _ in nil })
          == .violated("it finds nothing, and not field", 0, step: 1))
    }

    @Test func `I34 asks for the view that is claimed`() {
      #expect(
        judge("I34", .answered, on: TestSearch.innermost, claims: Claims(.search))
          == .violated("it finds field, and not claimer", 0, step: 1))
      #expect(
        judge("I34", .answered, on: TestSearch.outermost, claims: .innermost)
          == .violated("it finds claimer, and not field", 0, step: 1))
    }

    @Test func `I35 sees a search that skips what is hidden`() {
      let search = TestSearch { root in root.subviews.first { !$0.isHidden && $0.isFirstResponder } }
      #expect(
        judge("I35", .login([.appear, .focus(1)]), vary: .disguise, on: search)
          == .violated("it finds field, and nothing in disguise", 0, step: 1))
    }

    @Test func `I35 sees a search that looks at the first of the siblings`() {
      let fields = Array(repeating: Scenario.View(.textField, frame: Rect(0, 0, 10, 10), in: 0), count: 2)
      let search = TestSearch { root in root.subviews.first { $0.isFirstResponder && $0 === root.subviews[0] }
      }
      #expect(
        judge("I35", .screen(fields, [.appear, .focus(1)]), vary: .disguise, on: search)
          == .violated("it finds field, and nothing in disguise", 0, step: 1))
    }

    @Test(arguments: places) func `I35 holds for a search that looks everywhere`(example: Example) {
      #expect(judge("I35", example.scenario, vary: .disguise, on: TestSearch.outermost) == .held)
    }

    @Test func `I35 is not judged where a tap misses what is in disguise`() {
      let scenario = Scenario.login([.appear, .tap(Point(30, 610))]).with { $0.steps[0].settles = false }
      #expect(
        judge("I35", scenario, vary: .disguise, on: TestSearch { _ in nil })
          == .notJudged("the focus goes elsewhere in disguise"))
    }

    @Test func `I36 sees what is not first responder`() {
      #expect(
        judge("I36", .login([.appear]), on: TestSearch { $0 })
          == .violated("it finds root, which is not first responder below the root", 0, step: 0))
    }

    @Test func `I36 sees what is first responder elsewhere`() {
      let scenario = Scenario.login([.appear, .focus(1)]).with { $0.views[1].parent = nil }
      #expect(
        judge("I36", scenario, on: TestSearch { $0.window?.focused })
          == .violated("it finds field, which is not first responder below the root", 0, step: 1))
    }

    @Test func `I36 sees a stranger`() {
      #expect(
        judge("I36", .login([.appear]), on: TestSearch { _ in UIView() })
          == .violated("it finds a view that is not on the screen", 0, step: 0))
    }

    @Test func `I36 sees that nothing is found though it is there`() {
      #expect(
        judge("I36", .login([.appear, .focus(1)]), on: TestSearch { _ in nil })
          == .violated("it finds nothing, and field is first responder", 0, step: 1))
    }

    @Test(arguments: ["I34", "I36"]) func `a subject that is not asked is not judged`(id: String) {
      #expect(judge(id, .login()) == .notJudged("nothing was searched"))
    }
  }
}

extension Scenario {
  /// A field in a view that answers for it.
  fileprivate static let answered = screen(
    [View(.claimer, in: 0), View(.textField, in: 1)], [.appear, .focus(2)])
}
