extension Draw {
  /// A real number of `range`, as the sort of numbers that code gets wrong: small whole ones, simple
  /// fractions, the ends of the range and of what a `Double` holds, and any of the range or of its bits. It
  /// shrinks towards `plain`, and then towards round numbers near it.
  ///
  /// NaN and the infinities are answers of a range without end only, unless `isFinite`.
  /// - Parameters:
  ///   - isFinite: whether only finite numbers are answers.
  ///   - hasNegativeZero: whether -0 is an answer.
  ///   - unit: multiples of it are plainer than other numbers: what a person would call round.
  public mutating func real(
    _ label: String = "real", in range: ClosedRange<Double> = -.infinity ... .infinity,
    towards plain: Double = 0, isFinite: Bool = false, hasNegativeZero: Bool = false, unit: Double = 1,
    like example: Double? = nil
  ) -> Double {
    let isFinite = isFinite || range.lowerBound.isFinite && range.upperBound.isFinite
    let reals = Reals(range: range, plain: range.clamp(plain), isFinite: isFinite, unit: unit)
    var bias = bias
    self.bias = .none
    defer { self.bias = bias }
    return real(
      label, in: range, towards: plain, isFinite: isFinite, hasNegativeZero: hasNegativeZero, unit: unit,
      like: example, by: { bias.real(of: reals, by: &$0) })
  }
}

extension Bias {
  /// A real number: an edge where edges are screened, and a mixture of all sorts otherwise.
  mutating func real(of reals: Reals, by random: inout Random) -> Double {
    guard kind.isScreening else { return reals.real(by: &random) }
    return reals.edges[edge()]
  }
}

/// Real numbers from chance.
struct Reals {
  let range: ClosedRange<Double>
  let plain: Double
  let isFinite: Bool
  let unit: Double

  /// Five that any pair of draws should meet.
  var edges: [Double] {
    let most = isFinite ? finite.upperBound : range.upperBound
    let least = isFinite ? finite.lowerBound : range.lowerBound
    return [plain, plain + unit, most, least, isFinite ? plain + unit / 2 : .nan]
  }

  /// A number of one of several sorts, or any of the range where that is not in it.
  func real(by random: inout Random) -> Double {
    let real = mixture(&random)
    let isAnswer = range.contains(real) && real.isFinite || !isFinite && !real.isFinite
    return isAnswer ? real : uniform(by: &random)
  }

  private func mixture(_ random: inout Random) -> Double {
    switch random.integer(below: 8) {
    case 0...1: plain + unit * Double(random.integer(in: -10...10))
    case 2: plain + unit * Double(random.integer(in: -1000...1000))
    case 3: plain + unit * fraction(by: &random)
    case 4: awkward(by: &random)
    case 5: byBits(&random)
    default: uniform(by: &random)
    }
  }

  private func fraction(by random: inout Random) -> Double {
    let divisor = random.element(of: [2.0, 3, 4, 8, 10, 100])
    return Double(random.integer(in: -20...20)) / divisor
  }

  private func awkward(by random: inout Random) -> Double {
    random.oneIn(4)
      ? random.element(of: edges + [finite.lowerBound.nextUp, finite.upperBound.nextDown])
      : random.element(of: Self.awkward)
  }

  /// Any number of the range, or of the part around the plainest if it has no end.
  private func uniform(by random: inout Random) -> Double {
    let isBounded = range.lowerBound.isFinite && range.upperBound.isFinite
    // Halves, because the width may be more than a number holds.
    let lower = (isBounded ? range.lowerBound : range.clamp(plain - 1e6 * unit)) / 2
    let upper = (isBounded ? range.upperBound : range.clamp(plain + 1e6 * unit)) / 2
    return 2 * (lower + (upper - lower) * random.fraction())
  }

  /// Any size is as likely as the others.
  private func byBits(_ random: inout Random) -> Double {
    let places = finite.lowerBound.place...finite.upperBound.place
    return Double(place: random.integer(in: places))
  }

  private var finite: ClosedRange<Double> {
    let all = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    return all.clamp(range.lowerBound)...all.clamp(range.upperBound)
  }

  private static let awkward: [Double] = [
    0, -0.0, 1, -1, 0.1, -0.1, 0.3, 1.0 / 3, 1 - 0x1p-53, 1 + 0x1p-52, 0x1p53 - 1, 0x1p53, 0x1p53 + 2,
    -0x1p53,
    0x1p31, 0x1p32, 0x1p63, -0x1p63, 0x1p64, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .ulpOfOne, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]
}

extension Double {
  /// The place in the order of all numbers, zero at zero.
  fileprivate var place: Int {
    let magnitude = Int(bitPattern: UInt(magnitude.bitPattern))
    return self < 0 ? -magnitude : magnitude
  }

  fileprivate init(place: Int) {
    let magnitude = Double(bitPattern: UInt64(place.magnitude))
    self = place < 0 ? -magnitude : magnitude
  }
}
