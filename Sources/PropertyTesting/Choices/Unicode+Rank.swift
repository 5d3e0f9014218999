extension Unicode.Scalar {
  /// The place in the order from plain to awkward: small letters, digits, capitals, the rest of what a
  /// keyboard has, and then all others by their numbers.
  var rank: Int {
    let value = Int(value)
    guard value < 128 else { return value }
    return Self.ranks[value]
  }

  /// The scalar at a place in that order; nil where Unicode has none.
  init?(rank: Int) {
    self.init(UInt32(rank < 128 ? Self.plainFirst[rank] : rank))
  }

  private static let plainFirst: [Int] = {
    let plain = [97...122, 48...57, 65...90, 32...47, 58...64, 91...96, 123...126].flatMap { $0 }
    return plain + (0..<128).filter { !plain.contains($0) }
  }()

  private static let ranks: [Int] = plainFirst.enumerated().reduce(into: [Int](repeating: 0, count: 128)) {
    $0[$1.element] = $1.offset
  }
}
