import KeyboardScenarios

extension Scenario {
  /// The subject's view, number 0, and `views` after it.
  static func screen(
    _ root: View = .root(), _ views: View..., on device: Device = .plain, steps actions: [Step.Action]
  ) -> Scenario {
    Scenario(device: device, views: [root] + views, steps: actions.map { Step($0) })
  }
}

extension Scenario.View {
  /// The view of the subject's controller, as large as the window unless it has a frame.
  static func root(_ frame: Rect? = nil, in parent: Int? = nil) -> Scenario.View {
    var view = Scenario.View(.view, frame: frame, in: parent)
    view.controller = .subject
    return view
  }

  /// A text field, 335 x 40 unless it has a frame.
  static func field(y: Double = 600, in parent: Int? = 0) -> Scenario.View {
    Scenario.View(.textField, frame: Rect(20, y, 335, 40), in: parent)
  }

  static func field(_ frame: Rect) -> Scenario.View {
    Scenario.View(.textField, frame: frame, in: 0)
  }

  /// A text view of 375 x 647 below the status bar.
  static func text(caretY: Double) -> Scenario.View {
    var view = Scenario.View(.textView, frame: Rect(0, 20, 375, 647), in: 0)
    view.caret = Rect(5, caretY, 2, 20)
    return view
  }
}

extension Step.Action {
  /// A docked keyboard of this height on a screen of 375 x 667.
  static func show(_ height: Double) -> Step.Action { show(Rect(0, 667 - height, 375, height)) }

  static func show(_ end: Rect) -> Step.Action { .keyboard(KeyboardNotification(.willShow, end: end)) }

  static let hide = keyboard(KeyboardNotification(.willHide, end: Rect(0, 667, 375, 216)))
}
