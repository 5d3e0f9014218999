/// Draws the fields of a structure.
struct DrawnFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: DrawingDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// None: only an example could tell them. The type is noted to have asked, for the error that may follow.
  var allKeys: [Key] {
    decoder.store.hasAlternatives = true
    return []
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { decoder.isNil(like: example(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.part(type, at: decoder.place.part(key), like: example(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try decode(Value?.self, forKey: key)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Inner> {
    decoder.nested(at: key, like: example(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.nested(at: key, like: example(key)).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    decoder.nested(at: PartKey.superclass, like: example(PartKey.superclass))
  }

  func superDecoder(forKey key: Key) -> any Decoder { decoder.nested(at: key, like: example(key)) }

  /// The part of the example under a key: an optional that is nil if there is none there.
  fileprivate func example(_ key: any CodingKey) -> Any? {
    decoder.parts.map { $0.keyed[key.stringValue] ?? Any?.none as Any }
  }
}

// The protocol's own versions refuse wide integers, and ask whether a field is there outside its span.
extension DrawnFields {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try decoder.part(type, at: decoder.place.part(key), like: example(key))
  }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try decoder.part(type, at: decoder.place.part(key), like: example(key))
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try decode(Bool?.self, forKey: key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try decode(String?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try decode(Double?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try decode(Float?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try decode(Int?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try decode(Int8?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try decode(Int16?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try decode(Int32?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try decode(Int64?.self, forKey: key)
  }
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try decode(Int128?.self, forKey: key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try decode(UInt?.self, forKey: key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try decode(UInt8?.self, forKey: key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try decode(UInt16?.self, forKey: key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try decode(UInt32?.self, forKey: key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try decode(UInt64?.self, forKey: key)
  }
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try decode(UInt128?.self, forKey: key)
  }
}
