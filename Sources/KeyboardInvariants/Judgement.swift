/// What an invariant says of a case.
public enum Judgement: Hashable, Sendable {
  /// The precondition does not hold; why. Never to be mistaken for `held`.
  case notJudged(String)
  case held
  case violated(Violation)

  /// The violation, if it is one.
  public var violation: Violation? {
    if case .violated(let violation) = self { violation } else { nil }
  }
}

/// How an invariant is violated.
public struct Violation: Hashable, Sendable {
  /// What is wrong, in the reader's words and units.
  public var message: String
  /// By how much, in points; its sign tells two sides of one invariant apart.
  public var amount: Double
  /// The index of the step after which it shows.
  public var step: Int

  public init(_ message: String, amount: Double, step: Int) {
    (self.message, self.amount, self.step) = (message, amount, step)
  }
}
