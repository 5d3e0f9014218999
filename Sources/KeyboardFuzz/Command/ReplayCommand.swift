import Foundation
import KeyboardScenarios
import KeyboardStage

/// `keyboard-fuzz replay`: stored cases again, one line each.
@MainActor
struct ReplayCommand {
  private var paths: [String] = []
  private let subjects: [any KeyboardSubject]
  private let name: String

  init(_ arguments: [String], _ subjects: [any KeyboardSubject], _ name: String) throws {
    (self.subjects, self.name) = (subjects, name)
    for argument in arguments {
      if argument.hasPrefix("-") { throw Arguments.unknown(argument) }
      paths.append(argument)
    }
    if paths.isEmpty { paths = ["Seeds"] }
  }

  func run(_ output: FuzzCommand.Output) throws -> FuzzCommand.ExitStatus {
    let entries = SeedStore.entries(at: paths, subjects: subjects)
    let isReadable = ReplayReport.printUnreadable(entries, to: output)
    let replays = Replay.all(of: entries, on: subjects)
    for replay in replays { output.out(ReplayReport.line(replay)) }
    for entry in entries {
      if case .success(let seed) = entry.seed, seed.expect.isEmpty {
        output.out("NOTHING EXPECTED  \(entry.path): add \"expect\", or look at it with \(name) show")
      }
    }
    if !isReadable { return .usage }
    guard !replays.isEmpty else {
      output.err("\(name): no stored case expects anything of a subject; nothing was judged")
      return .untrusted
    }
    return replays.allSatisfy { $0.outcome == .asExpected } ? .nothingNew : .violations
  }
}

/// Replayed cases as lines.
enum ReplayReport {
  /// Complains of each file that cannot be read; says whether all can.
  static func printUnreadable(_ entries: [SeedStore.Entry], to output: FuzzCommand.Output) -> Bool {
    var isReadable = true
    for entry in entries {
      guard case .failure(let error) = entry.seed else { continue }
      output.err("\(entry.path): \(error)")
      isReadable = false
    }
    return isReadable
  }

  /// Says what is not as expected, and how many are.
  static func printSummary(_ replays: [Replay], to output: FuzzCommand.Output) {
    guard !replays.isEmpty else { return }
    for replay in replays where replay.outcome != .asExpected { output.out(line(replay)) }
    let count = replays.count { $0.outcome == .asExpected }
    output.out("stored cases: \(count) of \(replays.count) as expected")
  }

  static func line(_ replay: Replay) -> String {
    let place = "\(replay.path)  \(replay.subject)"
    switch replay.outcome {
    case .asExpected: return "as expected  \(place)" + (replay.seed.expect[replay.subject]?.words ?? "")
    case .fixed:
      return
        "FIXED        \(place): nothing that is listed is violated any more; replace \"violates\" by \"holds\""
    case .fails(let what): return "FAILS        \(place): \(what)"
    case .stale(let why): return "STALE        \(place): \(why)"
    }
  }
}

extension SeedFile.Expectation {
  fileprivate var words: String {
    switch self {
    case .holds: "  holds"
    case .violates(let ids, _): "  violates " + ids.joined(separator: ", ")
    }
  }
}
