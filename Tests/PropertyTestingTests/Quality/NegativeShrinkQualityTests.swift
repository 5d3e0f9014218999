import PropertyTesting
import Testing

/// Numbers below the plainest shrink towards it, and the infinity above is plainer than the one below.
@Suite struct NegativeShrinkQualityTests {
  static let seeds: Range<UInt64> = 0..<10

  @Test(arguments: seeds) func `a whole number below the plainest`(seed: UInt64) {
    #expect(smallest(from: seed, of: { $0.integer() }, where: { $0 < -7 }) == -8)
    #expect(smallest(from: seed, of: { $0.integer(as: Int16.self) }, where: { $0 <= -300 }) == -300)
    #expect(
      smallest(from: seed, of: { $0.integer(in: -90...9, towards: -3) }, where: { $0 < -7 }) == -8)
  }

  @Test(arguments: seeds) func `an infinite number`(seed: UInt64) {
    #expect(
      smallest(from: seed, of: { $0.real() }, where: { !$0.isNaN && !$0.isFinite }) == .infinity)
  }
}
