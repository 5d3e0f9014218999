/// Why a check did not pass. The description is the whole report.
public struct CheckFailure: Error, Sendable {
  /// The name of the check.
  public let name: String
  /// The environment variables that run a case again, up to its number; empty if no case has a number.
  let command: String
  /// The smallest case of each way to fail.
  public let counterexamples: [Counterexample]
  /// What is wrong beyond single cases, in sentences: too many cases are discarded, a label is too rare, a
  /// stored case does not fit.
  public let problems: [String]
  /// What was counted up to the end of the run.
  public let statistics: CheckStatistics
}

extension CheckFailure {
  /// A check that could not begin.
  init(_ name: String, _ problem: String) {
    self.init(
      name: name, command: "", counterexamples: [], problems: [problem],
      statistics: CheckStatistics(Tally(), seed: 0))
  }
}

extension CheckFailure: CustomStringConvertible {
  /// The report: each smallest counterexample with its choices and the line that replays it, then the problems,
  /// then the seed.
  public var description: String {
    ([title] + sections.joined() + problems + seed).joined(separator: "\n\n")
  }

  private var title: String {
    let subject = "The property “\(name)”"
    return switch counterexamples.count {
    case 0: "\(subject) did not pass."
    case 1: "\(subject) failed \(counterexamples[0].occasion)."
    default: "\(subject) failed in \(counterexamples.count) ways."
    }
  }

  private var sections: [[String]] {
    counterexamples.enumerated().map { index, counterexample in
      let heading = "\(index + 1) of \(counterexamples.count), \(counterexample.occasion):"
      let paragraphs = counterexample.paragraphs(runningAgainBy: command)
      return counterexamples.count == 1 ? paragraphs : [heading] + paragraphs
    }
  }

  private var seed: [String] {
    command.isEmpty ? [] : ["The seed of the run is \(statistics.seed.hexadecimal)."]
  }
}
