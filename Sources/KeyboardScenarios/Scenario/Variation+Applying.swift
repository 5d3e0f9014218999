extension Variation {
  /// The scenario as this variation has it.
  /// - Precondition: the indices are those of `scenario`, and a step that is named posts a keyboard
  ///   notification.
  public func applied(to scenario: Scenario) -> VariedScenario {
    var varied = VariedScenario(
      scenario: scenario, views: Array(scenario.views.indices), steps: Array(scenario.steps.indices))
    switch self {
    case .repeatStep(let step):
      varied.scenario.steps.insert(scenario.steps[step], at: step)
      varied.steps = scenario.steps.indices.map { $0 < step ? $0 : $0 + 1 }
    case .fresh:
      varied.scenario.steps = scenario.freshSteps
      varied.steps = scenario.steps.indices.map { _ in nil }
      if let last = varied.steps.indices.last { varied.steps[last] = varied.scenario.steps.indices.last }
    case .wrapper(let view):
      varied.insert(Self.wrapper(in: scenario.views[view]), above: view)
    case .bystander(let kind, let parent, let frame):
      var bystander = Scenario.View(kind, frame: frame, in: parent)
      bystander.place = parent == nil ? .otherWindow : .window
      // Last, so that every other index stays as it is.
      varied.scenario.views.append(bystander)
    case .begin(let step, let frame):
      guard var notification = scenario.steps[step].keyboard else { break }
      notification.begin = .frame(frame)
      varied.scenario.steps[step].action = .keyboard(notification)
    }
    return varied
  }

  private static func wrapper(in view: Scenario.View) -> Scenario.View {
    var wrapper = Scenario.View(.view, in: view.parent)
    wrapper.place = view.place
    return wrapper
  }
}

extension VariedScenario {
  /// Puts `wrapper` between the view at `index` and its parent.
  fileprivate mutating func insert(_ wrapper: Scenario.View, above index: Int) {
    makeRoom(at: index)
    scenario.views.insert(wrapper, at: index)
    scenario.views[index + 1].parent = index
    scenario.views[index + 1].place = .window
  }

  /// Renumbers so that `index` becomes free.
  private mutating func makeRoom(at index: Int) {
    func moved(_ old: Int) -> Int { old < index ? old : old + 1 }
    views = views.map(moved)
    for view in scenario.views.indices {
      scenario.views[view].parent = scenario.views[view].parent.map(moved)
    }
    for step in scenario.steps.indices {
      switch scenario.steps[step].action {
      case .focus(let view): scenario.steps[step].action = .focus(moved(view))
      case .layout(let view, let frame): scenario.steps[step].action = .layout(moved(view), frame)
      case .scroll(let view, let offset): scenario.steps[step].action = .scroll(moved(view), offset)
      default: break
      }
    }
  }
}

extension Scenario {
  /// The shortest way to the same end: what shaped the layout, then the last focus, then the
  /// complete announcement of the keyboard that had the last say.
  fileprivate var freshSteps: [Step] {
    let shaping = steps.filter { step in
      switch step.action {
      case .appear, .rotate, .layout, .moveScene, .layoutPass: true
      default: false
      }
    }
    let focus = steps.last { step in if case .focus = step.action { true } else { false } }
    let keyboard = steps.last { $0.keyboard?.isAnnouncement ?? false }
    return shaping + [focus, keyboard].compactMap { $0 }
  }
}

extension KeyboardNotification {
  /// Whether it announces where the keyboard will be, with an end frame that can be meant.
  fileprivate var isAnnouncement: Bool {
    switch name {
    case .willHide: true
    case .willShow, .willChangeFrame: end?.isFinite ?? false
    case .didShow, .didHide, .didChangeFrame: false
    }
  }
}
