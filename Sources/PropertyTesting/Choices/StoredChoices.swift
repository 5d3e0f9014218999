/// Choices with the names of what they answer, for a file or a line of source code.
///
/// Every choice has its label, and a number says what it stood for, so that a replay by a generator that
/// has changed since ends with a sentence and never with another case:
///
///     choices/1
///     more: yes
///       kind: 2 (focus)
///       width: 320.0
///     more: no
public struct StoredChoices: Hashable, Sendable {
  /// One choice as it is stored.
  public struct Stored: Hashable, Sendable {
    /// What the generator called the question.
    public var label: String
    /// The answer itself.
    public var answer: Choice
    /// What a number stands for.
    public var meaning: String?
    /// How many spans are around it, for the eye only.
    public var depth = 0

    /// One choice from its parts.
    public init(label: String, answer: Choice, meaning: String? = nil, depth: Int = 0) {
      (self.label, self.answer, self.meaning, self.depth) = (label, answer, meaning, depth)
    }
  }

  /// The choices, in the order in which they were asked for.
  public var choices: [Stored]

  /// Choices that are given one by one.
  public init(choices: [Stored]) {
    self.choices = choices
  }

  /// The choices of a recording; those of the spans inside others are indented.
  public init(_ recording: Recording) {
    let questions = recording.questions
    // By how much the depth changes at each choice: a span opens at its first and closes after its last.
    var steps = [Int](repeating: 0, count: questions.count + 1)
    for span in recording.spans {
      steps[span.range.lowerBound] += 1
      steps[span.range.upperBound] -= 1
    }
    var depth = 0
    choices = zip(questions, steps).map { question, step in
      depth += step
      return Stored(
        label: question.label, answer: question.answer, meaning: question.meaning, depth: depth)
    }
  }
}
