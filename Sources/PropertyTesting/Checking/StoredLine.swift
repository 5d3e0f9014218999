// One line for the choices of a case, until the stored choices have a form of their own.
extension StoredChoices {
  init(storing recording: Recording) {
    self.init(
      choices: recording.questions.map { Stored(label: $0.label, answer: $0.answer, meaning: $0.meaning) })
  }

  /// One line that replays the case.
  var replayLine: String {
    "choices/1" + choices.map { "; \($0.label)=\($0.answer.stored)" }.joined()
  }

  init(replayLine line: String) throws {
    struct Unreadable: Error, CustomStringConvertible {
      var description: String
    }
    let parts = line.split(separator: "; ", omittingEmptySubsequences: false)
    guard parts.first == "choices/1" else {
      throw Unreadable(description: "it does not begin with choices/1")
    }
    choices = try parts.dropFirst().map { part in
      guard let sign = part.lastIndex(of: "="), let answer = Choice(stored: part[sign...].dropFirst()) else {
        throw Unreadable(description: "“\(part)” is no choice")
      }
      return Stored(label: String(part[..<sign]), answer: answer)
    }
  }

  /// Where the stored choices and those of a replay part.
  func mismatch(with recording: Recording) -> Mismatch? {
    for (index, pair) in zip(choices, recording.questions).enumerated()
    where pair.0.label != pair.1.label || pair.0.answer != pair.1.answer {
      return Mismatch(
        number: index + 1,
        description: "choice \(index + 1) is “\(pair.0.label)” \(pair.0.answer), "
          + "and the generator asks for “\(pair.1.label)” \(pair.1.answer)")
    }
    guard choices.count != recording.questions.count else { return nil }
    return Mismatch(
      number: min(choices.count, recording.questions.count) + 1,
      description:
        "there are \(choices.count) choices, and the generator asks for \(recording.questions.count)")
  }
}

extension Choice {
  fileprivate var stored: String {
    switch self {
    case .flag(let flag): flag ? "yes" : "no"
    case .integer(let integer): "\(integer)"
    case .real(let real): "r\(real)"
    case .text(let text): "t" + text.unicodeScalars.map { "\($0.value)" }.joined(separator: ".")
    }
  }

  fileprivate init?(stored: Substring) {
    if stored == "yes" || stored == "no" {
      self = .flag(stored == "yes")
    } else if let integer = Int(stored) {
      self = .integer(integer)
    } else if stored.first == "r", let real = Double(stored.dropFirst()) {
      self = .real(real)
    } else if stored.first == "t" {
      let scalars = stored.dropFirst().split(separator: ".").compactMap {
        UInt32($0).flatMap(Unicode.Scalar.init)
      }
      self = .text(String(String.UnicodeScalarView(scalars)))
    } else {
      return nil
    }
  }
}
