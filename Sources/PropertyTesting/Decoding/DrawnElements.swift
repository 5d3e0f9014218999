/// Draws the elements of a structure that has no keys: as many as it takes, or if it asks, as many as chance
/// adds.
struct DrawnElements: UnkeyedDecodingContainer {
  /// What was answered; a class, because asking for the end does not change the container.
  private final class Progress {
    var index = 0
    var isAtEnd: Bool?
  }

  let decoder: DrawingDecoder
  private let progress = Progress()

  init(decoder: DrawingDecoder) {
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { nil }
  var currentIndex: Int { progress.index }

  /// Asked once before each element, however often the type asks.
  var isAtEnd: Bool {
    if let isAtEnd = progress.isAtEnd { return isAtEnd }
    let (index, isDeep) = (progress.index, decoder.place.isDeep)
    let isAtEnd = !decoder.store.draw.flag(
      "more", like: decoder.parts.map { index < $0.unkeyed.count }, by: { !isDeep && !$0.oneIn(4) })
    progress.isAtEnd = isAtEnd
    return isAtEnd
  }

  mutating func decodeNil() -> Bool {
    let isNil = decoder.isNil(like: example)
    if isNil { advance() }
    return isNil
  }

  // The protocol's own versions refuse wide integers.
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try element(type) }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try element(type) }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try element(type) }

  private func element<Value: Decodable>(_ type: Value.Type) throws -> Value {
    defer { advance() }
    return try decoder.part(type, at: decoder.place.part(PartKey.element), like: example)
  }

  mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedDecodingContainer<Inner> {
    nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { nested().unkeyedContainer() }

  mutating func superDecoder() -> any Decoder { nested() }

  private func nested() -> DrawingDecoder {
    defer { advance() }
    return decoder.nested(at: PartKey.element, like: example)
  }

  private var example: Any? {
    guard let elements = decoder.parts?.unkeyed, progress.index < elements.count else { return nil }
    return elements[progress.index]
  }

  private func advance() {
    progress.index += 1
    progress.isAtEnd = nil
  }
}
