/// Why a text is no stored choices.
public enum StoredChoicesError: Error, Hashable {
  /// Where in the text: in a text of one line, the number of the choice.
  public enum Place: Hashable, Sendable {
    case line(Int)
    case choice(Int)
  }

  case empty
  case missingVersion(String)
  case otherVersion(String)
  case noChoice(Place, String)
  case noAnswer(Place, String)
  case unterminatedText(Place)
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
  public var description: String {
    switch self {
    case .line(let number): "line \(number)"
    case .choice(let number): "choice \(number)"
    }
  }
}
