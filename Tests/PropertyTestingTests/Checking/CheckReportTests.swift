import PropertyTesting
import Testing

/// The reports, word by word.
@Suite struct CheckReportTests {
  @Test func `one failure`() throws {
    let failure = try failure {
      try check(
        "the sum is small", settings: CheckSettings(seed: 7), file: "Sums/SumTests.swift",
        drawing: { ($0.integer("one", in: 0...99), $0.integer("other", in: 0...99)) }
      ) { one, _ in one < 30 }
    }
    #expect(
      failure?.description == """
        The property “the sum is small” failed in the first case.

        The smallest counterexample:
          one: 30
          other: 0
        The property is false.

        Its choices:
          one: 30
          other: 0, or any other value
        Shrunk from 2 choices to 2 in 22 tries.

        To run it alone, give the check this argument after its name:
          replaying: "choices/1; one: 30; other: 0",
        To run the case as it was found, set:
          PROPERTY_TESTING_SEED=0x0000000000000007 PROPERTY_TESTING_CASE=0

        The seed of the run is 0x0000000000000007.
        """)
  }

  @Test func `two failures`() throws {
    let failure = try failure {
      try check("the number is small", settings: CheckSettings(seed: 7), file: "Sums/SumTests.swift") {
        draw in
        let number = draw.integer("number", in: 0...999)
        try require(number < 900, "far too large", file: "Sums/SumTests.swift", line: 12)
        try requireEqual(number / 500, 0, "too large", file: "Sums/SumTests.swift", line: 13)
      }
    }
    #expect(
      failure?.description == """
        The property “the number is small” failed in 2 ways.

        1 of 2, in the first case:

        The smallest counterexample:
          number: 900
        far too large (Sums/SumTests.swift:12)

        Its choices:
          number: 900
        Shrunk from 1 choice to 1 in 26 tries.

        To run it alone, give the check this argument after its name:
          replaying: "choices/1; number: 900",
        To run the case as it was found, set:
          PROPERTY_TESTING_SEED=0x0000000000000007 PROPERTY_TESTING_CASE=0

        2 of 2, after 7 cases:

        The smallest counterexample:
          number: 500
        too large: 1 is not 0 (Sums/SumTests.swift:13)

        Its choices:
          number: 500
        Shrunk from 1 choice to 1 in 32 tries.

        To run it alone, give the check this argument after its name:
          replaying: "choices/1; number: 500",
        To run the case as it was found, set:
          PROPERTY_TESTING_SEED=0x0000000000000007 PROPERTY_TESTING_CASE=6

        The seed of the run is 0x0000000000000007.
        """)
  }

  @Test func `a collection is told once, as a whole`() throws {
    let failure = try failure {
      try check("collections") { draw in
        _ = draw.array("numbers", count: 2...2) { $0.integer(in: 7...9) }
        _ = try draw.set("digits", count: 2...2) { $1.integer(in: 7...9, like: $0) }
        _ = draw.string("name", in: "a", count: 1...9)
        return false
      }
    }
    let notes = failure?.counterexamples.first?.notes.map { "\($0.label) \($0.value)" }
    #expect(notes == ["numbers [7, 7]", "digits [7, 8]", "name \"a\""])
  }

  @Test func `a text that was drawn is not told again as the value`() throws {
    let failure = try failure { try check("texts", drawing: { $0.string("name", in: "a") }) { _ in false } }
    #expect(failure?.counterexamples.first?.notes.map(\.label) == ["name"])
  }

  @Test func `a failure at once, without a choice`() throws {
    let failure = try failure {
      try check("never", settings: CheckSettings(seed: 7), file: "Sums/SumTests.swift") { _ in false }
    }
    #expect(
      failure?.description == """
        The property “never” failed in the first case.

        The property is false.

        To run it alone, give the check this argument after its name:
          replaying: "choices/1",
        To run the case as it was found, set:
          PROPERTY_TESTING_SEED=0x0000000000000007 PROPERTY_TESTING_CASE=0

        The seed of the run is 0x0000000000000007.
        """)
  }

  @Test func `too many discarded cases`() throws {
    let failure = try failure {
      try check("rare", settings: CheckSettings(seed: 7), file: "Sums/SumTests.swift") { draw in
        try assume(draw.integer() == 12345, file: "Sums/SumTests.swift", line: 9)
      }
    }
    #expect(
      failure?.description == """
        The property “rare” did not pass.

        100 cases were discarded and only 0 were not: 100 by the assumption at Sums/SumTests.swift:9. Draw what the assumption wants instead of waiting for chance to draw it.

        The seed of the run is 0x0000000000000007.
        """)
  }

  @Test func `a label that is too rare`() throws {
    let failure = try failure {
      try check("rare", settings: CheckSettings(seed: 7, coverage: ["ten": 0.5])) { draw in
        draw.label("ten", if: draw.integer(in: 1...10) == 10)
      }
    }
    #expect(
      failure?.description == """
        The property “rare” did not pass.

        Only 9.9 % of 1000 cases have the label “ten”, and 50 % are required. Draw such cases more often, or require less.

        The seed of the run is 0x0000000000000007.
        """)
  }
}
