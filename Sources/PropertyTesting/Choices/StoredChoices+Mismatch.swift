extension StoredChoices {
  /// Where stored choices and a generator part.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the choice, from 1.
    public var number: Int
    /// One clause: what the generator wants here, and what is stored.
    public var description: String
  }

  /// How a question, with the answer that the generator made of the stored one, differs from what is stored.
  func mismatch(at index: Int, with question: Question) -> Mismatch? {
    guard index < choices.count else {
      let place = index == 0 ? "where none is stored" : "after the last stored choice"
      return Mismatch(
        number: index + 1, description: "the generator asks for a further '\(question.label)' \(place)")
    }
    guard let difference = choices[index].difference(from: question) else { return nil }
    return Mismatch(number: index + 1, description: "choice \(index + 1): \(difference)")
  }

  /// What is stored after the last choice that the generator asked for.
  func mismatch(afterAsking count: Int) -> Mismatch? {
    guard count < choices.count else { return nil }
    let end = count == 0 ? "the generator asks for nothing" : "the generator stops after choice \(count)"
    return Mismatch(
      number: count + 1, description: "\(end), and the stored choices go on with '\(choices[count].label)'")
  }
}

extension StoredChoices.Stored {
  fileprivate func difference(from question: Question) -> String? {
    guard label == question.label else {
      return "the generator now asks for '\(question.label)' here, the stored choices answer '\(label)'"
    }
    guard answer.kind == question.answer.kind else {
      return "'\(label)' is now \(question.answer.kind), and was \(answer.kind) when it was stored"
    }
    guard answer == question.answer else {
      return question.range.map { "'\(label)' \(answer) is now outside \($0.lowerBound)...\($0.upperBound)" }
        ?? "'\(label)' \(answer) is no answer any more, \(question.answer) would take its place"
    }
    guard let meaning, meaning != question.meaning else { return nil }
    return "'\(label)' \(answer) now means \(question.meaning ?? "just a number"), and meant \(meaning) when "
      + "it was stored"
  }
}

extension Choice {
  /// What it is, in words.
  fileprivate var kind: String {
    switch self {
    case .flag: "a yes or no"
    case .integer: "a whole number"
    case .real: "a real number"
    case .text: "a text"
    }
  }
}

extension Draw {
  /// Ends a strict replay: call it after the value has been drawn.
  /// - Throws: the first place where generator and stored choices part, which may be that some of the stored
  ///   choices are left over. Whatever was drawn is another case then.
  public func finish() throws(StoredChoices.Mismatch) {
    if let mismatch { throw mismatch }
    guard case .stored(let stored) = notebook.first?.script else { return }
    if let mismatch = stored.mismatch(afterAsking: recording.questions.count) { throw mismatch }
  }
}
