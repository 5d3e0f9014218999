import KeyboardFuzz
import KeyboardStage
import KeyboardSubjects

/// What a run of the command said, line by line, and its exit status.
struct CommandResult {
  var status: FuzzCommand.ExitStatus
  var out: [String]
  var err: [String]
}

extension CommandResult {
  /// Runs the command in this process.
  @MainActor init(
    of arguments: [String], on subjects: [any KeyboardSubject] = ShippedSubjects.all,
    environment: [String: String] = [:]
  ) {
    var (out, err): ([String], [String]) = ([], [])
    let command = FuzzCommand(
      subjects: subjects, environment: environment,
      output: FuzzCommand.Output(out: { out += $0.lines }, err: { err += $0.lines }))
    status = command.run(arguments)
    (self.out, self.err) = (out, err)
  }

  /// The paragraph of the output that begins so.
  func finding(_ beginning: String) -> String? {
    let text = out.joined(separator: "\n")
    return text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
      .first { $0.hasPrefix(beginning) }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
