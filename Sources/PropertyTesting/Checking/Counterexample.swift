/// The smallest case that was found to fail in one way.
public struct Counterexample: Sendable {
  /// How it fails.
  public let message: String
  let origin: FailingCase.Origin
  /// The values that were drawn or noted at the top, in words.
  public let notes: [Observations.Note]
  /// What the generator asked and was told.
  public let recording: Recording
  /// The numbers of the questions that may have any other answer, all at once.
  public let freeChoices: Set<Int>
  /// Whether it failed each time that it was run.
  public let isReproducible: Bool
  /// How many choices the case had when it was found.
  public let originalCount: Int
  /// How often the property was run to make it smaller.
  public let evaluations: Int

  /// The line that replays it, for the argument `replaying:`.
  public var replayLine: String { StoredChoices(recording).line }
}

extension Counterexample {
  /// When the case was met.
  var occasion: String {
    switch origin {
    case .search(let index): index == 0 ? "in the first case" : "after \(index + 1) cases"
    case .example(let number): "for example \(number)"
    case .climb: "in a case made from one with a high score"
    case .shrinking: "in a case made from one that fails in another way"
    case .stored: "again for the stored case"
    }
  }

  /// The paragraphs of a report, of which each is some lines.
  func paragraphs(runningAgainBy command: String) -> [String] {
    var paragraphs = [example]
    if !isReproducible {
      paragraphs.append(
        "It did not fail when it was run once more: the property depends on something that is not drawn.")
    }
    if !recording.questions.isEmpty { paragraphs.append(choices) }
    var remedy =
      "To run it alone, give the check this argument after its name:\n  replaying: \(replayLine.literal),"
    if case .search(let index) = origin {
      remedy += "\nTo run the case as it was found, set:\n  \(command)\(index)"
    }
    return origin == .stored ? paragraphs : paragraphs + [remedy]
  }

  private var example: String {
    let values = notes.map { "\n  \($0.label): \($0.value)" }.joined()
    let heading = origin == .stored ? "The counterexample:" : "The smallest counterexample:"
    return values.isEmpty ? message : "\(heading)\(values)\n\(message)"
  }

  private var choices: String {
    let most = 40
    let questions = recording.questions
    var lines = questions.indices.prefix(most).map(line)
    if questions.count > most { lines.append("  and \(questions.count - most) more") }
    let tries = evaluations == 1 ? "1 try" : "\(evaluations) tries"
    if origin != .stored {
      lines.append("Shrunk from \(originalCount.choices) to \(questions.count) in \(tries).")
    }
    return "Its choices:\n" + lines.joined(separator: "\n")
  }

  private func line(_ index: Int) -> String {
    let question = recording.questions[index]
    let depth = recording.spans.count { $0.range.contains(index) }
    let meaning = question.meaning.map { " (\($0))" } ?? ""
    let remark = freeChoices.contains(index) ? ", or any other value" : ""
    return String(repeating: "  ", count: depth + 1)
      + "\(question.label): \(question.answer)\(meaning)\(remark)"
  }
}

extension Int {
  fileprivate var choices: String { self == 1 ? "1 choice" : "\(self) choices" }
}

extension String {
  /// The text as a literal of the language, readable whatever is in it.
  var literal: String {
    guard contains("\"") || contains("\\") else { return "\"\(self)\"" }
    var fence = "#"
    while contains("\"\(fence)") || contains("\\\(fence)") { fence += "#" }
    return "\(fence)\"\(self)\"\(fence)"
  }
}
