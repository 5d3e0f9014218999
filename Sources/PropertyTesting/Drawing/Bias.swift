/// How chance is bent in one case.
///
/// Most faults hide where numbers are small, awkward, equal or nearly equal, and a uniform draw from a
/// wide range never goes there: of two numbers of 31 bits, two are equal once in two thousand million
/// cases. So the first cases of a run are bent, and a few of the later ones.
public struct Bias: Sendable {
  enum Kind: Equatable {
    case none
    /// Each draw takes one of its edges, so that any two draws meet with all pairs of edges.
    case screening(row: Int)
    /// Each draw takes a small, awkward or earlier number, or one near it, or any.
    case awkward

    var isScreening: Bool { if case .screening = self { true } else { false } }
  }

  let kind: Kind
  /// Numbers drawn before in this case, the last sixteen.
  private var earlier: [Int] = []
  private var count = 0

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Uniform.
  public static let none = Bias(.none)
  /// Small, awkward and repeated numbers.
  public static let awkward = Bias(.awkward)

  /// The rows that screen all pairs of the five edges of any five draws in a row.
  public static let screeningRows = 25

  /// The edges of each draw, of which all pairs are met within the first 25 rows.
  public static func screening(row: Int) -> Bias {
    Bias(.screening(row: row))
  }

  mutating func integer(in range: ClosedRange<Int>, towards plain: Int, by random: inout Random) -> Int {
    switch kind {
    case .none:
      return random.integer(in: range)
    case .screening:
      return edges(of: range, plain)[edge()]
    case .awkward:
      let answer = range.clamp(awkward(in: range, plain, &random))
      if earlier.count < 16 { earlier.append(answer) } else { earlier[random.integer(below: 16)] = answer }
      return answer
    }
  }

  /// Which of five edges a draw takes.
  ///
  /// An orthogonal array: rows r = 5a + b give draw j the edge a + jb modulo 5.
  mutating func edge() -> Int {
    guard case .screening(let row) = kind else { return 0 }
    defer { count += 1 }
    return (row / 5 + count * (row % 5)) % 5
  }

  private func edges(of range: ClosedRange<Int>, _ plain: Int) -> [Int] {
    let above = plain > .max - 2 ? [plain, plain] : [plain + 1, plain + 2]
    let opposite = range.lowerBound < plain ? range.lowerBound : above[1]
    let below = range.lowerBound < range.upperBound ? range.upperBound - 1 : plain
    return [plain, above[0], range.upperBound, below, opposite].map { range.clamp($0) }
  }

  private func awkward(in range: ClosedRange<Int>, _ plain: Int, _ random: inout Random) -> Int {
    switch random.integer(below: 8) {
    case 0: return random.element(of: edges(of: range, plain))
    case 1 where !earlier.isEmpty: return random.element(of: earlier)
    case 2 where !earlier.isEmpty:
      return random.element(of: earlier) &+ (random.oneIn(2) ? 1 : -1) * (1 + random.integer(below: 4) / 2)
    case 3...5: return near(plain, within: 4, in: range, &random)
    case 6: return near(plain, within: 1 + random.integer(below: 62), in: range, &random)
    default: return random.integer(in: range)
    }
  }

  /// A number of at most so many bits away from another.
  private func near(_ plain: Int, within bits: Int, in range: ClosedRange<Int>, _ random: inout Random) -> Int
  {
    let distance = random.integer(below: 1 << bits)
    let (above, isTooHigh) = plain.addingReportingOverflow(distance)
    let (below, isTooLow) = plain.subtractingReportingOverflow(distance)
    let canRise = !isTooHigh && above <= range.upperBound
    let canFall = !isTooLow && below >= range.lowerBound
    if canRise, canFall { return random.oneIn(3) ? below : above }
    return canFall ? below : canRise ? above : random.integer(in: range)
  }
}

extension Bias {
  /// How many elements a collection has.
  mutating func count(in counts: ClosedRange<Int>, by random: inout Random) -> Int {
    switch kind {
    case .none: random.integer(in: counts)
    case .screening: integer(in: counts, towards: counts.lowerBound, by: &random)
    case .awkward:
      random.oneIn(2)
        ? random.integer(in: counts)
        : min(counts.upperBound, counts.lowerBound + random.integer(below: 5))
    }
  }
}

extension Draw {
  /// Draws one case of a run: the first hundred grow, and chance is bent in most of the first 256, in one
  /// of sixteen of the first thousand and in one of 64 after them, because a bent case costs five others.
  ///
  /// Half of the first fifty screen the edges. The other half are small and awkward, so that what fails
  /// easily is found small.
  /// - Parameters:
  ///   - index: the number of the case in its run, from 0.
  ///   - count: how many cases the run has; in a short one they grow faster.
  ///   - seed: the seed of this case alone.
  public init(case index: Int, of count: Int = 100, seed: UInt64, isRecording: Bool = false) {
    let bias: Bias =
      if index < 2 * Bias.screeningRows {
        index % 2 == 1 ? .screening(row: index / 2) : .awkward
      } else {
        Draw.isUsual(case: index) || index % 4 == 3 && index < 256 ? .none : .awkward
      }
    let size = min(100, (index + 1) * 100 / max(1, min(100, count)))
    self.init(seed: seed, isRecording: isRecording, size: size, bias: bias)
  }

  /// Whether a case is of full size and drawn from chance as it is, as nearly all are.
  @inlinable
  static func isUsual(case index: Int) -> Bool {
    index >= 256 && index & (index < 1024 ? 15 : 63) != 0
  }
}
