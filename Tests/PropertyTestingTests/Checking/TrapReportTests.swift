import PropertyTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is written to standard error when the process is stopped.
@Suite struct TrapReportTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a trap in a case tells how to run it alone`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try check("small", settings: CheckSettings(seed: 42)) { draw in
        precondition(draw.integer(in: 0...Int.max) < Int.max - 1)
      }
    }
    #expect(
      text(result).contains(
        """

        The property “small” (PropertyTestingTests/TrapReportTests.swift) trapped in case 2. To run it alone, set:
          PROPERTY_TESTING_SEED=0x000000000000002a PROPERTY_TESTING_CASE=2

        """))
  }

  @Test func `the case of a trap runs alone`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      setenv("PROPERTY_TESTING_SEED", "0x2a", 1)
      setenv("PROPERTY_TESTING_CASE", "2", 1)
      var cases = 0
      try check("small") { draw in
        cases += 1
        precondition(draw.integer(in: 0...Int.max) < Int.max - 1 || cases > 1)
      }
    }
    #expect(text(result).contains("trapped in case 2"))
  }

  @Test func `a trap while shrinking tells the last case and the smallest`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func number(_ draw: inout Draw) -> Int { draw.integer("number", in: 0...Int.max) }
      try check("trap", settings: CheckSettings(seed: 42), drawing: number) {
        precondition(!(500..<600).contains($0))
        return $0 < 500
      }
    }
    #expect(
      text(result).contains(
        """
        trapped while cases were made from another one. The last was:
          choices/1; number: 5
        """))
    #expect(text(result).contains("\nThe smallest failing case so far:\n  choices/1; number: "))
  }

  @Test func `a request to stop tells all checks that are running`() async {
    let result = await #expect(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
      try check("outer", settings: CheckSettings(seed: 42)) { _ in
        _ = try check("inner", settings: CheckSettings(seed: 43)) { _ in
          kill(getpid(), SIGTERM)
          sleep(60)
        }
      }
    }
    #expect(
      text(result).contains(
        "The property “outer” (PropertyTestingTests/TrapReportTests.swift) was stopped in case 0."))
    #expect(
      text(result).contains(
        "The property “inner” (PropertyTestingTests/TrapReportTests.swift) was stopped in case 0."))
  }

  @Test func `a trap in a property that waits is told`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await check("waiting", settings: CheckSettings(seed: 42)) { draw in
        await Task.yield()
        precondition(draw.integer(in: 0...Int.max) < Int.max - 1)
      }
    }
    #expect(text(result).contains("(PropertyTestingTests/TrapReportTests.swift) trapped in case 2."))
  }

  @Test func `endless recursion is told`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func deep(_ number: Int) -> Int { number < 0 ? 0 : 1 + deep(number + 1) % 7 }
      try check("deep", settings: CheckSettings(seed: 42)) { draw in deep(draw.integer(in: 0...9)) > 0 }
    }
    #expect(
      text(result).contains(
        "The property “deep” (PropertyTestingTests/TrapReportTests.swift) trapped in case 0."))
  }

  @Test func `a trap after all checks have ended is told by nobody`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try check("passing") { $0.flag() || true }
      preconditionFailure("something else")
    }
    #expect(!text(result).contains("The property"))
  }

  @Test func `a variable that says nothing fails the check`() async {
    await #expect(processExitsWith: .success) {
      setenv("PROPERTY_TESTING_CASES", "many", 1)
      let error = #expect(throws: CheckFailure.self) { try check("any") { $0.flag() || true } }
      #expect(
        error?.problems == ["PROPERTY_TESTING_CASES is “many”; set it to a number of cases such as 100000."])
    }
  }

  @Test func `the statistics are printed when asked for`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("PROPERTY_TESTING_STATISTICS", "1", 1)
      try check("any") { $0.flag() || true }
    }
    #expect(text(result).contains("“any”: 1000 cases passed, 0 failed, 0 were discarded\n"))
  }
}
