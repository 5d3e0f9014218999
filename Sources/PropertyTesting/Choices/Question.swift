/// A question that a generator asked, with the answer it got and the plainest one it could get.
public struct Question: Hashable, Sendable {
  /// What the generator calls the thing that it asked for.
  public var label: String
  /// What it was answered.
  public var answer: Choice
  /// The answer that says the least.
  public var plainest: Choice
  /// The whole numbers that would have been an answer; nil for the other kinds.
  public var range: ClosedRange<Int>?
  /// Real numbers that are multiples of it count as round.
  public var unit: Double
  /// Whether it asks for one more element of a collection.
  public var asksForMore: Bool
  /// What a number stands for, such as the name of the case with that number; nil if it is just a number.
  public var meaning: String?

  /// A question with its answer, as a ``Draw`` takes it down.
  public init(
    label: String, answer: Choice, plainest: Choice, range: ClosedRange<Int>? = nil, unit: Double = 1,
    asksForMore: Bool = false, meaning: String? = nil
  ) {
    (self.label, self.answer, self.plainest) = (label, answer, plainest)
    (self.range, self.unit, self.asksForMore, self.meaning) = (range, unit, asksForMore, meaning)
  }

  /// How far the answer is from the plainest.
  public var complexity: Complexity { complexity(of: answer) }

  /// How far another answer would be from the plainest.
  /// - Precondition: the answer and the plainest are of one kind.
  public func complexity(of answer: Choice) -> Complexity {
    switch (answer, plainest) {
    case (.flag(let flag), .flag(let plain)):
      Complexity(distance: flag == plain ? 0 : 1)
    case (.integer(let integer), .integer(let plain)):
      Complexity(distance: integer.distanceMagnitude(to: plain), below: integer < plain)
    case (.real(let real), .real(let plain)):
      Complexity(of: real, from: plain, unit: unit)
    case (.text(let text), .text(let plain)):
      Complexity(of: text, from: plain)
    default:
      preconditionFailure("an answer and its plainest are of one kind")
    }
  }
}
