/// What the environment variables say about all checks of a process.
struct Environment: Sendable {
  /// `PROPERTY_TESTING_SEED`: a number, or `random` for one that is new in every run.
  var seed: UInt64?
  /// `PROPERTY_TESTING_CASES`: how many cases are run.
  var cases: Int?
  /// `PROPERTY_TESTING_CASE`: the number of the only case that is run, from 0.
  var onlyCase: Int?
  /// `PROPERTY_TESTING_STATISTICS=1`: the statistics are printed.
  var printsStatistics: Bool

  /// - Throws: what is wrong with a variable, in words.
  static func read(_ variable: (String) -> String? = Platform.environment) throws(Unreadable) -> Environment {
    Environment(
      seed: try read(variable, "SEED", "a number such as 0x2a, or random", seed),
      cases: try read(variable, "CASES", "a number of cases such as 100000") {
        Int($0).flatMap { $0 > 0 ? $0 : nil }
      },
      onlyCase: try read(variable, "CASE", "the number of a case such as 17") {
        Int($0).flatMap { $0 >= 0 ? $0 : nil }
      },
      printsStatistics: try read(variable, "STATISTICS", "1 or 0") { ["1": true, "0": false][$0] } ?? false)
  }

  /// What runs one case of a schedule again, up to its number.
  func command(for schedule: Schedule) -> String {
    let cases = cases.map { "PROPERTY_TESTING_CASES=\($0) " } ?? ""
    return "PROPERTY_TESTING_SEED=\(schedule.seed.hexadecimal) \(cases)PROPERTY_TESTING_CASE="
  }

  /// A variable that says nothing.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  private static func read<Value>(
    _ variable: (String) -> String?, _ name: String, _ remedy: String, _ parse: (String) -> Value?
  ) throws(Unreadable) -> Value? {
    let name = "PROPERTY_TESTING_\(name)"
    guard let text = variable(name) else { return nil }
    guard let value = parse(text) else {
      throw Unreadable(description: "\(name) is “\(text)”; set it to \(remedy)")
    }
    return value
  }

  private static func seed(_ text: String) -> UInt64? {
    if text == "random" { return randomSeed }
    return text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  /// One for the process, so that the line that repeats one check repeats them all.
  private static let randomSeed = UInt64.random(in: .min ... .max)
}
