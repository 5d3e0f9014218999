/// The cases of the enumerations in one value.
///
/// A class, because all parts of the value share it: to find the cases of one enumeration takes a thousand
/// attempts.
final class CaseLists {
  private var known: [ObjectIdentifier: Any?] = [:]

  /// The cases of an enumeration, if its type lists them or they can be found by small numbers.
  func cases<Value>(of type: Value.Type) -> [Value]? {
    if let cases = known[ObjectIdentifier(type)] { return cases as? [Value] }
    let cases =
      (type as? any CaseIterable.Type)?.all(as: type)
      ?? (type as? any RawRepresentable.Type)?.numbered(as: type)
    known[ObjectIdentifier(type)] = .some(cases)
    return cases
  }
}

extension CaseIterable {
  fileprivate static func all<Value>(as type: Value.Type) -> [Value]? {
    Array(allCases) as? [Value]
  }
}

extension RawRepresentable {
  /// The values with a raw value from -1 to 1023; nil if every number is one, which is no enumeration then.
  fileprivate static func numbered<Value>(as type: Value.Type) -> [Value]? {
    guard let integers = RawValue.self as? any FixedWidthInteger.Type,
      let numbers = integers.small as? [RawValue]
    else { return nil }
    let values = numbers.compactMap { Self(rawValue: $0) }
    return values.isEmpty || values.count == numbers.count ? nil : values as? [Value]
  }
}

extension FixedWidthInteger {
  /// The small numbers of the type, as an array of it.
  fileprivate static var small: Any {
    (Array(0...1023) + [-1]).compactMap { Self(exactly: $0) }
  }
}

extension Equatable {
  /// Whether another value is this one.
  func equals(_ other: Any) -> Bool { self == other as? Self }
}
