import Testing

@testable import PropertyTesting

@Suite struct CheckHealthTests {
  @Test func `a check whose cases are all discarded does not pass`() throws {
    let failure = try failure { try check("none") { _ in try assume(false) } }
    #expect(failure?.statistics.cases == 0)
    #expect(failure?.statistics.discarded == 100)
  }

  @Test func `discarded cases do not count`() throws {
    let statistics = try check("half") { try assume($0.integer(in: 0...99) < 30) }
    #expect(statistics.passed == 1000)
  }

  @Test func `a label that is frequent enough passes`() throws {
    let settings = CheckSettings(coverage: ["small": 0.4])
    try check("half", settings: settings) { $0.label("small", if: $0.integer(in: 0...99) < 50) }
  }

  @Test func `cases that climb do not count for a share`() throws {
    let statistics = try check("target", settings: CheckSettings(coverage: ["always": 1])) { draw in
      draw.label("always")
      draw.target(Double(draw.integer(in: 0...9)))
    }
    #expect(statistics.climbed > 0)
    #expect(statistics.passed == 1000)
    #expect(statistics.description.contains("always: 100 %"))
  }

  @Test func `more cases are run while a share is in doubt`() throws {
    let settings = CheckSettings(cases: 100, coverage: ["heads": 0.45])
    let statistics = try check("half", settings: settings) { $0.label("heads", if: $0.flag()) }
    #expect(statistics.cases > 100)
  }

  @Test func `a share that is far too low ends the run`() throws {
    let settings = CheckSettings(coverage: ["small": 0.9])
    let failure = try failure {
      try check("half", settings: settings) { $0.label("small", if: $0.integer(in: 0...99) < 50) }
    }
    #expect(failure?.statistics.cases == 1000)
  }

  @Test func `a label that no case has is too rare`() throws {
    let failure = try failure {
      try check("none", settings: CheckSettings(coverage: ["small": 0.01])) { $0.flag() || true }
    }
    #expect(failure?.problems.count == 1)
  }

  @Test(
    arguments: [
      (0, 0, 0...1), (50, 100, 0.356...0.644), (0, 100, 0...0.083), (500, 1000, 0.452...0.548),
    ] as [(Int, Int, ClosedRange<Double>)])
  func `a share lies near what was counted`(count: Int, cases: Int, range: ClosedRange<Double>) {
    var tally = Tally()
    tally.passed = cases
    let interval = tally.interval(count)
    #expect(abs(interval.lowerBound - range.lowerBound) < 0.001)
    #expect(abs(interval.upperBound - range.upperBound) < 0.001)
  }

  @Test(arguments: [(5, false), (11, true)])
  func `slow cases are told when the check takes long`(seconds: Int, isTold: Bool) {
    var tally = Tally()
    tally.passed = 20
    var statistics = CheckStatistics(tally, seed: 1)
    statistics.warn(after: .seconds(seconds))
    #expect(statistics.warnings.isEmpty != isTold)
  }
}
