/// A standard type that is drawn by a generator of its own, rather than by what it decodes.
protocol DecodedByParts {
  /// - Parameter example: the value to be read back, if it is of this type.
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) throws -> Self
}

extension Draw {
  /// An example that ends a structure which chance has made deep enough.
  func ending<Value>(_ place: Place, _ example: Any?, with end: Value) -> Value? {
    guard let example else { return place.isDeep && source == .chance ? end : nil }
    return example as? Value
  }
}

extension Array: DecodedByParts where Element: Decodable {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) throws -> [Element] {
    try draw.array(place.label, like: draw.ending(place, example, with: [])) { example, draw in
      try draw.decoded(Element.self, place, like: example)
    }
  }
}

extension Set: DecodedByParts where Element: Decodable {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) throws -> Set<Element> {
    try draw.set(place.label, like: draw.ending(place, example, with: [])) { example, draw in
      try draw.decoded(Element.self, place, like: example)
    }
  }
}

extension Dictionary: DecodedByParts where Key: Decodable, Value: Decodable {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) throws -> [Key: Value] {
    try draw.dictionary(
      place.label, like: draw.ending(place, example, with: [:]),
      key: { try $1.decoded(Key.self, place.called("key"), like: $0) },
      value: { try $1.decoded(Value.self, place.called("value"), like: $0) })
  }
}

extension Optional: DecodedByParts where Wrapped: Decodable {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) throws -> Wrapped? {
    let example: Wrapped?? = draw.ending(place, example, with: nil)
    // The deeper the rarer, so that what holds itself twice ends.
    let chances = 4 * max(1, place.recursion)
    return try draw.optional(
      place.label, like: example.map { $0 != nil }, by: { $0.integer(below: chances) < 3 },
      value: { try $0.decoded(Wrapped.self, place, like: example ?? nil) })
  }
}

extension Bool: DecodedByParts {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) -> Bool {
    draw.flag(place.label, like: example as? Bool)
  }
}

extension String: DecodedByParts {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) -> String {
    draw.string(place.label, like: example as? String)
  }
}

extension Double: DecodedByParts {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) -> Double {
    draw.decodedReal(place.label, as: Double.self, like: example as? Double)
  }
}

extension Float: DecodedByParts {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) -> Float {
    draw.decodedReal(place.label, as: Float.self, like: example as? Float)
  }
}
