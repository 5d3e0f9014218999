import Testing

@testable import PropertyTesting

@Suite struct EnvironmentTests {
  private func read(_ name: String, _ value: String) throws -> Environment {
    try Environment.read { $0 == "PROPERTY_TESTING_\(name)" ? value : nil }
  }

  @Test(arguments: [("0x2a", 42), ("42", 42), ("0xffffffffffffffff", .max)] as [(String, UInt64)])
  func `a seed`(text: String, seed: UInt64) throws {
    #expect(try read("SEED", text).seed == seed)
  }

  @Test func `a random seed is one for the process`() throws {
    let seed = try read("SEED", "random").seed
    #expect(seed != nil)
    #expect(try read("SEED", "random").seed == seed)
  }

  @Test func `the other variables`() throws {
    #expect(try read("CASES", "100000").cases == 100_000)
    #expect(try read("CASE", "0").onlyCase == 0)
    #expect(try read("STATISTICS", "1").printsStatistics)
    #expect(try !read("STATISTICS", "0").printsStatistics)
  }

  @Test(arguments: [
    ("SEED", "seven", "PROPERTY_TESTING_SEED is “seven”; set it to a number such as 0x2a, or random"),
    ("CASES", "0", "PROPERTY_TESTING_CASES is “0”; set it to a number of cases such as 100000"),
    ("CASE", "-1", "PROPERTY_TESTING_CASE is “-1”; set it to the number of a case such as 17"),
    ("STATISTICS", "yes", "PROPERTY_TESTING_STATISTICS is “yes”; set it to 1 or 0"),
  ])
  func `a value that says nothing is refused`(name: String, value: String, message: String) {
    let error = #expect(throws: Environment.Unreadable.self) { try read(name, value) }
    #expect(error?.description == message)
  }

  @Test func `the command of a case repeats what its size depends on`() throws {
    let schedule = Schedule(seed: 42, cases: 50)
    let command = try read("CASES", "50").command(for: schedule)
    #expect(
      command == "PROPERTY_TESTING_SEED=0x000000000000002a PROPERTY_TESTING_CASES=50 PROPERTY_TESTING_CASE=")
  }
}
