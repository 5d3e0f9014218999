public import Foundation
public import KeyboardStage

/// The command line over a set of subjects.
///
/// Findings go to standard output, progress and complaints to standard error.
@MainActor
public struct FuzzCommand {
  /// What a run of the command says to the shell.
  public enum ExitStatus: Int32, Sendable {
    case nothingNew = 0
    /// A new violation, or a stored case that is not as expected.
    case violations = 1
    /// Wrong usage, or input that cannot be read.
    case usage = 2
    /// The verdict cannot be trusted: nothing was judged.
    case untrusted = 3
  }

  /// Where text goes, for tests to listen.
  public struct Output {
    let out: (String) -> Void
    let err: (String) -> Void

    public init(out: @escaping (String) -> Void, err: @escaping (String) -> Void) {
      (self.out, self.err) = (out, err)
    }

    /// Standard output and standard error.
    public static var standard: Output {
      Output(
        out: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
        err: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
    }
  }

  /// What the command is called.
  let name: String
  let subjects: [any KeyboardSubject]
  let environment: [String: String]
  let output: Output

  public init(
    name: String = "keyboard-fuzz", subjects: [any KeyboardSubject],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    output: Output = .standard
  ) {
    (self.name, self.subjects, self.environment, self.output) = (name, subjects, environment, output)
  }

  /// Runs the command with the process's arguments, and ends the process.
  public static func main(subjects: [any KeyboardSubject]) -> Never {
    let path = CommandLine.arguments.first ?? "keyboard-fuzz"
    let command = FuzzCommand(name: URL(fileURLWithPath: path).lastPathComponent, subjects: subjects)
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the command; `arguments` are those after its name.
  public func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try runVerb(arguments)
    } catch {
      output.err("\(name): \(error)")
      return .usage
    }
  }

  private func runVerb(_ arguments: [String]) throws -> ExitStatus {
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return help() }
    switch arguments.first {
    case "run": return try RunCommand(rest, subjects, environment, name).run(output)
    case "replay": return try ReplayCommand(rest, subjects, name).run(output)
    case "show": return try ShowCommand(rest, subjects).run(output)
    case "list": return try ListCommand(rest, subjects).run(output)
    case nil, "help", "--help", "-h": return help()
    case let other?:
      throw UsageError("there is no '\(other)'; it can be run, replay, show or list")
    }
  }

  private func help() -> ExitStatus {
    output.out(Self.helpText.replacing("keyboard-fuzz", with: name))
    return .nothingNew
  }

  static let helpText = """
    usage: keyboard-fuzz run [SUBJECT...] [options]   stored cases first, then search until the budget ends
           keyboard-fuzz replay [FILE or DIR...]      stored cases again, one line each
           keyboard-fuzz show FILE [--subject NAME]   one case as a story and a drawing
           keyboard-fuzz show FILE --json             the case as it is stored
           keyboard-fuzz show --seed S --case N ...   one case of a campaign
           keyboard-fuzz list subjects|invariants|devices|keyboards|steps|variations

    run:
      --time 30s         search and shrink for about this long (s, m, h; 60s unless cases are given)
      --cases 10000      cases for each subject
      --seed 0x51f3      the campaign's seed; random unless given, always printed
      --invariant GLOB   judge only these, such as 'I1' or 'I2*'; may be given more than once
      --seeds DIR        where the stored cases are (Seeds)
      --save, --no-save  store all new findings under the seeds, or none; by default those that violate
                         an invariant of which no stored case knows a violation, and none if CI is set

    exit status: 0 nothing new; 1 a new violation, or a stored case that is not as expected;
    2 wrong usage or unreadable input; 3 nothing was judged
    """
}

/// Something is wrong with how the command was called: what, and how to mend it.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
