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

  @Test(arguments: seeds) func `a whole number that fails in islands`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.integer(in: 0...1_000_000) }, where: { $0 % 17 == 16 })
    #expect(shrunk == 16)
  }

  @Test(arguments: seeds) func `a real number whose fraction matters`(seed: UInt64) {
    let shrunk = smallest(from: seed, of: { $0.real(in: 0...1e12) }, where: { $0 != $0.rounded() })
    #expect(shrunk == 0.1)
  }
}
