/// What each case of a run is drawn with: a function of the seed and the number of the case alone.
@usableFromInline
struct Schedule: Sendable {
  /// The seed of the run.
  let seed: UInt64
  @usableFromInline let seeds: CaseSeeds
  /// How many cases are wanted.
  let cases: Int

  init(seed: UInt64, cases: Int) {
    self.seed = seed
    seeds = CaseSeeds(campaign: seed, block: 0)
    self.cases = cases
  }

  /// The source of a case.
  func draw(at index: Int, isRecording: Bool) -> Draw {
    Draw(case: index, of: cases, seed: seeds[index], isRecording: isRecording)
  }

  /// Whether a case is recorded although it may pass, to count the branches that generators take: recording
  /// a list of a hundred numbers costs fifty times as much as drawing it.
  @inlinable
  static func isSampled(_ index: Int) -> Bool {
    index < 100 || index & (index < 1024 ? 63 : 16383) == 1
  }

  /// Whether a case is full-sized, unbent and not recorded, as nearly all are.
  @inlinable
  static func isUsual(_ index: Int) -> Bool {
    Draw.isUsual(case: index) && !isSampled(index)
  }
}

extension UInt64 {
  /// A seed as it is printed and read: `0x` and sixteen digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension String {
  /// FNV-1a: the same number in every process.
  var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
