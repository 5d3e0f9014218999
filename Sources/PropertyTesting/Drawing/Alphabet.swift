/// The characters that a text is drawn from.
///
/// Characters are scalars of Unicode here, in groups, each of which is as likely as its weight says. The
/// plainest is the letter a, or else the first small letter, digit, capital or sign, in this order.
public struct Alphabet: Sendable {
  @usableFromInline let groups: [(weight: Int, ranges: [ClosedRange<UInt32>])]
  @usableFromInline let weights: [Int]
  /// What a text shrinks towards.
  public let plainest: Unicode.Scalar

  init(_ groups: (weight: Int, ranges: [ClosedRange<UInt32>])...) {
    self.groups = groups
    weights = groups.map(\.weight)
    let scalars = groups.lazy.flatMap(\.ranges).flatMap { $0.prefix(128) }.compactMap(Unicode.Scalar.init)
    plainest = scalars.min { $0.rank < $1.rank } ?? "a"
  }

  /// The scalars of a text, each as likely as the others.
  /// - Precondition: the text is not empty.
  public init(of text: String) {
    precondition(!text.isEmpty, "an alphabet has at least one character")
    let values = text.unicodeScalars.map(\.value)
    self.init((1, values.map { $0...$0 }))
  }

  /// Whether a character is one of it.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    groups.contains { $0.ranges.contains { $0.contains(scalar.value) } }
  }

  /// One character from chance.
  @usableFromInline
  func scalar(by random: inout Random) -> Unicode.Scalar {
    let ranges = groups[groups.count == 1 ? 0 : random.index(weights: weights)].ranges
    let range = ranges[ranges.count == 1 ? 0 : random.integer(below: ranges.count)]
    let value = random.integer(in: Int(range.lowerBound)...Int(range.upperBound))
    return Unicode.Scalar(UInt32(value)) ?? plainest
  }
}

extension Alphabet: ExpressibleByStringLiteral {
  /// The scalars of a literal: `"fyz"` is an alphabet of three.
  public init(stringLiteral text: String) {
    self.init(of: text)
  }
}
