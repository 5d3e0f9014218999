extension String {
  /// Without the addresses that stand for the scopes of private and local types, which are others in each
  /// process.
  var withoutAddresses: String {
    guard contains("(unknown context at $") else { return self }
    return split(separator: "(unknown context at $", omittingEmptySubsequences: false).enumerated().map {
      $0.offset == 0 ? $0.element : $0.element.drop { $0 != "." }.dropFirst()
    }.joined()
  }

  /// In quotes, with escapes for what an editor hides, moves or merges, such as a newline, a mark that turns
  /// the direction of writing, or an accent of its own.
  var quoted: String {
    "\"\(unicodeScalars.map(\.readable).joined())\""
  }

  /// In quotes if it is empty, hides something, begins or ends with a blank, or has one of `signs` in it.
  func quoted(unlessFreeOf signs: String) -> String {
    let scalars = unicodeScalars
    let isPlain =
      !isEmpty && scalars.first != " " && scalars.last != " "
      && scalars.allSatisfy { ($0 == "\\" || $0.isReadable) && !signs.unicodeScalars.contains($0) }
    return isPlain ? self : quoted
  }
}

extension Unicode.Scalar {
  /// Itself, or the escape for it.
  fileprivate var readable: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: isReadable ? String(self) : "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether it has a shape of its own.
  fileprivate var isReadable: Bool {
    if self == " " { return true }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
