/// One answer to one question that a generator asked.
///
/// A choice records the value, never the route to it: whether a number was drawn uniformly, copied
/// from an earlier one or taken from a list of awkward values leaves no mark. That is why a value
/// can be turned back into the choices that draw it.
public enum Choice: Sendable {
  /// A yes or no.
  case flag(Bool)
  /// A whole number, also one that stands for a kind or a place.
  case integer(Int)
  /// A real number.
  case real(Double)
  /// A text that is one answer, such as a single character.
  case text(String)
}

extension Choice: Hashable {
  /// Compares by bits: NaN is a value like any other here, and a candidate that holds one must be found
  /// again among the rejected ones. For the same reason two spellings of one character differ.
  public static func == (one: Choice, other: Choice) -> Bool {
    switch (one, other) {
    case (.flag(let one), .flag(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.real(let one), .real(let other)): one.bitPattern == other.bitPattern
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    default: false
    }
  }

  /// Hashes the bits, as `==` compares them.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .flag(let flag): hasher.combine(flag)
    case .integer(let integer): hasher.combine(integer)
    case .real(let real): hasher.combine(real.bitPattern)
    case .text(let text): for unit in text.utf8 { hasher.combine(unit) }
    }
  }
}

extension Choice: CustomStringConvertible {
  /// The answer as it is stored: whatever the kind, it reads back to the same bits.
  public var description: String {
    switch self {
    case .flag(let flag): flag ? "yes" : "no"
    case .integer(let integer): "\(integer)"
    case .real(let real): Self.description(of: real)
    case .text(let text): text.quoted
    }
  }

  private static func description(of real: Double) -> String {
    guard !real.isNaN || real.bitPattern == Double.nan.bitPattern else {
      return "nan:" + String(real.bitPattern, radix: 16)
    }
    // Without the plus of 1e+300.
    return String("\(real)".filter { $0 != "+" })
  }
}
