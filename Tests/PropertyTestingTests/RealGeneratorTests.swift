import PropertyTesting
import Testing

@Suite struct RealGeneratorTests {
  /// Many numbers by one generator.
  private func reals(by bias: Bias = .none, _ generator: (inout Draw) -> Double) -> [Double] {
    (0..<6000).map { seed in
      var draw = Draw(seed: UInt64(seed), bias: bias)
      return generator(&draw)
    }
  }

  @Test(arguments: [
    0, 1, -1, 2, 0.5, -0.25, 0.1, 1.0 / 3, 1 + .ulpOfOne, 0x1p53, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ])
  func `an awkward number occurs`(real: Double) {
    #expect(reals { $0.real() }.contains { $0.bits == real.bits })
  }

  @Test func `most numbers are of a size that a person reads`() {
    #expect(reals { $0.real() }.count { abs($0) < 1e7 } > 3000)
  }

  @Test func `negative zero occurs only where it is an answer`() {
    #expect(!reals { $0.real() }.contains { $0.bits == (-0.0).bits })
    #expect(reals { $0.real(hasNegativeZero: true) }.contains { $0.bits == (-0.0).bits })
  }

  @Test func `a range has its ends, its neighbours and what is between`() {
    let reals = reals { $0.real(in: 2...3, towards: 2) }
    #expect(reals.allSatisfy { (2...3).contains($0) })
    for edge in [2, 2.5, 3, (2.0).nextUp, (3.0).nextDown] { #expect(reals.contains(edge)) }
    #expect(Set(reals).count > 1500)
  }

  @Test func `a finite number is no NaN and no infinity`() {
    #expect(reals { $0.real(isFinite: true) }.allSatisfy { $0.isFinite })
  }

  @Test func `a range with one end has NaN and one infinity`() {
    let reals = reals { $0.real(in: 0 ... .infinity) }
    #expect(reals.allSatisfy { $0.isNaN || $0 >= 0 })
    #expect(reals.contains(.infinity))
    #expect(reals.contains { $0.isNaN })
  }

  @Test(
    arguments: [
      -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude, 5...5, .infinity ... .infinity,
      -0.0...0, 0 ... .leastNonzeroMagnitude,
    ])
  func `a range may be as wide or as narrow as there is`(range: ClosedRange<Double>) {
    #expect(reals { $0.real(in: range) }.allSatisfy { $0.isNaN || range.contains($0) })
  }

  @Test func `a bent case has the same edges`() {
    let reals = reals(by: .awkward) { $0.real(in: -4...4) }
    for edge in [-4, 0, 4, 1] as [Double] { #expect(reals.contains(edge)) }
  }

  @Test(arguments: [Choice.real(.nan), .real(.infinity), .real(17), .text("2")])
  func `a replayed number is one of the range`(choice: Choice) {
    var draw = Draw(replaying: [choice])
    #expect((1...9).contains(draw.real(in: 1...9)))
  }
}
