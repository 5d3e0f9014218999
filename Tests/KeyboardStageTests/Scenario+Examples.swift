import KeyboardScenarios

extension Scenario {
  /// A plain phone with the subject's view, number 0, and `views` after it.
  static func screen(_ views: [View] = [.field()], _ actions: Step.Action...) -> Scenario {
    Scenario(views: [.root] + views, steps: actions.map { Step($0) })
  }

  /// The same scenario with a finer say in how one of its steps passes.
  func changingStep(_ index: Int, _ change: (inout Step) -> Void) -> Scenario {
    var scenario = self
    change(&scenario.steps[index])
    return scenario
  }
}

extension Scenario.View {
  /// The view of the subject's controller, as large as the window.
  static var root: Scenario.View {
    var view = Scenario.View(.view)
    view.controller = .subject
    return view
  }

  /// The bar of the subject's screen.
  static let bar = Scenario.View(.bar, in: 0)

  /// A text field of 335 x 40.
  static func field(y: Double = 600, in parent: Int? = 0, _ place: Place = .window) -> Scenario.View {
    var view = Scenario.View(.textField, frame: Rect(20, y, 335, 40), in: parent)
    view.place = place
    return view
  }

  /// A text view in the subject's view, with its caret.
  static func text(_ frame: Rect, caret: Rect) -> Scenario.View {
    var view = Scenario.View(.textView, frame: frame, in: 0)
    view.caret = caret
    return view
  }
}

extension Step.Action {
  /// A docked keyboard comes up, or changes its height.
  static func show(_ height: Double) -> Step.Action {
    .keyboard(KeyboardNotification(.willShow, end: Rect(0, 667 - height, 375, height)))
  }

  static let hide = keyboard(KeyboardNotification(.willHide, end: Rect(0, 667, 375, 216)))
}
