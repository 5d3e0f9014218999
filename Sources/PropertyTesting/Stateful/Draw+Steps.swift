extension Draw {
  /// Settles what a script is like before its first step is drawn.
  ///
  /// Without a `count` there are at most 32 steps, and fewer in small cases.
  /// - Parameters:
  ///   - weight: what a step counts for when two values are compared, before the number of questions does:
  ///     a story with a step less is plainer, whatever its other steps have to say.
  ///   - example: the steps to draw.
  @inlinable
  public mutating func plan<Model: StateModel>(
    _ label: String = "step", from model: Model, count: ClosedRange<Int>? = nil, weight: Int = 1,
    like example: [Model.Step]? = nil
  ) -> ScriptPlan<Model> {
    var plan = ScriptPlan<Model>(label, weight: weight, like: example)
    _ = propose { plan.begin(in: model, by: &$0) }
    let total = source == .chance && example == nil ? planCount(sized(count)) : 0
    if isRecording { plan.countRuns() }
    plan.limits = count ?? 0...Int.max
    plan.more = { count, _ in count < total }
    return plan
  }

  /// The same, with another way to say how long it is.
  /// - Parameters:
  ///   - takesImpossible: whether chance also takes commands that cannot happen, which gives more of the
  ///     plainest.
  ///   - more: whether chance adds a step to the number already there, once no planned step is left.
  @inlinable
  public mutating func plan<Model: StateModel>(
    _ label: String = "step", from model: Model, weight: Int = 1, takesImpossible: Bool = false,
    like example: [Model.Step]? = nil, by more: @escaping (Int, inout Random) -> Bool
  ) -> ScriptPlan<Model> {
    var plan = ScriptPlan<Model>(
      label, weight: weight, takesImpossible: takesImpossible, like: example)
    _ = propose { plan.begin(in: model, by: &$0) }
    if isRecording { plan.countRuns() }
    plan.more = more
    return plan
  }

  /// The next step of a script, for a model in the state that the steps before have brought it into; nil
  /// at the end.
  ///
  /// Let it happen before the next is asked for:
  ///
  ///     var plan = draw.plan(from: model)
  ///     while let step = draw.step(of: &plan, in: model) { model.apply(step) }
  ///
  /// A step is a span: whether it is there, the number of its command, and its arguments. A number whose
  /// command cannot happen in this state counts as the plainest that can, so that all choices draw
  /// a script that is allowed. A script ends where nothing can happen.
  @inlinable
  public mutating func step<Model: StateModel>(
    of plan: inout ScriptPlan<Model>, in model: Model
  ) throws(Model.Failure) -> Model.Step? {
    guard !plan.isOver else { return nil }
    let canGoOn =
      plan.drawn < plan.limits.upperBound
      && plan.commands.indices.contains { plan.commands[$0].isPossible(model) }
    guard canGoOn, let step = try spannedStep(of: &plan, in: model) else {
      plan.isOver = true
      if isRecording { for (command, runs) in zip(plan.commands, plan.runs) { count(command.name, runs) } }
      return nil
    }
    plan.drawn += 1
    if isRecording {
      weigh(plan.weight)
      note(step, as: plan.label, plan.drawn)
    }
    return step
  }

  @inlinable
  mutating func spannedStep<Model: StateModel>(
    of plan: inout ScriptPlan<Model>, in model: Model
  ) throws(Model.Failure) -> Model.Step? {
    nesting += 1
    defer { nesting -= 1 }
    guard isRecording else { return try unspannedStep(of: &plan, in: model) }
    let index = beginSpan(plan.label)
    let step = try unspannedStep(of: &plan, in: model)
    endSpan(index)
    return step
  }

  @inlinable
  mutating func unspannedStep<Model: StateModel>(
    of plan: inout ScriptPlan<Model>, in model: Model
  ) throws(Model.Failure) -> Model.Step? {
    let number = plan.drawn
    if number >= plan.limits.lowerBound {
      let isThere = flag("more", like: plan.example.map { number < $0.count }) { plan.hasMore(by: &$0) }
      guard isThere else { return nil }
    }
    let example = example(for: &plan, in: model)
    let command = commandNumber(for: example, of: &plan, in: model)
    if isRecording { plan.runs[command] += 1 }
    return try plan.commands[command].draw(model, example, &self)
  }

  @inlinable
  mutating func commandNumber<Model: StateModel>(
    for example: Model.Step?, of plan: inout ScriptPlan<Model>, in model: Model
  ) -> Int {
    let commands = plan.commands
    let asked = integer(
      "kind", in: 0...commands.count - 1, like: example.map { plan.number(of: $0, in: model) },
      meaning: isRecording ? { commands[commands.resolve($0, in: model)].name } : nil,
      by: { plan.choose(in: model, by: &$0) })
    return commands.resolve(asked, in: model)
  }

  /// The step that is to be drawn, if that is known: from a finished script, or from what chance planned.
  @inlinable
  mutating func example<Model: StateModel>(
    for plan: inout ScriptPlan<Model>, in model: Model
  ) -> Model.Step? {
    if let example = plan.example { return plan.drawn < example.count ? example[plan.drawn] : nil }
    if plan.planned.isEmpty { plan.planned = propose { model.burst(by: &$0) } ?? [] }
    return plan.planned.isEmpty ? nil : plan.planned.removeFirst()
  }

  @usableFromInline
  mutating func note<Step>(_ step: Step, as label: String, _ number: Int) {
    if isTelling { note("\(label) \(number)", step) }
  }

  /// Notes how often a command ran in a script, for the statistics.
  @usableFromInline
  mutating func count(_ command: String, _ runs: Int) {
    observations.commands.append(.init(name: command, runs: runs))
  }
}
