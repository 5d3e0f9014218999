extension StoredChoices {
  /// Reads what `text` or `line` wrote.
  ///
  /// Blank lines are skipped, and `;` ends a choice as a newline does.
  public init(parsing text: String) throws(StoredChoicesError) {
    var reader = StoredChoicesReader(text)
    try reader.readVersion()
    var choices: [Stored] = []
    while let choice = try reader.readChoice() { choices.append(choice) }
    self.init(choices: choices)
  }
}

extension Choice {
  /// Reads an answer that is no text; nil if it is none.
  init?(word: String) {
    switch word {
    case "yes": self = .flag(true)
    case "no": self = .flag(false)
    case "nan": self = .real(.nan)
    case "inf": self = .real(.infinity)
    case "-inf": self = .real(-.infinity)
    default:
      if let integer = Int(word) {
        self = .integer(integer)
      } else if let bits = Self.nan(word) {
        self = .real(bits)
      } else if let real = Self.decimal(word) {
        self = .real(real)
      } else {
        return nil
      }
    }
  }

  /// A number with a point or an exponent: without, it is a whole number that is too large.
  private static func decimal(_ word: String) -> Double? {
    let isDecimal = word.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    return isDecimal && word.contains { ".eE".contains($0) } ? Double(word) : nil
  }

  private static func nan(_ word: String) -> Double? {
    guard word.hasPrefix("nan:"), let bits = UInt64(word.dropFirst(4), radix: 16) else { return nil }
    let real = Double(bitPattern: bits)
    return real.isNaN ? real : nil
  }
}
