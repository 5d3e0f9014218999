extension Draw {
  /// A whole number of any type; zero, or else the end that is nearest to it, is the plainest, and a number
  /// above it is plainer than one as far below.
  ///
  /// A number that an `Int` holds is one answer. A distance from the plainest that is larger is drawn in
  /// parts, of which the first is full before there is a second: so what can be lowered is lowered step by
  /// step, down to the least number that fails.
  @inlinable
  public mutating func integer<Integer: FixedWidthInteger>(
    _ label: String = "integer", as type: Integer.Type, in range: ClosedRange<Integer> = .min ... .max,
    towards plain: Integer? = nil, like example: Integer? = nil
  ) -> Integer {
    guard let lower = Int(exactly: range.lowerBound), let upper = Int(exactly: range.upperBound) else {
      return wideInteger(label, in: range, towards: plain, like: example)
    }
    let answer = integer(
      label, in: lower...upper, towards: plain.map { Int(clamping: $0) },
      like: example.map { Int(clamping: $0) })
    return Integer(truncatingIfNeeded: answer)
  }

  @usableFromInline
  mutating func wideInteger<Integer: FixedWidthInteger>(
    _ label: String, in range: ClosedRange<Integer>, towards plain: Integer?, like example: Integer?
  ) -> Integer {
    let plain = range.clamp(plain ?? 0)
    let (above, below) = (plain.distance(upTo: range.upperBound), range.lowerBound.distance(upTo: plain))
    let isBent = bias.kind != .none
    let chosen = propose { random in
      let (origin, isBelow) = isBent ? (plain, random.oneIn(3)) : (range.lowerBound, false)
      let most = isBent ? max(above, below) : above + below
      let distance = isBent ? random.awkward(upTo: most) : random.magnitude(upTo: most)
      return origin.moved(by: distance, isBelow: isBelow, in: range)
    }
    let number = example.map { range.clamp($0) } ?? chosen
    let isBelow = above == 0 || below > 0 && flag("\(label) is below", like: number.map { $0 < plain })
    let distance = distance(
      label, upTo: isBelow ? below : above,
      like: number.map { $0 < plain ? $0.distance(upTo: plain) : plain.distance(upTo: $0) })
    return plain.moved(by: distance, isBelow: isBelow, in: range)
  }

  /// A number from 0 to `most`.
  private mutating func distance<Magnitude: FixedWidthInteger & UnsignedInteger>(
    _ label: String, upTo most: Magnitude, like example: Magnitude?
  ) -> Magnitude {
    let first = integer(label, in: 0...Int(clamping: most), like: example.map { Int(clamping: $0) })
    guard first == .max, most > Magnitude(Int.max) else { return Magnitude(first) }
    let (most, example) = (most - Magnitude(first), example.map { $0 - Magnitude(first) })
    guard most.bitWidth - most.leadingZeroBitCount > 64 else {
      return Magnitude(first) + distance(label, upTo: most, like: example)
    }
    let high = distance("\(label) high", upTo: most >> 63, like: example.map { $0 >> 63 })
    let mask = Magnitude(Int.max)
    let low = integer(
      "\(label) low", in: 0...Int(high == most >> 63 ? most & mask : mask),
      like: example.map { Int($0 & mask) })
    return Magnitude(first) + (high << 63 | Magnitude(low))
  }
}

extension FixedWidthInteger {
  /// How far a number that is not less is from this one.
  fileprivate func distance(upTo other: Self) -> Magnitude {
    Magnitude(truncatingIfNeeded: other &- self)
  }

  /// The number so far away, if it is of the range, or else its nearest end.
  fileprivate func moved(by distance: Magnitude, isBelow: Bool, in range: ClosedRange<Self>) -> Self {
    let room = isBelow ? range.lowerBound.distance(upTo: self) : self.distance(upTo: range.upperBound)
    let distance = Self(truncatingIfNeeded: Swift.min(distance, room))
    return isBelow ? self &- distance : self &+ distance
  }
}

extension Random {
  /// A number from 0 to `most`, each as likely as the others.
  fileprivate mutating func magnitude<Magnitude: FixedWidthInteger>(upTo most: Magnitude) -> Magnitude {
    while true {
      let number = bits(Magnitude.self) >> most.leadingZeroBitCount
      if number <= most { return number }
    }
  }

  /// A number from 0 to `most`, often small, near the largest, or near what an `Int` holds.
  fileprivate mutating func awkward<Magnitude: FixedWidthInteger>(upTo most: Magnitude) -> Magnitude {
    let near = min(most, Magnitude(integer(below: 4)))
    switch integer(below: 8) {
    case 0...1: return near
    case 2: return most - near
    case 3: return min(most, Magnitude(clamping: Int.max) - 1 + near)
    case 4...5: return min(most, bits(Magnitude.self) >> integer(below: Magnitude.bitWidth))
    default: return magnitude(upTo: most)
    }
  }

  /// Random bits, as many as an unsigned type has.
  private mutating func bits<Bits: FixedWidthInteger>(_ type: Bits.Type) -> Bits {
    (0..<(Bits.bitWidth + 63) / 64).reduce(0) { bits, _ in bits << 64 | Bits(truncatingIfNeeded: next()) }
  }
}
