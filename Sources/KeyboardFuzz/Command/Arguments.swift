import Foundation
import KeyboardStage

/// The arguments of a verb, taken one by one.
struct Arguments {
  private var rest: [String]

  /// - Parameter arguments: `--name=value` counts as two.
  init(_ arguments: [String]) {
    rest = arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return [argument] }
      return [String(argument[..<sign]), String(argument[argument.index(after: sign)...])]
    }
  }

  mutating func next() -> String? {
    rest.isEmpty ? nil : rest.removeFirst()
  }

  /// The value of the option `name`, which was just taken.
  mutating func value(of name: String) throws -> String {
    guard let value = next() else { throw UsageError("\(name) needs a value") }
    return value
  }

  static func unknown(_ option: String) -> UsageError {
    UsageError("there is no option '\(option)'; see keyboard-fuzz --help")
  }
}

extension [any KeyboardSubject] {
  /// The subject with this name.
  func named(_ name: String) throws -> any KeyboardSubject {
    guard let subject = first(where: { $0.name == name }) else {
      let known = map(\.name).joined(separator: ", ")
      throw UsageError("there is no subject '\(name)'; it can be \(known)")
    }
    return subject
  }
}

extension Duration {
  /// Reads `30s`, `5m` or `1h`.
  init(reading text: String) throws {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let unit = text.last.flatMap({ units[$0] }), let number = Double(text.dropLast()), number > 0,
      number * unit <= 1e9
    else { throw UsageError("'\(text)' is no time; give one such as 30s, 5m or 1h") }
    self = .seconds(number * unit)
  }
}

extension UInt64 {
  /// Reads `0x51f3` or a decimal number.
  init(readingSeed text: String) throws {
    let number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let number else { throw UsageError("'\(text)' is no seed; give one such as 0x51f3") }
    self = number
  }
}

extension String {
  /// Whether this matches a pattern in which `*` stands for any text and `?` for any character.
  func matches(glob pattern: String) -> Bool {
    fnmatch(pattern, self, 0) == 0
  }
}
