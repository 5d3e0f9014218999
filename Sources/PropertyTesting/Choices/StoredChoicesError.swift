/// Why a text is no stored choices.
public enum StoredChoicesError: Error, Hashable {
  /// Where in the text: in a text of one line, the number of the choice.
  public enum Place: Hashable, Sendable {
    /// The number of the line, from 1.
    case line(Int)
    /// The number of the choice, from 1.
    case choice(Int)
  }

  /// There is nothing in it.
  case empty
  /// It begins with something else than a version: what it begins with.
  case missingVersion(String)
  /// It is of a version that this library does not read.
  case otherVersion(String)
  /// A line has no label or no answer: its text.
  case noChoice(Place, String)
  /// What stands for an answer is none: its text.
  case noAnswer(Place, String)
  /// A text lacks its closing quote.
  case unterminatedText(Place)
  /// A backslash is followed by what means nothing: the escape.
  case unknownEscape(Place, String)
}

extension StoredChoicesError: CustomStringConvertible {
  /// One clause: where, what, and how to mend it.
  public var description: String {
    switch self {
    case .empty:
      "the text is empty: stored choices begin with '\(StoredChoices.version)'"
    case .missingVersion(let text):
      "'\(text)' comes first: stored choices begin with '\(StoredChoices.version)'"
    case .otherVersion(let version):
      "\(version): this library reads \(StoredChoices.version)"
    case .noChoice(let place, let text):
      "\(place): '\(text)' is no choice: write 'label: answer' or 'label: answer (meaning)'"
    case .noAnswer(let place, let text):
      "\(place): '\(text)' is no answer: write yes, no, a number or a text in quotes"
    case .unterminatedText(let place):
      "\(place): a text does not end: close it with a quote"
    case .unknownEscape(let place, let text):
      "\(place): '\(text)' is no escape: write \\n, \\r, \\t, \\0, \\\", \\\\ or \\u{1F600}"
    }
  }
}

extension StoredChoicesError.Place: CustomStringConvertible {
  /// `line 3` or `choice 3`.
  public var description: String {
    switch self {
    case .line(let number): "line \(number)"
    case .choice(let number): "choice \(number)"
    }
  }
}
