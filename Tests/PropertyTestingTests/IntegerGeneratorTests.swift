import PropertyTesting
import Testing

@Suite struct IntegerGeneratorTests {
  private func numbers<Integer>(by bias: Bias = .awkward, _ generator: (inout Draw) -> Integer) -> [Integer] {
    (0..<5000).map { seed in
      var draw = Draw(seed: UInt64(seed), bias: bias)
      return generator(&draw)
    }
  }

  @Test func `a small type is drawn whole`() {
    #expect(Set(numbers(by: .none) { $0.integer(as: Int8.self) }).count == 256)
    #expect(Set(numbers { $0.integer(as: Int8.self, in: -2...2) }) == [-2, -1, 0, 1, 2])
  }

  @Test(arguments: [0, 1, 2, UInt64(Int.max), UInt64(Int.max) + 1, .max - 1, .max])
  func `an edge of a wide type occurs`(edge: UInt64) {
    #expect(numbers { $0.integer(as: UInt64.self) }.contains(edge))
  }

  @Test(arguments: [0, 1, -1, .max, .min, Int128(Int.max), 1 << 63] as [Int128])
  func `an edge of a type of two words occurs`(edge: Int128) {
    #expect(numbers { $0.integer(as: Int128.self) }.contains(edge))
  }

  @Test func `half of a wide type is above its middle`() {
    let above = numbers(by: .none) { $0.integer(as: UInt64.self) }.count { $0 > UInt64.max / 2 }
    #expect((2300...2700).contains(above))
  }

  @Test(arguments: 0..<25)
  func `all wide numbers are of the range`(seed: UInt64) {
    let range = UInt64.max - 5 - seed ... .max - seed
    #expect(numbers { $0.integer(as: UInt64.self, in: range) }.allSatisfy(range.contains))
    #expect(Set(numbers { $0.integer(as: UInt64.self, in: range) }).count == 6)
  }

  @Test func `the plainest is zero or the nearest to it`() {
    var draw = Draw(replaying: [])
    #expect(draw.integer(as: UInt64.self) == 0)
    #expect(draw.integer(as: UInt64.self, in: 1 << 63 ... .max) == 1 << 63)
    #expect(draw.integer(as: Int128.self, in: .min ... -5) == -5)
    #expect(draw.integer(as: UInt8.self, towards: 9) == 9)
  }

  @Test func `a number that an Int holds is one answer`() {
    #expect(Draw.transcribing { $0.integer(as: UInt64.self, like: 5) }.choices == [.integer(5)])
  }

  @Test func `another size is for chance inside only`() {
    var draw = Draw(seed: 5)
    let small = draw.resized(to: 3) { draw in (0..<100).map { _ in draw.array { $0.flag() }.count } }
    #expect(small.max() == 1)
    #expect(draw.size == 100)
  }
}
