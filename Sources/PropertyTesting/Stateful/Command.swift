/// A kind of step: when it can happen, how often it does, and what one of it is drawn like.
public struct Command<Model: StateModel>: Sendable {
  /// What reports call it.
  public let name: String
  @usableFromInline let restsOnceIn: Int?
  @usableFromInline let usualWeight: Int
  @usableFromInline var weight: (@Sendable (Model) -> Int)?
  @usableFromInline let isPossible: @Sendable (Model) -> Bool
  @usableFromInline var recognizes: @Sendable (Model.Step, Model) -> Bool
  @usableFromInline let draw: @Sendable (Model, Model.Step?, inout Draw) throws(Model.Failure) -> Model.Step

  /// A kind of step with arguments.
  /// - Parameters:
  ///   - weight: how often chance takes it, in proportion to the others.
  ///   - restsOnceIn: chance leaves it out of a whole script once in so many, which makes room for longer
  ///     stories of the others; never if nil.
  ///   - isPossible: whether it can happen in a state. It must not depend on anything else.
  ///   - draw: draws one in a state in which it can happen, like an example, which may be of another kind.
  @inlinable
  public init(
    _ name: String, weight: Int = 1, restsOnceIn: Int? = 3,
    if isPossible: @escaping @Sendable (Model) -> Bool = { _ in true },
    draw: @escaping @Sendable (Model, _ example: Model.Step?, inout Draw) throws(Model.Failure) -> Model.Step
  ) {
    (self.name, self.restsOnceIn, usualWeight) = (name, restsOnceIn, weight)
    (self.isPossible, self.draw) = (isPossible, draw)
    recognizes = { step, model in
      guard isPossible(model) else { return false }
      var drawn: Model.Step?
      _ = try? Draw.transcribing { drawn = try draw(model, step, &$0) }
      return drawn == step
    }
  }
}

extension Command {
  /// A kind of step without arguments.
  @inlinable
  public init(
    _ name: String, weight: Int = 1, restsOnceIn: Int? = 3,
    if isPossible: @escaping @Sendable (Model) -> Bool = { _ in true }, step: Model.Step
  ) {
    self.init(name, weight: weight, restsOnceIn: restsOnceIn, if: isPossible) { _, _, _ in step }
  }

  /// The same, with a weight that depends on the state.
  @inlinable
  public func weighted(by weight: @escaping @Sendable (Model) -> Int) -> Command {
    var command = self
    command.weight = weight
    return command
  }

  /// The same, with another way to tell whether a finished step is of this kind.
  ///
  /// Without it a step is of the first kind that can draw it, which is found by trying.
  @inlinable
  public func recognized(by isOne: @escaping @Sendable (Model.Step) -> Bool) -> Command {
    var command = self
    command.recognizes = { step, _ in isOne(step) }
    return command
  }
}
