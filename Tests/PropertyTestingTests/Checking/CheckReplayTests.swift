import PropertyTesting
import Testing

@Suite struct CheckReplayTests {
  private func small(replaying line: String?, below most: Int = 100) throws -> CheckFailure? {
    try failure {
      try check(
        "small", replaying: line, settings: CheckSettings(seed: 7),
        drawing: { $0.integer("number", in: 0...1000) }
      ) { $0 < most }
    }
  }

  @Test func `the line of a report runs its case alone`() throws {
    let line = try #require(try small(replaying: nil)?.counterexamples.first?.replayLine)
    let again = try #require(try small(replaying: line))
    #expect(again.statistics.cases == 1)
    #expect(again.counterexamples.first?.replayLine == line)
    #expect(
      again.description == """
        The property “small” failed again for the stored case.

        The counterexample:
          number: 100
        The property is false.

        Its choices:
          number: 100
        """)
  }

  @Test func `a stored case that no longer fails says so`() throws {
    let line = try #require(try small(replaying: nil)?.counterexamples.first?.replayLine)
    let failure = try small(replaying: line, below: 101)
    #expect(failure?.problems == ["The stored case no longer fails: delete the argument `replaying:`."])
  }

  @Test func `a changed generator is located and no other case is tested`() throws {
    let line = try #require(try small(replaying: nil)?.counterexamples.first?.replayLine)
    var tested: [Int] = []
    let failure = try failure {
      try check("small", replaying: line, drawing: { $0.integer("count", in: 0...9) }) { tested.append($0) }
    }
    #expect(tested.isEmpty)
    #expect(failure?.problems.first?.hasPrefix("The stored case does not fit this check any more") == true)
  }

  @Test func `a line that is none is refused`() throws {
    #expect(try small(replaying: "nonsense")?.problems.count == 1)
  }

  @Test func `a stored case that goes on since it was mended no longer fails`() throws {
    let failure = try failure {
      try check("mended", replaying: "choices/1; one: 5") { draw in
        let one = draw.integer("one", in: 0...9)
        try require(one < 100)
        return one + draw.integer("other", in: 0...9) < 50
      }
    }
    #expect(
      failure?.problems == ["The stored case no longer fails: delete the argument `replaying:`."])
  }
}
