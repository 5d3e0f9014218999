extension Variation {
  /// The scenario as this variation has it.
  /// - Precondition: the indices are those of `scenario`, and fit (see `Variation.Kind.steps(in:)`).
  public func applied(to scenario: Scenario) -> VariedScenario {
    var varied = VariedScenario(
      scenario: scenario, views: Array(scenario.views.indices), steps: Array(scenario.steps.indices))
    switch self {
    case .fresh:
      varied.scenario.steps = scenario.freshSteps
      varied.steps = scenario.steps.indices.map { _ in nil }
      if let last = varied.steps.indices.last { varied.steps[last] = varied.scenario.steps.indices.last }
    case .wrapper(let view): varied.insert(Self.wrapper(in: scenario.views[view]), above: view)
    case .bystander(let kind, let parent, let frame):
      var bystander = Scenario.View(kind, frame: frame, in: parent)
      bystander.place = parent == nil ? .otherWindow : .window
      // Last, so that every other index stays as it is.
      varied.scenario.views.append(bystander)
    case .disguise: varied.disguise()
    case .translated(let distance): varied.scenario.translate(by: distance)
    case .lower(let view, let distance):
      let frame = scenario.views[view].frame
      varied.scenario.views[view].frame = frame?.offset(by: Point(0, distance))
    case .swap(let step):
      varied.scenario.steps.swapAt(step, step + 1)
      varied.steps[step] = nil
    case .begin, .taller, .channel: varied.announceOtherwise(self)
    case .repeatStep, .echo, .cycle, .reappear, .hideFirst, .turnAround, .background, .cancelledPop:
      varied.insertSteps(self)
    }
    return varied
  }

  private static func wrapper(in view: Scenario.View) -> Scenario.View {
    var wrapper = Scenario.View(.view, in: view.parent)
    wrapper.place = view.place
    return wrapper
  }
}

// Steps that are added.
extension VariedScenario {
  fileprivate mutating func insertSteps(_ variation: Variation) {
    let steps = scenario.steps
    switch variation {
    case .repeatStep(let step): insert([steps[step]], before: step)
    case .echo(let step, let name): insertEcho(named: name, of: step)
    case .cycle(let first, let count, let times):
      let pass = Array(steps[first..<first + count])
      for step in first..<first + count - 1 { self.steps[step] = nil }
      insert((1..<times).flatMap { _ in pass }, after: first + count - 1)
    case .reappear(let step): insert([Step(.appear)], after: step)
    case .hideFirst(let step):
      let end = KeyboardNotification.plainEnd(of: .willHide, on: scenario.screens[step])
      insert([Step(.keyboard(KeyboardNotification(.willHide, end: end)))], before: step)
    case .turnAround(let step): insert([Step(.rotate), Step(.rotate)], after: step)
    case .background(let step): insert([Step(.background), Step(.foreground)], after: step)
    case .cancelledPop(let step): insert([Step(.willDisappear), Step(.appear)], after: step)
    default: break
    }
  }

  /// Inserts steps; the original step comes after them, and its counterpart is itself.
  private mutating func insert(_ steps: [Step], before step: Int) {
    scenario.steps.insert(contentsOf: steps, at: step)
    self.steps = self.steps.map { $0.map { $0 < step ? $0 : $0 + steps.count } }
  }

  /// Inserts steps; the counterpart of the original step is the last of them.
  private mutating func insert(_ steps: [Step], after step: Int) {
    scenario.steps.insert(contentsOf: steps, at: step + 1)
    self.steps = self.steps.map { $0.map { $0 < step ? $0 : $0 + steps.count } }
  }

  private mutating func insertEcho(named name: KeyboardNotification.Name, of step: Int) {
    guard var notification = scenario.steps[step].keyboard else { return }
    notification.name = name
    let echo = Step(.keyboard(notification))
    if name == .willChangeFrame { insert([echo], before: step) } else { insert([echo], after: step) }
  }
}

// The keyboard, announced otherwise.
extension VariedScenario {
  fileprivate mutating func announceOtherwise(_ variation: Variation) {
    switch variation {
    case .begin(let step, let frame): change(step) { $0.begin = .frame(frame) }
    case .taller(let step, let distance):
      change(step) { notification in
        notification.end = notification.end.map {
          Rect($0.x, $0.y - distance, $0.width, $0.height + distance)
        }
      }
    case .channel(let step):
      change(step) { $0.name = $0.name == .willChangeFrame ? .willShow : .willChangeFrame }
    default: break
    }
  }

  private mutating func change(_ step: Int, _ change: (inout KeyboardNotification) -> Void) {
    guard var notification = scenario.steps[step].keyboard else { return }
    change(&notification)
    scenario.steps[step].action = .keyboard(notification)
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
      case .moveCaret(let view, let caret): scenario.steps[step].action = .moveCaret(moved(view), caret)
      default: break
      }
    }
  }
}

extension Scenario.View {
  fileprivate mutating func disguise() {
    (isHidden, alpha, clips) = (true, 0, true)
    frame = kind == .bar ? nil : Rect(0, 0, 0, 0)
  }
}

extension Scenario {
  /// The shortest way to the same end: what shaped the layout, then the last focus, then the
  /// complete announcement of the keyboard that had the last say.
  fileprivate var freshSteps: [Step] {
    let shaping = steps.filter { step in
      switch step.action {
      case .appear, .rotate, .layout, .moveScene, .moveCaret, .safeArea, .layoutPass: true
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

extension Scenario {
  /// Gives the screen more room left of the scene and above it.
  fileprivate mutating func translate(by distance: Point) {
    let old = device.screen
    let scene = device.scene ?? Rect(0, 0, old.width, old.height)
    device.scene = scene.offset(by: distance)
    device.screen = Size(old.width + distance.x, old.height + distance.y)
    for step in steps.indices { steps[step].action.translate(by: distance, on: old) }
  }
}

extension Step.Action {
  fileprivate mutating func translate(by distance: Point, on screen: Size) {
    switch self {
    case .keyboard(var notification):
      notification.end = notification.end?.translated(by: distance, on: screen)
      if case .frame(let frame) = notification.begin {
        notification.begin = .frame(frame.translated(by: distance, on: screen))
      }
      self = .keyboard(notification)
    case .tap(let point): self = .tap(Point(point.x + distance.x, point.y + distance.y))
    case .moveScene(let point): self = .moveScene(Point(point.x + distance.x, point.y + distance.y))
    default: break
    }
  }
}

extension Rect {
  /// A keyboard as wide as the screen is so on the wider screen too; any other moves with the scene. The
  /// zero and the null rectangle mean no place.
  fileprivate func translated(by distance: Point, on screen: Size) -> Rect {
    guard self != .zero, isFinite else { return self }
    return width >= screen.width - 1
      ? Rect(x, y + distance.y, width + distance.x, height) : offset(by: distance)
  }
}
