import Foundation

/// A JSON value of any kind.
enum JSONValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads UTF-8 text.
  static func reading(_ data: Data) throws(SeedFileError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      let reason = (error as? DecodingError)?.syntaxProblem ?? "it cannot be read"
      throw SeedFileError(
        "not JSON: \(reason)", remedy: "mend the text, or make it anew with 'keyboard-fuzz run --save'")
    }
  }

  /// What it is, for a sentence.
  var words: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.written
    case .text(let text): "\"\(text)\""
    case .array(let array): "a list of \(array.count)"
    case .object: "an object"
    }
  }
}

extension DecodingError {
  /// What the parser says about the text, with its line and column.
  fileprivate var syntaxProblem: String? {
    guard case .dataCorrupted(let context) = self, let error = context.underlyingError as NSError? else {
      return nil
    }
    let text = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()).lowercasingFirst : text.lowercasingFirst
  }
}

extension String {
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Double {
  /// The number as a seed file has it: without a fraction that is zero, and in as many digits as it
  /// takes to read it back exactly.
  public var written: String {
    if isNaN { return "\"nan\"" }
    if !isFinite { return self > 0 ? "\"inf\"" : "\"-inf\"" }
    if self == rounded(), abs(self) < 1e15 { return "\(Int(self))" }
    return "\(self)"
  }
}
