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
    let remedy = "mend the text, or write it anew with keyboard-fuzz run --save"
    guard !data.isEmpty else { throw SeedFileError("the file is empty", remedy: remedy) }
    do {
      return try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw SeedFileError("not JSON" + (syntaxProblem(in: data) ?? ""), remedy: remedy)
    }
  }

  /// What the parser says about the text, with the line; JSONDecoder keeps that to itself on Linux.
  private static func syntaxProblem(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch let error as NSError {
      guard let text = error.userInfo[NSDebugDescriptionErrorKey] as? String else { return nil }
      let position = text.split { !$0.isNumber }.last.flatMap { Int($0) }
      let line = position.map { 1 + data.prefix($0).count { $0 == UInt8(ascii: "\n") } }
      return (line.map { " in line \($0)" } ?? "") + ": " + text.prefix(1).lowercased()
        + text.dropFirst().dropLast(text.hasSuffix(".") ? 1 : 0)
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
