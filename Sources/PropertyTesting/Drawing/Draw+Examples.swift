// The way back for generators that are made of others.
extension Draw {
  /// Something that is there three times in four, with the way back from the whole that it is a part of; it
  /// shrinks towards nil.
  ///
  ///     draw.optional("name", like: person, \.name) { name, draw in draw.string(like: name) }
  ///
  /// It takes the whole, because an optional part alone would not tell a person without a name from no
  /// person.
  @inlinable
  public mutating func optional<Whole, Value>(
    _ label: String = "optional", like example: Whole?, _ part: (Whole) -> Value?,
    of value: (_ example: Value?, inout Draw) throws -> Value
  ) rethrows -> Value? {
    let example = example.map(part)
    return try optional(
      label, like: example.map { $0 != nil }, by: { !$0.oneIn(4) },
      value: { try value(example ?? nil, &$0) })
  }

  /// One of all cases, with the way back from a finished one; it shrinks towards the first that is declared.
  @inlinable
  public mutating func value<Value: CaseIterable & Equatable>(
    _ label: String = "\(Value.self)", of type: Value.Type = Value.self, like example: Value?
  ) -> Value where Value.AllCases: RandomAccessCollection {
    element(label, of: Value.allCases, like: example)
  }
}
