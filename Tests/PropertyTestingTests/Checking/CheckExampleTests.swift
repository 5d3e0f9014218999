import PropertyTesting
import Testing

@Suite struct CheckExampleTests {
  private func check(_ examples: [[Int]], where property: ([Int]) -> Bool) throws -> CheckFailure? {
    try failure {
      try PropertyTesting.check(
        "examples", settings: CheckSettings(cases: 10), examples: examples,
        drawing: { example, draw in
          draw.array("number", like: example) { number, draw in draw.integer(in: 0...Int.max, like: number) }
        }, property)
    }
  }

  @Test func `an example is run first and made small`() throws {
    let failure = try check([[1, 2], [3, 123_456_789, 4]]) { !$0.contains { $0 > 100_000_000 } }
    #expect(failure?.counterexamples.first?.notes.last?.value == "[100000001]")
    #expect(failure?.description.hasPrefix("The property “examples” failed for example 2.") == true)
  }

  @Test func `examples that hold are followed by drawn cases`() throws {
    var seen: [[Int]] = []
    _ = try check([[1, 2]]) {
      seen.append($0)
      return true
    }
    #expect(seen.first == [1, 2])
    #expect(seen.count == 11)
  }

  @Test func `an example that the generator does not draw is told`() throws {
    let failure = try failure {
      try PropertyTesting.check("examples", examples: [7], drawing: { $1.integer(in: 0...5, like: $0) }) {
        $0 < 6
      }
    }
    #expect(failure?.problems == ["Example 1 is 7, and the generator makes 5 of it."])
  }

  @Test func `an example is compared by what it is, not by how it is printed`() throws {
    try PropertyTesting.check(
      "sets", examples: [Set(1...100)],
      drawing: { example, draw in
        try draw.set(like: example) { $1.integer(in: 0...999, like: $0) }
      }, { $0.count < 1000 })
  }
}
