extension Variation.Kind {
  /// Whether it says what a keyboard announces, or compares with another announcement: a simulated keyboard
  /// announces what it does, and at heights that are its screen's.
  public var needsScript: Bool {
    switch self {
    case .fresh, .hideFirst, .translated, .repeatStep, .begin, .echo, .taller, .channel, .swap: true
    default: false
    }
  }

  /// The indices of the steps that a variation of this kind can name; nil for a kind that names none.
  public func steps(in scenario: Scenario) -> [Int]? {
    let steps = scenario.steps
    return switch self {
    case .repeatStep, .begin, .echo: steps.indices.filter { steps[$0].keyboard != nil }
    case .taller, .channel: steps.indices.filter { steps[$0].keyboard?.announcesFrame(by: self) ?? false }
    case .swap: steps.indices.dropLast().filter { steps[$0].commutes(with: steps[$0 + 1]) }
    case .reappear: steps.indices.filter { steps[$0].action == .appear }
    case .hideFirst where scenario.keyboard != .scripted: []
    case .hideFirst: steps.indices.filter { steps[$0].action == .rotate }
    case .turnAround, .background, .cancelledPop: Array(steps.indices)
    case .cycle: steps.indices.filter { steps[$0].canCycle }
    case .fresh, .wrapper, .bystander, .disguise, .translated, .lower: nil
    }
  }
}

extension Scenario {
  /// How many steps from the one with this index can happen in a cycle.
  public func stepsToCycle(from first: Int) -> Int {
    steps[first...].prefix { $0.canCycle }.count
  }

  /// The names under which the keyboard of the step with this index can be announced too.
  ///
  /// A hide says that there is no keyboard, whatever its frame: a change with the same frame may say
  /// otherwise, and must come before it, where willChangeFrame stands.
  public func echoes(of step: Int) -> [KeyboardNotification.Name] {
    switch steps[step].keyboard?.name {
    case .willHide, .didHide: [.willChangeFrame, .didHide, .didChangeFrame]
    default: [.willChangeFrame, .didShow, .didChangeFrame]
    }
  }

  /// The views above which a wrapper changes nothing: not those in a view that scrolls, since the
  /// wrapper would be as large as the viewport and not as what is scrolled; nor the bar, which the
  /// subject's screen places itself.
  public var wrappable: [Int] {
    views.indices.filter { view in
      views[view].kind != .bar && (views[view].parent.map { !views[$0].kind.scrolls } ?? true)
    }
  }

  /// The views that can stand lower in their parents: fields in the container with a frame of their own.
  public var lowerable: [Int] {
    views.indices.filter { view in
      views[view].kind.takesFocus && views[view].frame != nil && isView(view, in: container)
    }
  }
}

extension Step {
  /// Whether nothing but the keyboard, the focus and the orientation changes: then doing it again may
  /// end where doing it once did.
  fileprivate var canCycle: Bool {
    switch action {
    case .keyboard, .focus, .blur, .rotate, .layoutPass: true
    default: false
    }
  }

  /// Whether one moves the focus and the other the keyboard.
  fileprivate func commutes(with next: Step) -> Bool {
    switch (action, next.action) {
    case (.focus, .keyboard), (.keyboard, .focus): true
    default: false
    }
  }
}

extension KeyboardNotification {
  fileprivate func announcesFrame(by kind: Variation.Kind) -> Bool {
    switch name {
    case .willShow, .willChangeFrame: end?.isFinite ?? false
    case .willHide: kind == .channel && (end?.isFinite ?? false)
    case .didShow, .didHide, .didChangeFrame: false
    }
  }
}
