public import PropertyTesting

extension Scenario {
  /// Draws a scenario.
  ///
  /// Zero is the plainest answer to every question, and each view and step asks first whether it
  /// exists: deleting or lowering choices always leaves a plainer scenario. With an example its
  /// answers are the example's, which is the way back from a scenario to its choices.
  public static func draw(like example: Scenario? = nil, from source: inout Draw) -> Scenario {
    let device = Device.draw(like: example?.device, from: &source)
    let window = device.windowSize(on: device.screen)
    let views = ViewTreeDraw.draw(in: window, like: example, from: &source)
    var context = StepContext(device: device, views: views)
    context.planned = source.propose { context.opening(by: &$0) } ?? []
    let steps = source.array(
      of: "step", weight: 100, like: example?.steps,
      by: { count, random in !context.planned.isEmpty || count < 24 && !random.oneIn(6) },
      element: { example, source in
        let step = Step.draw(in: context, like: example ?? context.nextPlanned(&source), from: &source)
        context.note(step)
        return step
      })
    return Scenario(device: device, views: views, steps: steps)
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
  /// The next of the planned steps, once there is a plan; only chance makes plans.
  fileprivate mutating func nextPlanned(_ source: inout Draw) -> Step? {
    if planned.isEmpty { planned = source.propose { burst(by: &$0) } ?? [] }
    return planned.isEmpty ? nil : planned.removeFirst()
  }

  /// How a screen usually begins: it appears, a field gets the focus, the keyboard comes.
  fileprivate func opening(by random: inout Random) -> [Step] {
    guard !random.oneIn(8) else { return [] }
    var steps = [Step(.appear)]
    if !focusable.isEmpty, !random.oneIn(4) { steps.append(Step(.focus(random.element(of: focusable)))) }
    if !random.oneIn(3) { steps += keyboardBurst(by: &random) }
    // A text view's keyboard is announced before its editing is.
    if steps.count > 2, random.oneIn(4) { steps.swapAt(1, 2) }
    return steps
  }

  /// Now and then what a keyboard posts for one change, all of it.
  fileprivate func burst(by random: inout Random) -> [Step]? {
    random.oneIn(4) ? keyboardBurst(by: &random) : nil
  }

  private func keyboardBurst(by random: inout Random) -> [Step] {
    KeyboardNotification.usual(on: screen, after: lastEnd, by: &random).map { Step(.keyboard($0)) }
  }
}
