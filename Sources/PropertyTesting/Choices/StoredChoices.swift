/// Choices with the names of what they answer, for a file or a line of source code.
public struct StoredChoices: Hashable, Sendable {
  /// One choice as it is stored.
  public struct Stored: Hashable, Sendable {
    public var label: String
    public var answer: Choice
    /// What a number stands for.
    public var meaning: String?
    /// How many spans are around it, for the eye only.
    public var depth = 0
  }

  /// Where stored choices and a generator part.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the choice, from 1.
    public var number: Int
    public var description: String
  }

  public var choices: [Stored]

  public init(choices: [Stored]) {
    self.choices = choices
  }

  func mismatch(at index: Int, with question: Question) -> Mismatch? { nil }
}
