import PropertyTesting
import Testing

@Suite struct ClimbTests {
  /// A needle in a field of 10^18 places, with or without being told how near it is.
  private func check(isTold: Bool) throws -> CheckFailure? {
    try failure {
      try PropertyTesting.check("needle") { draw in
        let (x, y) = (draw.integer("x", in: 0...1_000_000_000), draw.integer("y", in: 0...1_000_000_000))
        let distance = abs(x - 77_123_456) + abs(y - 410_010_017)
        if isTold { draw.target(-Double(distance), "nearness") }
        return distance > 0
      }
    }
  }

  @Test func `a score leads to a needle`() throws {
    #expect(try check(isTold: true)?.counterexamples.first?.notes.map(\.value) == ["77123456", "410010017"])
  }

  @Test func `chance alone does not find it`() throws {
    #expect(try check(isTold: false) == nil)
  }

  @Test func `a score leads to real numbers`() throws {
    let failure = try failure {
      try PropertyTesting.check("heat") { draw in
        let heat = draw.real("heat", in: 0...1e6) { $0.fraction() * 1000 }
        draw.target(heat, "heat")
        return heat < 5e5
      }
    }
    #expect(failure != nil)
  }

  @Test func `a score leads to longer arrays`() throws {
    let failure = try failure {
      try PropertyTesting.check("length") { draw in
        let numbers = draw.array(count: 0...40) { $0.integer(in: 0...1) }
        let ones = numbers.reduce(0, +)
        draw.target(Double(ones), "ones")
        return ones < 30
      }
    }
    #expect(failure != nil)
  }
}
