extension Draw {
  /// A real number of a type: finite from chance, and any from an example.
  mutating func decodedReal<Real: BinaryFloatingPoint>(
    _ label: String, as type: Real.Type, like example: Real?
  ) -> Real {
    let most = Double(Real.greatestFiniteMagnitude)
    let reals = Reals(range: -most...most, plain: 0, isFinite: true, unit: 1)
    var bias = bias
    self.bias = .none
    defer { self.bias = bias }
    let answer = real(label, hasNegativeZero: true, like: example.map { Double($0) }) { random in
      // Rounded before it is recorded, so that the number found in the value is the recorded one.
      Double(Real(bias.real(of: reals, by: &random)))
    }
    return Real(answer)
  }
}

extension DecodedByParts where Self: FixedWidthInteger {
  static func drawn(_ place: Place, like example: Any?, from draw: inout Draw) -> Self {
    draw.integer(place.label, as: Self.self, like: example as? Self)
  }
}

extension Int: DecodedByParts {}
extension Int8: DecodedByParts {}
extension Int16: DecodedByParts {}
extension Int32: DecodedByParts {}
extension Int64: DecodedByParts {}
extension Int128: DecodedByParts {}
extension UInt: DecodedByParts {}
extension UInt8: DecodedByParts {}
extension UInt16: DecodedByParts {}
extension UInt32: DecodedByParts {}
extension UInt64: DecodedByParts {}
extension UInt128: DecodedByParts {}
