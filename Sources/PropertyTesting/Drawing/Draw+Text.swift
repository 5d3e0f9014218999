extension Draw {
  /// A character of one scalar of `alphabet`; it shrinks towards a, then the other small letters, digits,
  /// capitals and signs, and then towards small numbers of Unicode.
  ///
  /// A replayed character that is not in the alphabet counts as its plainest, and so does an example of
  /// several scalars: draw a ``string(_:in:count:like:)`` where a character may be put together.
  @inlinable
  public mutating func character(
    _ label: String = "character", in alphabet: Alphabet = .unicode, like example: Character? = nil
  ) -> Character {
    if isUniform, example == nil { return Character(alphabet.scalar(by: &random)) }
    let example = example.map { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
    return Character(scalar(label, in: alphabet, like: example.map { $0 ?? alphabet.plainest }))
  }

  /// A text with so many scalars of `alphabet`; it shrinks towards fewer, then plainer ones.
  ///
  /// The count is of scalars: neighbours can join, and make a text of fewer characters. Without a `count`
  /// there are at most 32, and fewer in small cases and inside arrays.
  /// - Precondition: the example has a count of the range.
  @inlinable
  public mutating func string(
    _ label: String = "string", in alphabet: Alphabet = .unicode, count: ClosedRange<Int>? = nil,
    like example: String? = nil
  ) -> String {
    guard isUniform, example == nil else {
      return stringSlowly(label, in: alphabet, count: count, like: example)
    }
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.integer(in: sized(count)) { scalars.append(alphabet.scalar(by: &random)) }
    return String(scalars)
  }

  @usableFromInline
  mutating func stringSlowly(
    _ label: String, in alphabet: Alphabet, count: ClosedRange<Int>?, like example: String?
  ) -> String {
    span(label) { draw in
      let scalars = draw.array(
        "character", count: count, like: example.map { Array($0.unicodeScalars) },
        of: { $1.scalar("character", in: alphabet, like: $0) })
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
  }

  @usableFromInline
  mutating func scalar(
    _ label: String, in alphabet: Alphabet, like example: Unicode.Scalar?
  ) -> Unicode.Scalar {
    let answer = text(
      label, towards: String(alphabet.plainest), like: example.map { String($0) },
      accepting: { $0.unicodeScalars.count == 1 && $0.unicodeScalars.allSatisfy(alphabet.contains) },
      by: { String(alphabet.scalar(by: &$0)) })
    return answer.unicodeScalars.first ?? alphabet.plainest
  }
}
