/// A decoder that draws whatever it is asked for.
struct DrawingDecoder: Decoder {
  /// What all containers of one structure draw from; a class, because decoding hands containers out as copies.
  final class Store {
    var draw: Draw
    /// Whether the type asked which keys there are.
    var hasAlternatives = false

    init(_ draw: Draw) {
      self.draw = draw
    }
  }

  let store: Store
  let place: Place
  /// The parts of the example, if there is one.
  let parts: Parts?

  var codingPath: [any CodingKey] { place.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DrawnFields(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { DrawnElements(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { DrawnSingle(decoder: self) }

  /// Draws a part, which reads the example's if there is one.
  func part<Part: Decodable>(_ type: Part.Type, at place: Place, like example: Any?) throws -> Part {
    try store.draw.decoded(type, place, like: example)
  }

  /// Whether a part is nil.
  func isNil(like example: Any?) -> Bool {
    let isThere = example.map { !Parts.isNil($0) }
    let isDeep = place.isDeep
    return !store.draw.flag("is there", like: isThere, by: { !isDeep && !$0.oneIn(4) })
  }

  /// The decoder of a part that is no value of its own.
  func nested(at key: any CodingKey, like example: Any?) -> DrawingDecoder {
    DrawingDecoder(store: store, place: place.part(key), parts: example as? Parts)
  }
}

/// The key of an element without a key of its own, or of what a superclass has.
struct PartKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  static let superclass = PartKey(stringValue: "super")
  static let element = PartKey(stringValue: "element")
}

/// Draws a single value.
private struct DrawnSingle: SingleValueDecodingContainer {
  let decoder: DrawingDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isNil(like: decoder.parts?.single) }

  // The protocol's own versions refuse wide integers.
  func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(type) }

  private func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.part(type, at: decoder.place, like: decoder.parts?.single)
  }
}
