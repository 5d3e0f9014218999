extension Draw {
  /// A value of a type that can be decoded, part by part: no line about the type is needed.
  ///
  /// Every part that the type decodes is drawn, under the name of its key, and shrinks as such a part does:
  /// numbers towards zero, texts, arrays and dictionaries towards fewer elements, optionals towards nil, and
  /// enumerations that list their cases towards the first. What holds itself ends at some depth. Chance draws
  /// finite real numbers only, because hardly any encoding has others.
  /// - Throws: ``UndrawableType`` if the type cannot be drawn so, such as an enumeration whose cases hold
  ///   something: nothing lists these.
  public mutating func value<Value: Decodable>(
    _ label: String = "\(Value.self)", of type: Value.Type = Value.self
  ) throws -> Value {
    try decoded(type, Place(root: label), like: nil)
  }

  /// The same, with the way back from a finished value.
  public mutating func value<Value: Codable>(
    _ label: String = "\(Value.self)", of type: Value.Type = Value.self, like example: Value?
  ) throws -> Value {
    try decoded(type, Place(root: label), like: example)
  }

  /// One of all cases of a type that can also be decoded; it shrinks towards the first that is declared.
  @inlinable
  public mutating func value<Value: CaseIterable & Decodable>(
    _ label: String = "\(Value.self)", of type: Value.Type = Value.self
  ) -> Value where Value.AllCases: RandomAccessCollection {
    element(label, of: Value.allCases)
  }

  /// The same, with the way back from a finished one.
  @inlinable
  public mutating func value<Value: CaseIterable & Codable & Equatable>(
    _ label: String = "\(Value.self)", of type: Value.Type = Value.self, like example: Value?
  ) -> Value where Value.AllCases: RandomAccessCollection {
    element(label, of: Value.allCases, like: example)
  }
}
