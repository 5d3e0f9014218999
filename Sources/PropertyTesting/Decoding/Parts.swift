/// The parts that a finished value encodes, as they are: what is inside a part is read when it is drawn.
///
/// A class, because encoding hands containers out as copies.
final class Parts {
  var keyed: [String: Any] = [:]
  var unkeyed: [Any] = []
  var single: Any?

  init() {}

  /// The parts of a value; if it cannot be encoded, those before the one at fault.
  init(of value: any Encodable) {
    try? value.encode(to: PartsEncoder(parts: self))
  }

  /// Whether a part is an optional without a value.
  static func isNil(_ part: Any) -> Bool {
    let mirror = Mirror(reflecting: part)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// Takes down what a value encodes.
struct PartsEncoder: Encoder {
  let parts: Parts

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedFields(parts: parts))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodedElements(parts: parts) }

  func singleValueContainer() -> any SingleValueEncodingContainer { EncodedSingle(parts: parts) }
}

private struct EncodedFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let parts: Parts

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { parts.keyed[key.stringValue] = Any?.none as Any }

  // The protocol's own versions refuse wide integers.
  func encode(_ value: Int128, forKey key: Key) { parts.keyed[key.stringValue] = value }
  func encode(_ value: UInt128, forKey key: Key) { parts.keyed[key.stringValue] = value }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) { parts.keyed[key.stringValue] = value }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested(PartKey.superclass) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func nested(_ key: any CodingKey) -> PartsEncoder {
    let inner = parts.keyed[key.stringValue] as? Parts ?? Parts()
    parts.keyed[key.stringValue] = inner
    return PartsEncoder(parts: inner)
  }
}

private struct EncodedElements: UnkeyedEncodingContainer {
  let parts: Parts

  var codingPath: [any CodingKey] { [] }
  var count: Int { parts.unkeyed.count }

  func encodeNil() { parts.unkeyed.append(Any?.none as Any) }

  func encode(_ value: Int128) { parts.unkeyed.append(value) }
  func encode(_ value: UInt128) { parts.unkeyed.append(value) }
  func encode<Value: Encodable>(_ value: Value) { parts.unkeyed.append(value) }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> PartsEncoder {
    let inner = Parts()
    parts.unkeyed.append(inner)
    return PartsEncoder(parts: inner)
  }
}

private struct EncodedSingle: SingleValueEncodingContainer {
  let parts: Parts

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { parts.single = Any?.none as Any }

  func encode(_ value: Int128) { parts.single = value }
  func encode(_ value: UInt128) { parts.single = value }
  func encode<Value: Encodable>(_ value: Value) { parts.single = value }
}
