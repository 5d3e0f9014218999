public import PropertyTesting

extension Scenario {
  /// Draws a scenario.
  ///
  /// Zero is the plainest answer to every question, and each view and step asks first whether it
  /// exists: deleting or lowering choices always leaves a plainer scenario. With an example its
  /// answers are the example's, which is the way back from a scenario to its choices.
  public static func draw(like example: Scenario? = nil, from source: inout Draw) -> Scenario {
    let device = Device.draw(like: example?.device, from: &source)
    let rules = Rules.draw(like: example?.rules, from: &source)
    let keyboard = Keyboard.draw(on: device, like: example?.keyboard, from: &source)
    let around = source.array(
      of: "around", weight: 1, like: example?.around, by: { $0 < 2 && $1.oneIn(6) },
      element: { $1.element("kind", of: Surrounding.allCases, like: $0) })
    let window = device.contentSize(in: around)
    let views = ViewTreeDraw.draw(
      in: window, isTyped: keyboard != .scripted, like: example, from: &source)
    let context = StepContext(device: device, keyboard: keyboard, views: views)
    let plan = source.plan(
      from: context, weight: 100, takesImpossible: true, like: example?.steps,
      by: { count, random in count < 24 && !random.oneIn(6) })
    let steps = source.script(from: context, as: plan).steps
    var scenario = Scenario(device: device, views: views, steps: steps)
    (scenario.rules, scenario.keyboard, scenario.around) = (rules, keyboard, around)
    return scenario
  }

  /// The scenario that `choices` draw.
  public init(reading choices: [Choice]) {
    var source = Draw(replaying: choices)
    self = Scenario.draw(from: &source)
  }

  /// The choices that draw this scenario.
  public var choices: [Choice] {
    Draw.transcribing { Scenario.draw(like: self, from: &$0) }.choices
  }
}

extension StepContext {
  /// How a screen usually begins: it appears, a field gets the focus, the keyboard comes.
  func opening(by random: inout Random) -> [Step] {
    guard !random.oneIn(8) else { return [] }
    var steps = [Step(.appear)]
    if !focusable.isEmpty, !random.oneIn(4) { steps.append(Step(.focus(random.element(of: focusable)))) }
    if isScripted, !random.oneIn(3) { steps += keyboardBurst(by: &random) }
    // A text view's keyboard is announced before its editing is.
    if steps.count > 2, random.oneIn(4) { steps.swapAt(1, 2) }
    return steps
  }

  /// Now and then what happens on a device in one go, in the order in which it was seen to.
  func burst(by random: inout Random) -> [Step] {
    guard random.oneIn(4) else { return [] }
    guard isScripted else { return [] }
    guard random.oneIn(2) else { return keyboardBurst(by: &random) }
    return EventOrder.broken(random.element(of: EventOrder.all).steps(in: self, by: &random), by: &random)
  }

  private func keyboardBurst(by random: inout Random) -> [Step] {
    KeyboardNotification.usual(on: screen, after: lastEnd, by: &random).map { Step(.keyboard($0)) }
  }
}

extension Device {
  /// About how large a screen is that is shown in all of `surroundings`: what frames are drawn for.
  fileprivate func contentSize(in surroundings: [Scenario.Surrounding]) -> Size {
    surroundings.reduce(into: windowSize(on: screen)) { size, surrounding in
      switch surrounding {
      case .navigationBar, .tabBar: break
      case .opaqueNavigationBar: size.height -= 44 + safeArea.top
      case .opaqueTabBar: size.height -= 49 + safeArea.bottom
      case .formSheet where idiom == .pad: size = Size(min(540, size.width), min(620, size.height))
      case .formSheet, .pageSheet: size.height -= safeArea.top + 10
      }
      size.height = max(1, size.height)
    }
  }
}
