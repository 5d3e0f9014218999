extension StoredChoices {
  /// The version of the form, which comes first in it.
  static let version = "choices/1"

  /// One choice a line, for a file.
  public var text: String {
    let lines = choices.map { String(repeating: "  ", count: $0.depth) + $0.description }
    return ([Self.version] + lines).map { $0 + "\n" }.joined()
  }

  /// All choices in one line, to paste into source code.
  public var line: String {
    ([Self.version] + choices.map(\.description)).joined(separator: "; ")
  }
}

extension StoredChoices.Stored: CustomStringConvertible {
  /// The choice as it stands in a line, such as `kind: 2 (focus)`.
  public var description: String {
    let meaning = meaning.map { " (\($0.quoted(unlessFreeOf: "();\"")))" } ?? ""
    return "\(label.quoted(unlessFreeOf: ":;\"")): \(answer)\(meaning)"
  }
}
