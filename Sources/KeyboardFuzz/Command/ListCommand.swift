import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage

/// `keyboard-fuzz list`: what there is.
@MainActor
struct ListCommand {
  private enum Topic: String, CaseIterable {
    case subjects, invariants, devices, keyboards, steps, variations
  }

  private let topic: Topic
  private let subjects: [any KeyboardSubject]

  init(_ arguments: [String], _ subjects: [any KeyboardSubject]) throws {
    self.subjects = subjects
    let known = Topic.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.first else { throw UsageError("list what? It can be \(known)") }
    guard arguments.count == 1, let topic = Topic(rawValue: word) else {
      throw UsageError(
        "there is nothing to list for '\(arguments.joined(separator: " "))'; it can be \(known)")
    }
    self.topic = topic
  }

  func run(_ output: FuzzCommand.Output) -> FuzzCommand.ExitStatus {
    for line in lines { output.out(line) }
    return .nothingNew
  }

  private var lines: [String] {
    switch topic {
    case .subjects: subjectLines
    case .invariants: InvariantTable.lines
    case .devices: Device.published.map(\.line)
    case .keyboards: Scenario.Keyboard.summaries
    case .steps: Step.summaries
    case .variations: Variation.summaries
    }
  }

  /// For each subject its name, its kind and how many invariants it is held to; then their ids.
  private var subjectLines: [String] {
    let width = subjects.map(\.name.count).max() ?? 0
    return subjects.flatMap { subject -> [String] in
      let ids = Invariant.selected(by: subject.claims).map(\.id)
      let heading = "\(subject.name.left(width))   \(subject.claims.kind.rawValue.left(13))   "
      return [heading + ids.count.counted("invariant")] + Self.wrapped(ids)
    }
  }

  /// The words in lines of at most 100 columns, indented by two.
  private static func wrapped(_ words: [String]) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("  \(word)")
      }
    }
  }
}

/// The catalogue, an invariant a line.
private enum InvariantTable {
  static var lines: [String] {
    let kinds = Claims.Kind.allCases.map { "\($0.letter) \($0.rawValue)" }.joined(separator: ", ")
    return [
      "asked of: \(kinds); a small letter: only where it is claimed", "",
      "id   if not    asked of  what must hold",
    ] + Invariant.all.map(line)
  }

  private static func line(_ invariant: Invariant) -> String {
    let kinds = Claims.Kind.allCases.map { kind -> String in
      if Claims(kind).ask(for: invariant) { return kind.letter }
      return kind.fullClaims.ask(for: invariant) ? kind.letter.lowercased() : "-"
    }
    return "\(invariant.id.left(4)) \(invariant.severity.rawValue.left(9)) \(kinds.joined().left(9)) "
      + invariant.statement
  }
}

extension Claims.Kind {
  fileprivate var letter: String {
    switch self {
    case .container: "C"
    case .toolbar: "T"
    case .constraintBar: "B"
    case .search: "S"
    }
  }

  /// Everything claimed that selects an invariant.
  fileprivate var fullClaims: Claims {
    var claims = Claims(self)
    (claims.foreign, claims.keepsFocusClear) = (.ignored, true)
    return claims
  }
}

extension Claims {
  fileprivate func ask(for invariant: Invariant) -> Bool {
    Invariant.selected(by: self).contains { $0.id == invariant.id }
  }
}
