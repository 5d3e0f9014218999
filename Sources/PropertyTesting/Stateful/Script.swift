/// A finished script: the state in which it begins, and its steps.
public struct Script<Model: StateModel> {
  /// The model before the first step.
  public var start: Model
  /// The steps, in the order in which they happen.
  public var steps: [Model.Step]

  /// A script that is given, not drawn.
  @inlinable
  public init(from start: Model, _ steps: [Model.Step]) {
    (self.start, self.steps) = (start, steps)
  }
}

extension Script: Equatable where Model: Equatable {}
extension Script: Hashable where Model: Hashable, Model.Step: Hashable {}
extension Script: Sendable where Model: Sendable {}

extension Script: CustomStringConvertible {
  /// One line a step, with its number.
  public var description: String {
    steps.enumerated().map { "\($0.offset + 1)  \($0.element)" }.joined(separator: "\n")
  }
}

extension Draw {
  /// A script that begins in the state of `model`; it shrinks towards fewer steps, then plainer ones.
  ///
  /// Draw first what the model is set up with, such as a capacity: it shrinks along with the steps.
  ///
  ///     let script = draw.script(from: Counter())
  ///     var counter = RealCounter()
  ///     try script.compare { counter.perform($0) }
  ///
  /// - Parameters:
  ///   - count: how many steps it has; without, at most 32 and fewer in small cases. There are fewer where
  ///     nothing more can happen.
  ///   - weight: what a step counts for when two values are compared, before the number of questions does.
  ///   - example: the steps to draw.
  @inlinable
  public mutating func script<Model: StateModel>(
    from model: Model, count: ClosedRange<Int>? = nil, weight: Int = 1, like example: [Model.Step]? = nil
  ) throws(Model.Failure) -> PropertyTesting.Script<Model> {
    try script(from: model, as: plan(from: model, count: count, weight: weight, like: example))
  }

  /// A script that is drawn as planned for `model`.
  @inlinable
  public mutating func script<Model: StateModel>(
    from model: Model, as plan: ScriptPlan<Model>
  ) throws(Model.Failure) -> PropertyTesting.Script<Model> {
    var script = PropertyTesting.Script(from: model, [])
    var (state, plan) = (model, plan)
    while let step = try step(of: &plan, in: state) {
      state.apply(step)
      script.steps.append(step)
    }
    return script
  }
}
