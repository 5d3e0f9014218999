import Foundation
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PropertyTesting

/// `keyboard-fuzz run`: stored cases first, then the search.
@MainActor
struct RunCommand {
  private var subjects: [any KeyboardSubject] = []
  private var time: Duration?
  private var cases: Int?
  private var seed: UInt64
  private var globs: [String] = []
  private var folder = "Seeds"
  private var isFolderNamed = false
  private var saving: Saving
  private let known: [any KeyboardSubject]
  private let name: String

  private enum Saving {
    case none
    /// The plainest violation of an invariant of which no stored case knows one: one red file a fault is
    /// enough to work on.
    case unheardOf
    case all
  }

  init(_ arguments: [String], _ known: [any KeyboardSubject], _ environment: [String: String], _ name: String)
    throws
  {
    (self.known, self.name) = (known, name)
    saving = ["", "false", "0"].contains(environment["CI"] ?? "") ? .unheardOf : .none
    var system = SystemRandomNumberGenerator()
    seed = system.next() & 0xFFFF_FFFF
    var arguments = Arguments(arguments)
    while let argument = arguments.next() { try take(argument, &arguments) }
    if subjects.isEmpty { subjects = known }
    if time == nil, cases == nil { time = .seconds(60) }
    for glob in globs where !Invariant.all.contains(where: { $0.id.matches(glob: glob) }) {
      throw UsageError("no invariant matches '\(glob)'; see '\(name) list invariants'")
    }
  }

  private mutating func take(_ argument: String, _ arguments: inout Arguments) throws {
    switch argument {
    case "--time": time = try Duration(reading: arguments.value(of: argument))
    case "--cases": cases = try Self.count(arguments.value(of: argument))
    case "--seed": seed = try UInt64(readingSeed: arguments.value(of: argument))
    case "--invariant": globs.append(try arguments.value(of: argument))
    case "--seeds": (folder, isFolderNamed) = (try arguments.value(of: argument), true)
    case "--save": saving = .all
    case "--no-save": saving = .none
    case _ where argument.hasPrefix("-"): throw Arguments.unknown(argument)
    default:
      let subject = try known.named(argument)
      if !subjects.contains(where: { $0.name == subject.name }) { subjects.append(subject) }
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw UsageError("'\(text)' is no number of cases; give one such as 10000")
    }
    return count
  }

  func run(_ output: FuzzCommand.Output) throws -> FuzzCommand.ExitStatus {
    let begin = ContinuousClock.now
    output.out("seed \(seed.hexadecimal)")
    let entries = storedCases()
    let isReadable = ReplayReport.printUnreadable(entries, to: output)
    let replays = Replay.all(of: entries, on: subjects)
    ReplayReport.printSummary(replays, to: output)
    let left = time.map { $0 - (ContinuousClock.now - begin) }
    var campaign = Campaign(
      of: subjects, seed: seed, budget: Campaign.Budget(time: left, cases: cases), program: name,
      isAsked: { id in globs.isEmpty || globs.contains { id.matches(glob: $0) } })
    let meter = ProgressMeter(output)
    let result = campaign.run { meter.report($0) }
    meter.end()
    let news = try report(result, KnownFaults(entries), output)
    if !isReadable { return .usage }
    if result.subjects.contains(where: { $0.findings.contains { !$0.isReproduced } }) {
      output.err("\(name): a failure did not show again; the subject depends on more than the scenario")
      return .untrusted
    }
    if !result.hasJudged {
      output.err("\(name): nothing was judged; see keyboard-fuzz list subjects for what each claims")
      return .untrusted
    }
    return news == 0 && replays.allSatisfy { $0.outcome == .asExpected } ? .nothingNew : .violations
  }

  /// A folder that is not there yet holds no cases, unless it was named to be read.
  private func storedCases() -> [SeedStore.Entry] {
    let isOptional = !isFolderNamed || saving == .all
    if isOptional, !FileManager.default.fileExists(atPath: folder) { return [] }
    return SeedStore.entries(at: [folder], subjects: known)
  }

  /// Prints the findings and the tables; returns the number of findings that are new.
  private func report(
    _ result: CampaignResult, _ faults: KnownFaults, _ output: FuzzCommand.Output
  ) throws -> Int {
    var news = 0
    for subject in result.subjects {
      for invariant in subject.invariants {
        let findings = subject.findings.filter { $0.invariant.id == invariant.id }
        let found = findings.indices.map { index in
          FoundFault(
            findings[index], knownAs: faults.file(describing: findings[index]),
            savedAs: save(findings[index], isPlainest: index == 0, faults, output),
            program: name)
        }
        news += found.count { $0.isNew }
        let report = FindingReport(found, subject, seed: seed, try known.named(subject.name))
        if let text = report.text { output.out("\n" + text) }
      }
    }
    for subject in result.subjects { output.out("\n" + TallyReport(subject).text) }
    output.out("\n" + SummaryReport(result, news: news).text)
    return news
  }

  /// Stores a finding if that is wanted and it is not stored already; returns the file.
  private func save(
    _ finding: Finding, isPlainest: Bool, _ faults: KnownFaults, _ output: FuzzCommand.Output
  ) -> String? {
    // A limit is reported and no more: a stored case of it would be green.
    guard finding.isReproduced, finding.invariant.severity == .broken else { return nil }
    if let file = faults.file(storing: finding) { return file }
    switch saving {
    case .none: return nil
    case .unheardOf where !isPlainest || faults.hasFault(of: finding.subject, finding.invariant.id):
      return nil
    case _ where faults.file(describing: finding) != nil: return nil
    case .unheardOf, .all: break
    }
    do {
      return try SeedStore.save(finding, campaign: seed, in: folder)
    } catch {
      output.err("\(name): a finding cannot be saved under \(folder); name another folder with --seeds")
      return nil
    }
  }
}
