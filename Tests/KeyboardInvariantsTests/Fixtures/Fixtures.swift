import ExclusiveScreen
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import Testing

/// The parent of every suite that plays on the stage: there is one screen, and one clock.
@Suite(.serialized, .exclusiveScreen) @MainActor struct OnStage {}

/// What one invariant says of a case.
@MainActor func judge(
  _ id: String, _ scenario: Scenario, vary variation: Variation? = nil,
  on subject: any KeyboardSubject = ScreenSubject.honest, claims: Claims? = nil
) -> Judgement? {
  let verdict = Verdict(
    of: Case(scenario, vary: variation), claims: claims ?? subject.claims,
    invariants: Invariant.all.filter { $0.id == id }, play: { Stage.play($0, on: subject) })
  return verdict[id]
}

extension Judgement {
  static func violated(_ message: String, _ amount: Double, step: Int) -> Judgement {
    .violated(Violation(message, amount: amount, step: step))
  }
}

/// A scenario that an invariant leaves alone, and why.
struct Unjudged: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let reason: String
  let scenario: Scenario

  init(_ testDescription: String, _ reason: String, _ scenario: Scenario) {
    (self.testDescription, self.reason, self.scenario) = (testDescription, reason, scenario)
  }
}

/// A scenario with a name, for tables.
struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scenario: Scenario

  init(_ testDescription: String, _ scenario: Scenario) {
    (self.testDescription, self.scenario) = (testDescription, scenario)
  }
}

extension Claims {
  /// Those of a container, but for what `change` says.
  static func container(_ change: (inout Claims) -> Void = { _ in }) -> Claims {
    var claims = Claims(.container)
    change(&claims)
    return claims
  }
}

extension Scenario {
  /// A login screen on the plain phone: view 0 is the screen, view 1 a field that ends at 640.
  ///
  /// The keyboard begins at 451, so it covers the field by 189 points and the screen by 216.
  static func login(
    field: Rect = Rect(20, 600, 335, 40), _ actions: [Step.Action] = [.appear, .focus(1), .show()]
  ) -> Scenario {
    .screen([View(.textField, frame: field, in: 0)], actions)
  }

  /// View 0 is the screen; `views` follow it.
  static func screen(
    _ views: [View], _ actions: [Step.Action] = [.appear, .focus(1), .show()]
  ) -> Scenario {
    Scenario(views: [.screen()] + views, steps: actions.map(Step.init))
  }

  /// A screen in a view that has this transform: view 1 is the screen, view 2 the field.
  static func inside(_ transform: Transform) -> Scenario {
    var outer = View(.view)
    outer.transform = transform
    let field = View(.textField, frame: Rect(20, 600, 335, 40), in: 1)
    return Scenario(
      views: [outer, .screen(in: 0), field], steps: [Step(.appear), Step(.focus(2)), Step(.show())])
  }

  /// The same, but no keyboard comes to rest before the last step: it is the end that is judged.
  var judgedAtTheEnd: Scenario {
    with { scenario in
      for step in scenario.steps.indices.dropLast() where scenario.steps[step].keyboard != nil {
        scenario.steps[step].settles = false
      }
    }
  }

  /// The scenario after `change`.
  func with(_ change: (inout Scenario) -> Void) -> Scenario {
    var scenario = self
    change(&scenario)
    return scenario
  }
}

extension Scenario.View {
  /// A view of a controller of the subject.
  static func screen(_ frame: Rect? = nil, in parent: Int? = nil) -> Scenario.View {
    var view = Scenario.View(.view, frame: frame, in: parent)
    view.controller = .subject
    return view
  }

  /// A text view with its caret at `caret`, in its own coordinates.
  static func text(_ frame: Rect, caret: Rect = plainCaret, in parent: Int = 0) -> Scenario.View {
    var view = Scenario.View(.textView, frame: frame, in: parent)
    view.caret = caret
    return view
  }
}

extension Rect {
  /// A keyboard of 216 points at the bottom of the plain phone.
  static let docked = Rect(0, 451, 375, 216)
  static let floating = Rect(27, 300, 320, 250)
}

extension Step.Action {
  static func show(_ end: Rect? = .docked) -> Step.Action { .post(.willShow, end) }

  static func hide(_ end: Rect? = Rect(0, 667, 375, 216)) -> Step.Action { .post(.willHide, end) }

  static func post(_ name: KeyboardNotification.Name, _ end: Rect?) -> Step.Action {
    .keyboard(KeyboardNotification(name, end: end))
  }
}
