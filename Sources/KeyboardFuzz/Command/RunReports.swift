import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage

/// One finding as a story.
@MainActor
struct FindingReport {
  let text: String

  init(
    _ finding: Finding, knownAs known: String?, savedAs saved: String?, _ result: CampaignResult,
    _ subject: any KeyboardSubject
  ) {
    let word = known == nil ? finding.invariant.severity.word : "KNOWN"
    let heading = "\(word)  \(finding.invariant.id)  \(finding.invariant.statement)"
    let story = Story(of: finding.content, on: subject, violation: finding.violation).text
    let counts = result.subjects.first { $0.name == finding.subject }?.tally.counts[finding.invariant.id]
    let shrinking =
      "shrunk from \(finding.choicesBefore) choices to \(finding.choices) in \(finding.tries) tries"
    let alike = "\(finding.alike) of \(counts?.violated ?? 0) like it"
    var footer = ["case \(finding.number) of campaign \(result.seed.hexadecimal), \(shrinking) (\(alike))"]
    if let saved {
      footer.append("saved   \(saved)")
      footer.append("again   keyboard-fuzz replay \(saved)")
      footer.append("look    keyboard-fuzz show \(saved)")
    }
    if let known { footer.append("known   \(known)") }
    text =
      heading + "\n  " + finding.subject + "\n\n" + story + "\n\n"
      + footer.map { "  " + $0 }.joined(separator: "\n")
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
    text = (["\(subject.name): \(subject.tally.cases.grouped) cases"] + lines + warning).joined(
      separator: "\n")
  }
}

/// The last line of a run.
struct SummaryReport {
  let text: String

  init(_ result: CampaignResult, news: Int) {
    let findings = result.subjects.reduce(0) { $0 + $1.findings.count }
    let cases = result.subjects.reduce(0) { $0 + $1.tally.cases }
    let known = findings - news
    let what = findings == 0 ? "nothing found" : "\(news) new and \(known) known findings"
    text = "\(what) in \(cases.grouped) cases, seed \(result.seed.hexadecimal)"
  }
}

extension Int {
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
