/// A question that a generator asked, with the answer it got and the plainest one it could get.
public struct Question: Hashable, Sendable {
  public var answer: Choice
  public var plainest: Choice
  /// The whole numbers that would have been an answer; nil for the other kinds.
  public var range: ClosedRange<Int>?
  /// Real numbers that are multiples of it count as round.
  public var unit = 10.0

  /// How far the answer is from the plainest.
  public var complexity: Complexity {
    switch (answer, plainest) {
    case (.flag(let flag), _):
      Complexity(kind: 0, distance: flag ? 1 : 0, below: false)
    case (.integer(let integer), .integer(let plain)):
      Complexity(kind: 0, distance: abs(Double(integer) - Double(plain)), below: integer < plain)
    case (.real(let real), .real(let plain)):
      Complexity(of: real, from: plain, unit: unit)
    case (.text(let text), _):
      Complexity(kind: 0, distance: Double(text.utf8.count), below: false)
    default:
      preconditionFailure("an answer and its plainest are of one kind")
    }
  }
}

/// The place of an answer in the order from plain to complicated.
public struct Complexity: Hashable, Comparable, Sendable {
  var kind: Int
  var distance: Double
  var below: Bool

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
    below = real < plain
    self.distance = distance.isFinite ? distance : 0
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
