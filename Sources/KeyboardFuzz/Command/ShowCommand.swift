import Foundation
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage

/// `keyboard-fuzz show`: one stored case as a story and a drawing, on each subject that it speaks of.
@MainActor
struct ShowCommand {
  private var path = ""
  private var subject: String?
  private var isJSON = false
  private var campaign: UInt64?
  private var number: Int?
  private let subjects: [any KeyboardSubject]

  init(_ arguments: [String], _ subjects: [any KeyboardSubject]) throws {
    self.subjects = subjects
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case "--json": isJSON = true
      case "--seed": campaign = try UInt64(readingSeed: arguments.value(of: argument))
      case "--case": number = try Self.number(arguments.value(of: argument))
      case "--subject": subject = try arguments.value(of: argument)
      case _ where argument.hasPrefix("-"): throw Arguments.unknown(argument)
      case _ where path.isEmpty: path = argument
      default: throw UsageError("show takes one file; '\(argument)' is a second")
      }
    }
    guard path.isEmpty else { return }
    if campaign == nil || number == nil {
      throw UsageError("show needs a file, or a case's --seed and --case; stored cases are under Seeds")
    }
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else {
      throw UsageError("'\(text)' is no number of a case; give one such as 41")
    }
    return number
  }

  func run(_ output: FuzzCommand.Output) throws -> FuzzCommand.ExitStatus {
    let seed = try read()
    if isJSON {
      output.out(String(seed.text.dropLast()))
      return .nothingNew
    }
    var names = seed.expect.keys.sorted()
    if let subject { names = [try subjects.named(subject).name] }
    if names.isEmpty {
      throw UsageError(
        "\(path.isEmpty ? "the case" : path) expects nothing of any subject; name one with --subject")
    }
    if !seed.says.isEmpty { output.out(seed.says.onOneLine) }
    for name in names { try show(seed, on: subjects.named(name), output) }
    return .nothingNew
  }

  private func read() throws -> SeedFile {
    if let campaign, let number, path.isEmpty {
      let expect = try subject.map { [try subjects.named($0).name: SeedFile.Expectation.holds] } ?? [:]
      return SeedFile(
        says: "", expect: expect, from: "case \(number) of campaign \(campaign.hexadecimal)",
        content: Block.content(campaign: campaign, number: number))
    }
    let entries = SeedStore.entries(at: [path], subjects: subjects)
    guard entries.count == 1 else { throw UsageError("\(path) is a folder; show takes one file") }
    do {
      return try entries[0].seed.get()
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  private func show(_ seed: SeedFile, on subject: any KeyboardSubject, _ output: FuzzCommand.Output) {
    let verdict = Replay(seed, at: path, on: subject).verdict
    let violated = verdict.judgements.compactMap { invariant, judgement in
      judgement.violation.map { (invariant: invariant, violation: $0) }
    }
    output.out("\n\(subject.name): \(Self.heading(violated.map(\.invariant)))")
    var listed: [String] = []
    if case .violates(let ids, let because)? = seed.expect[subject.name] {
      output.out("  \(ids.joined(separator: ", ")) because \(because.onOneLine)")
      for id in ids {
        if case .notJudged(let reason)? = verdict[id] { output.out("  \(id) is not judged: \(reason)") }
      }
      listed = ids
    }
    let told =
      violated.first { listed.contains($0.invariant.id) }
      ?? violated.first { $0.invariant.severity == .broken }
      // A limit does not keep a variation from being told.
      ?? violated.first { $0.invariant.variation == seed.content.variation?.kind }
    let isVaried = told == nil || told?.invariant.variation != nil
    output.out("\n" + Story(of: seed.content, on: subject, fault: told).text)
    let drawing = TextDrawing(of: seed.content, on: subject, step: told?.violation.step, isVaried: isVaried)
    output.out("\n" + drawing.text)
  }

  /// `violates I1, I4, and I31 (cosmetic)`: what is only reported does not fail a case.
  private static func heading(_ violated: [Invariant]) -> String {
    let broken = violated.filter { $0.severity == .broken }.map(\.id)
    let limits = violated.filter { $0.severity != .broken }.map { "\($0.id) (\($0.severity.rawValue))" }
    let ending = limits.joined(separator: ", ")
    guard !broken.isEmpty else { return limits.isEmpty ? "holds" : "holds, but for \(ending)" }
    return "violates " + broken.joined(separator: ", ") + (limits.isEmpty ? "" : ", and \(ending)")
  }
}

extension String {
  /// Without the characters that move a terminal's cursor.
  fileprivate var onOneLine: String {
    let scalars = unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
