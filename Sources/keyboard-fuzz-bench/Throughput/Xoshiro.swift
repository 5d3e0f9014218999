/// The fast generator (xoshiro256**) with which a handwritten loop draws.
struct Xoshiro {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Starts with four words that SplitMix64 makes of `seed`, as its authors advise.
  init(seed: UInt64) {
    var last = seed
    func word() -> UInt64 {
      last &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (last ^ (last >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    state = (word(), word(), word(), word())
  }

  mutating func next() -> UInt64 {
    let answer = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return answer
  }

  /// A number from 0 up to, not including, `bound`.
  mutating func integer(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  private func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }
}
