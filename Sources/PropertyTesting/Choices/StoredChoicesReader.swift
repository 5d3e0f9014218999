/// Reads the text form of stored choices, one after the other.
///
/// It goes by scalars, not by characters: a quote and an accent after it are one character.
struct StoredChoicesReader {
  private let scalars: [Unicode.Scalar]
  private let isOneLine: Bool
  private var position = 0
  private var line = 1
  private var choice = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    isOneLine = !scalars.trimmed.contains("\n")
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
  private var isAtEnd: Bool { next == nil || next == ";" || next == "\n" }
  private var place: StoredChoicesError.Place { isOneLine ? .choice(choice) : .line(line) }

  mutating func readVersion() throws(StoredChoicesError) {
    _ = skipToChoice()
    guard next != nil else { throw .empty }
    let version = read { $0 != ";" && $0 != "\n" }
    guard version != StoredChoices.version else { return }
    throw version.hasPrefix("choices/") ? .otherVersion(version) : .missingVersion(version)
  }

  /// The next choice; nil at the end.
  mutating func readChoice() throws(StoredChoicesError) -> StoredChoices.Stored? {
    let indentation = skipToChoice()
    guard next != nil else { return nil }
    choice += 1
    let start = position
    let label = try readQuoted() ?? read { $0 != ":" && $0 != ";" && $0 != "\n" }
    skipBlanks()
    guard skip(":") else { throw noChoice(from: start) }
    skipBlanks()
    let answer = try readAnswer()
    skipBlanks()
    let meaning = try readMeaning(of: start)
    guard isAtEnd else { throw noChoice(from: start) }
    return StoredChoices.Stored(label: label, answer: answer, meaning: meaning, depth: indentation / 2)
  }

  private mutating func readAnswer() throws(StoredChoicesError) -> Choice {
    if let text = try readQuoted() { return .text(text) }
    let word = read { !$0.isBlank && $0 != "(" && $0 != ";" && $0 != "\n" }
    guard let answer = Choice(word: word) else { throw .noAnswer(place, word) }
    return answer
  }

  private mutating func readMeaning(of start: Int) throws(StoredChoicesError) -> String? {
    guard skip("(") else { return nil }
    skipBlanks()
    let meaning = try readQuoted() ?? read { $0 != ")" && $0 != ";" && $0 != "\n" }
    skipBlanks()
    guard skip(")") else { throw noChoice(from: start) }
    skipBlanks()
    return meaning
  }

  /// A text in quotes; nil if there is none here.
  private mutating func readQuoted() throws(StoredChoicesError) -> String? {
    guard skip("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\n" {
      position += 1
      if scalar == "\"" { return String(text) }
      text.append(scalar == "\\" ? try readEscape() : scalar)
    }
    throw .unterminatedText(place)
  }

  private mutating func readEscape() throws(StoredChoicesError) -> Unicode.Scalar {
    guard let sign = next else { throw .unterminatedText(place) }
    position += 1
    switch sign {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\"", "\\": return sign
    case "u" where skip("{"):
      let digits = read { $0 != "}" && $0 != "\"" && $0 != "\n" }
      if skip("}"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { return scalar }
      throw .unknownEscape(place, "\\u{\(digits)}")
    default: throw .unknownEscape(place, "\\\(sign)")
    }
  }
}

extension StoredChoicesReader {
  /// Skips blank lines and separators, and counts the blanks at the start of the line if that says something.
  private mutating func skipToChoice() -> Int {
    var indentation = 0
    while let scalar = next, scalar.isBlank || scalar == ";" || scalar == "\n" {
      indentation = scalar == " " ? indentation + 1 : 0
      if scalar == "\n" { line += 1 }
      position += 1
    }
    return isOneLine ? 0 : indentation
  }

  private mutating func skipBlanks() {
    while next?.isBlank == true { position += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// What belongs to it, without the blanks around.
  private mutating func read(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while let scalar = next, belongs(scalar) { position += 1 }
    return scalars[start..<position].trimmed.text
  }

  private func noChoice(from start: Int) -> StoredChoicesError {
    let rest = scalars[start...].prefix { $0 != "\n" && (!isOneLine || $0 != ";") }
    return .noChoice(place, rest.trimmed.text)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// Without the blanks around it.
  fileprivate var trimmed: SubSequence {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.isBlank || scalar == "\n" }
    var rest = self[...]
    while let first = rest.first, isSpace(first) { rest = rest.dropFirst() }
    while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
    return rest
  }

  fileprivate var text: String { String(String.UnicodeScalarView(self)) }
}
