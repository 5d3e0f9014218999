/// A fast pseudo-random source (SplitMix64).
///
/// The sequence is a function of the seed alone, on every platform and in every version of Swift.
/// The bounded draws are written out here because the standard library's do not promise their
/// algorithm, and a case must be the same tomorrow.
///
/// The doors that a generator uses in its loop are inlinable: a list of a hundred numbers takes a third
/// longer without.
public struct Random: Sendable {
  @usableFromInline var state: UInt64

  /// Starts the sequence of `seed`.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// The seed of one case: a function of the campaign's seed, the block and the index alone.
  public static func seed(campaign: UInt64, block: Int, index: Int) -> UInt64 {
    CaseSeeds(campaign: campaign, block: block)[index]
  }

  /// The next 64 random bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `bound`.
  ///
  /// Multiply and shift: the bias is below one in 2^40 for every bound below 2^24.
  /// - Precondition: `bound` is positive.
  @inlinable
  public mutating func integer(below bound: Int) -> Int {
    precondition(bound > 0, "a bound must be positive")
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number of `range`, its ends included; the range may be all of `Int`.
  @inlinable
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    guard count != 0 else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: next().multipliedFullWidth(by: count).high)
  }

  /// A number from 0 up to, not including, 1: a multiple of 2^-53.
  @inlinable
  public mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// True once in `times` on average.
  @inlinable
  public mutating func oneIn(_ times: Int) -> Bool {
    integer(below: times) == 0
  }

  /// One of `elements`, each as likely as the others.
  /// - Precondition: `elements` is not empty.
  @inlinable
  public mutating func element<C: RandomAccessCollection>(of elements: C) -> C.Element {
    elements[elements.index(elements.startIndex, offsetBy: integer(below: elements.count))]
  }

  /// An index of `weights`, each as likely as its weight says.
  /// - Precondition: the weights are not negative, and their sum is positive.
  @inlinable
  public mutating func index(weights: [Int]) -> Int {
    var rest = integer(below: weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    preconditionFailure("weights must not be negative")
  }
}

/// The seeds of the cases of one block.
///
/// What they have in common is worked out once: a case must wait for its seed, and a list of a hundred numbers
/// is drawn and tested 3 % faster when that is one step of the sequence instead of three.
@usableFromInline
struct CaseSeeds: Sendable {
  /// What the number of the case is mixed into.
  @usableFromInline let state: UInt64
  @usableFromInline let offset: UInt64

  init(campaign: UInt64, block: Int) {
    var random = Random(seed: campaign)
    random.state ^= random.next() &+ UInt64(truncatingIfNeeded: block)
    offset = random.next()
    state = random.state
  }

  @inlinable
  subscript(index: Int) -> UInt64 {
    var random = Random(seed: state ^ (offset &+ UInt64(truncatingIfNeeded: index)))
    return random.next()
  }
}
