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
    case .disguise:
      varied.disguise()
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

  /// Hides the views in the container in every way and turns the order of siblings around.
  fileprivate mutating func disguise() {
    let container = scenario.container
    let isInside = scenario.views.indices.map { $0 != container && scenario.isView($0, in: container) }
    var order: [Int] = []
    func add(_ view: Int) {
      order.append(view)
      let children = scenario.children(of: view)
      for child in isInside[view] || view == container ? children.reversed() : children { add(child) }
    }
    for top in scenario.views.indices where scenario.views[top].parent == nil { add(top) }
    var places = Array(repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { places[old] = new }
    let original = scenario.views
    renumber { places[$0] }
    scenario.views = order.map { old in
      var view = original[old]
      view.parent = view.parent.map { places[$0] }
      if isInside[old] { view.disguise() }
      return view
    }
  }

  /// Renumbers so that `index` becomes free.
  private mutating func makeRoom(at index: Int) {
    renumber { $0 < index ? $0 : $0 + 1 }
  }

  /// Gives every view, wherever it is named, the index that `moved` says; the list stays as it is.
  private mutating func renumber(_ moved: (Int) -> Int) {
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

extension Scenario.View {
  fileprivate mutating func disguise() {
    (isHidden, alpha, clips) = (true, 0, true)
    frame = Rect(0, 0, 0, 0)
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
