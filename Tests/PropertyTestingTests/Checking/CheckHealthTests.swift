import PropertyTesting
import Testing

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
}
