import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage

/// A finding, the stored case that describes it, and the file that it was stored in.
struct FoundFault {
  let finding: Finding
  let known: String?
  let saved: String?
  /// What the command is called.
  let program: String

  init(_ finding: Finding, knownAs known: String?, savedAs saved: String?, program: String) {
    (self.finding, self.known, self.saved, self.program) = (finding, known, saved, program)
  }

  /// Whether it fails the run: nobody knows it, and it is not a limit that is only reported.
  var isNew: Bool { known == nil && finding.invariant.severity == .broken }
}

/// The findings of one invariant: the plainest as a story, the plainest that is new as another if that is
/// not the same, and a line for each other shape.
@MainActor
struct FindingReport {
  /// Nil if nothing was found.
  let text: String?

  /// How many shapes beside the stories get a line.
  private let mostTold = 3

  /// - Parameter faults: the plainest first.
  init(
    _ faults: [FoundFault], _ result: CampaignResult.Subject, seed: UInt64, _ subject: any KeyboardSubject
  ) {
    let invariant = faults.first?.finding.invariant.id ?? ""
    let violated = result.tally.counts[invariant]?.violated ?? 0
    let frequency = "violated in \(violated.counted("case")); of the first \(result.starts[invariant] ?? 0)"
    let firstNew = faults.firstIndex(where: \.isNew)
    let told = Set([0, firstNew].compactMap { $0 })
    var paragraphs: [String] = []
    for index in faults.indices where told.contains(index) {
      paragraphs.append(Self.story(faults[index], seed, frequency, subject))
    }
    let rest = faults.indices.filter { !told.contains($0) }
    var others = rest.prefix(mostTold).map { Self.summary(of: faults[$0]) }
    if rest.count > mostTold {
      others.append("  also    \((rest.count - mostTold).counted("further shape"))")
    }
    if let last = paragraphs.popLast() { paragraphs.append(([last] + others).joined(separator: "\n")) }
    text = paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }

  private static func story(
    _ fault: FoundFault, _ seed: UInt64, _ frequency: String, _ subject: any KeyboardSubject
  ) -> String {
    let finding = fault.finding
    let word = fault.known == nil ? finding.invariant.severity.word : "KNOWN"
    let heading = "\(word)  \(finding.invariant.id)  \(finding.invariant.statement)".left(88)
    let story = Story(of: finding.content, on: subject, fault: (finding.invariant, finding.violation)).text
    let origin = "  case \(finding.number) of campaign \(seed.hexadecimal), \(finding.shrinking)"
    let have = finding.alike == 1 ? "has" : "have"
    let alike = "  \(frequency), \(finding.alike) \(have) this shape"
    let lines = [heading + "  " + finding.subject, "", story, "", origin, alike]
    return (lines + fault.files(of: seed)).joined(separator: "\n")
  }

  private static func summary(of fault: FoundFault) -> String {
    let finding = fault.finding
    let place = fault.known.map { "known, \($0)" } ?? fault.saved.map { "saved, \($0)" } ?? "new"
    let steps = finding.shape.words.replacing("-", with: " ")
    return "  also    \(steps): \(finding.violation.message) (case \(finding.number); \(place))"
  }
}

extension FoundFault {
  fileprivate func files(of seed: UInt64) -> [String] {
    if let known { return ["  known   \(known)"] }
    guard let saved else {
      guard isNew else { return [] }
      let run = "run \(finding.subject) --seed \(seed.hexadecimal) --cases \(finding.number + 1)"
      return ["  store   \(program) \(run) --invariant \(finding.invariant.id) --save"]
    }
    return [
      "  saved   \(saved)", "  again   \(program) replay \(saved)",
      "  look    \(program) show \(saved)",
    ]
  }
}

extension Finding {
  fileprivate var shrinking: String {
    "shrunk from \(choicesBefore) choices to \(choices) in \(tries.grouped) tries"
  }
}

extension Invariant.Class {
  /// How a violation is announced: only what is broken fails.
  var word: String { self == .broken ? "FAILS" : rawValue.uppercased() }
}

/// How often each invariant of a subject was judged, and why not.
struct TallyReport {
  let text: String

  init(_ subject: CampaignResult.Subject) {
    let header = ["", "judged", "held", "violated", "not judged", "mostly because"]
    let rows = subject.invariants.map { invariant -> [String] in
      let counts = subject.tally.counts[invariant.id] ?? Tally.Counts()
      let reasons = counts.notJudged.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let unjudged = counts.notJudged.values.reduce(0, +)
      return [
        invariant.id, counts.judged.grouped, counts.held.grouped, counts.violated.grouped, unjudged.grouped,
        reasons.first?.key ?? "",
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + rows).map { row in
      let cells = row.indices.map {
        $0 == 0 || $0 == 5 ? row[$0].left(widths[$0]) : row[$0].right(widths[$0])
      }
      return "  " + cells.joined(separator: "  ").trimmingTrailingSpaces
    }
    let never = subject.invariants.filter { subject.tally.counts[$0.id]?.judged ?? 0 == 0 }.map(\.id)
    let warning = never.isEmpty ? [] : ["  never judged: \(never.joined(separator: ", "))"]
    text = (["\(subject.name): \(subject.tally.cases.counted("case"))"] + lines + warning).joined(
      separator: "\n")
  }
}

/// The last line of a run.
struct SummaryReport {
  let text: String

  init(_ result: CampaignResult, news: Int) {
    let findings = result.subjects.reduce(0) { $0 + $1.findings.count }
    let cases = result.subjects.reduce(0) { $0 + $1.tally.cases }
    let limits = result.subjects.reduce(0) { $0 + $1.findings.count { $0.invariant.severity != .broken } }
    let known = findings - news - limits
    let counts =
      ["\(news.counted("new finding")), \(known) known,"]
      + (limits == 0 ? [] : ["\(limits) of class weakness or cosmetic,"])
    let what = findings == 0 ? "nothing found" : counts.joined(separator: " ")
    text = "\(what) in \(cases.counted("case")), seed \(result.seed.hexadecimal)"
  }
}

extension Int {
  /// `1 case`, `2 cases`
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// With a comma before each group of three digits.
  var grouped: String {
    let digits = Array(String(self))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digits[index])
    }
  }
}

extension String {
  func left(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
  func right(_ width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }

  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
