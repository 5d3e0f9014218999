extension Draw {
  /// A value of any type that can be decoded.
  mutating func decoded<Value: Decodable>(
    _ type: Value.Type, _ place: Place, like example: Any?
  ) throws -> Value {
    if let parts = type as? any DecodedByParts.Type {
      return try cast(parts.drawn(place, like: example, from: &self), place)
    }
    if let cases = place.lists.cases(of: type) {
      let index = example.flatMap { example in
        cases.firstIndex { ($0 as? any Equatable)?.equals(example) ?? false }
      }
      return elementSlowly(place.label, of: cases, like: index)
    }
    return try structure(type, place, like: example)
  }

  /// A structure, all of whose parts make one span.
  private mutating func structure<Value: Decodable>(
    _ type: Value.Type, _ place: Place, like example: Any?
  ) throws -> Value {
    let inside = place.inside(type)
    return try span(place.label) { draw in
      // What holds itself is smaller inside, or it would hold thousands of its kind.
      try draw.resized(to: inside.recursion > 1 ? draw.size / 8 : draw.size) { draw in
        let parts = (example as? any Encodable).map { Parts(of: $0) }
        let decoder = DrawingDecoder(store: .init(draw), place: inside, parts: parts)
        // Taken out for the time being, so that it is not copied.
        draw = Draw(replaying: [])
        defer { draw = decoder.store.draw }
        return try Value(drawnBy: decoder, called: place.description)
      }
    }
  }

  private func cast<Value>(_ value: Any, _ place: Place) throws -> Value {
    guard let value = value as? Value else {
      throw UndrawableType(type: "\(Value.self)", path: place.description, hasAlternatives: false)
    }
    return value
  }
}

extension Decodable {
  /// - Throws: `UndrawableType` for whatever the type does not accept, and what else its decoding throws.
  fileprivate init(drawnBy decoder: DrawingDecoder, called path: String) throws {
    do {
      try self.init(from: decoder)
    } catch is DecodingError {
      let hasAlternatives = decoder.store.hasAlternatives || Self.self is any RawRepresentable.Type
      throw UndrawableType(type: "\(Self.self)", path: path, hasAlternatives: hasAlternatives)
    }
  }
}
