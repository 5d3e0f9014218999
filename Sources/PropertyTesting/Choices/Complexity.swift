/// The place of an answer in the order from plain to complicated.
public struct Complexity: Hashable, Comparable, Sendable {
  var kind = 0
  var distance: UInt64
  var below = false

  /// Whether the first is nearer to the plainest; of two as far away the one above it is.
  public static func < (one: Complexity, other: Complexity) -> Bool {
    if one.kind != other.kind { return one.kind < other.kind }
    if one.distance != other.distance { return one.distance < other.distance }
    return !one.below && other.below
  }
}

extension Complexity {
  /// The order of real numbers: the plainest, then multiples of the unit, of a tenth of it, all other
  /// fractions, infinity and NaN; among equals the nearest to the plainest, above before below.
  ///
  /// A counterexample is read aloud: with a unit of ten, 420 says "anything of that size will do", 412
  /// says "exactly there", and a fraction says that the fraction matters.
  init(of real: Double, from plain: Double, unit: Double) {
    let distance = abs(real - plain)
    // The bits of numbers that are not negative are in the order of the numbers.
    self.init(distance: distance.isFinite ? distance.bitPattern : 0, below: real < plain)
    if real == plain {
      kind = 0
    } else if real.isNaN {
      kind = 5
    } else if !real.isFinite {
      kind = 4
    } else if real.isMultiple(of: unit) {
      kind = 1
    } else if real.isMultiple(of: unit / 10) {
      kind = 2
    } else {
      kind = 3
    }
  }

  /// The order of texts: the plainest, then short before long, then by the characters.
  init(of text: String, from plain: String) {
    self.init(distance: 0)
    guard !text.utf8.elementsEqual(plain.utf8) else { return }
    let ranks = text.unicodeScalars.map(\.rank)
    kind = 1 + ranks.count
    // As many of the first ranks as fit, which is all of a single character's.
    distance = ranks.prefix(3).reduce(0) { $0 << 21 | UInt64($1) }
  }
}

extension Int {
  /// The distance to another number, which may be more than an `Int` holds.
  func distanceMagnitude(to other: Int) -> UInt64 {
    UInt64(bitPattern: Int64(self > other ? self &- other : other &- self))
  }
}

extension Double {
  /// Whether it is the nearest number to a whole multiple of `unit`.
  func isMultiple(of unit: Double) -> Bool {
    (self / unit).rounded().multiplied(by: unit) == self
  }

  /// The product with a unit, which for a fraction such as a tenth is the nearest number to the decimal
  /// that a person would write.
  func multiplied(by unit: Double) -> Double {
    unit < 1 ? self / (1 / unit).rounded() : self * unit
  }
}
