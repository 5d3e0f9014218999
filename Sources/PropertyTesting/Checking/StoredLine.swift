// One line for the choices of a case, until the stored choices have a form of their own: this file goes then.
extension StoredChoices {
  init(_ recording: Recording) {
    self.init(
      choices: recording.questions.map { Stored(label: $0.label, answer: $0.answer, meaning: $0.meaning) })
  }

  /// One line that replays the case.
  var line: String {
    "choices/1" + choices.map { "; \($0.label): \($0.answer)" }.joined()
  }

  init(parsing line: String) throws {
    struct Unreadable: Error, CustomStringConvertible {
      var description: String
    }
    let parts = line.split(separator: "; ", omittingEmptySubsequences: false)
    guard parts.first == "choices/1" else {
      throw Unreadable(description: "it does not begin with choices/1")
    }
    choices = try parts.dropFirst().map { part in
      guard let sign = part.lastIndex(of: ":"), let answer = Choice(stored: part[sign...].dropFirst(2)) else {
        throw Unreadable(description: "“\(part)” is no choice")
      }
      return Stored(label: String(part[..<sign]), answer: answer)
    }
  }
}

extension Draw {
  /// Ends a strict replay.
  func finish() throws(StoredChoices.Mismatch) {
    guard case .stored(let stored) = script else { return }
    for (index, pair) in zip(stored.choices, recording.questions).enumerated()
    where pair.0.label != pair.1.label || pair.0.answer != pair.1.answer {
      throw StoredChoices.Mismatch(
        number: index + 1, description: "choice \(index + 1) is “\(pair.0.label)”, not “\(pair.1.label)”")
    }
    guard stored.choices.count != recording.questions.count else { return }
    throw StoredChoices.Mismatch(
      number: min(stored.choices.count, recording.questions.count) + 1,
      description: "there are \(stored.choices.count) choices, not \(recording.questions.count)")
  }
}

extension Choice {
  fileprivate init?(stored: Substring) {
    switch stored {
    case "yes": self = .flag(true)
    case "no": self = .flag(false)
    case let text where text.first == "\"": self = .text(String(text.dropFirst().dropLast()))
    case let number where number.contains("."):
      guard let real = Double(number) else { return nil }
      self = .real(real)
    default:
      guard let integer = Int(stored) else { return nil }
      self = .integer(integer)
    }
  }
}
