import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PropertyTesting

/// The search on one subject.
@MainActor
struct Search {
  private let subject: any KeyboardSubject
  private let invariants: [Invariant]
  private let campaign: UInt64
  private(set) var tally = Tally()
  var name: String { subject.name }
  private(set) var failures = 0
  /// The first failures of each invariant, by its id, a little smaller than they were found.
  private var starts: [String: [Finding.Start]] = [:]

  init(_ subject: any KeyboardSubject, _ invariants: [Invariant], campaign: UInt64) {
    (self.subject, self.invariants, self.campaign) = (subject, invariants, campaign)
  }

  /// Plays a block, and takes on the failures that are among the first of their invariant; once time is up
  /// only the first of all.
  mutating func search(block number: Int, count: Int, isTimeLeft: () -> Bool) {
    let block = Block(campaign: campaign, number: number)
    let failures = block.search(subject, invariants, count: count, tally: &tally)
    self.failures += failures.count
    for failure in failures {
      let count = starts[failure.invariant.id]?.count ?? 0
      guard count == 0 || (count < Campaign.startsPerInvariant && isTimeLeft()) else { continue }
      var start = Finding.Start(
        Block.content(campaign: campaign, number: failure.number), number: failure.number, subject: subject,
        invariant: failure.invariant, amount: failure.amount)
      TrapNote.number = failure.number
      start.shrinkQuickly()
      starts[failure.invariant.id, default: []].append(start)
    }
  }

  /// Makes the plainest few of each shape as small as they go; once time is up only the plainest of each
  /// invariant.
  func result(program: String, isTimeLeft: () -> Bool) -> CampaignResult.Subject {
    TrapNote.begin(subject: name, campaign: campaign, program: program)
    return CampaignResult.Subject(
      name: subject.name, invariants: invariants, tally: tally,
      findings: invariants.flatMap { findings(starts[$0.id] ?? [], isTimeLeft) },
      starts: starts.mapValues(\.count))
  }

  /// Several of a shape, because the plainest at first need not be the plainest in the end.
  private static let startsPerShape = 3

  private func findings(_ starts: [Finding.Start], _ isTimeLeft: () -> Bool) -> [Finding] {
    var counts: [Shape: Int] = [:]
    var findings: [Finding] = []
    for var start in starts.sorted(by: { $0.isPlainer(than: $1) }) {
      let shape = Shape(of: start.content)
      counts[shape, default: 0] += 1
      guard counts[shape] ?? 0 <= Self.startsPerShape else { continue }
      TrapNote.number = start.number
      if findings.isEmpty || isTimeLeft() { start.shrink() }
      findings.append(start.finding())
    }
    return merged(findings, counts)
  }

  /// The plainest of each shape. A finding that changed its shape on the way counts for itself alone.
  private func merged(_ findings: [Finding], _ counts: [Shape: Int]) -> [Finding] {
    let sorted = findings.sorted { $0.content.recording.isPlainer(than: $1.content.recording) }
    var merged: [Finding] = []
    for var finding in sorted where !merged.contains(where: { $0.shape == finding.shape }) {
      finding.alike = counts[finding.shape] ?? 1
      merged.append(finding)
    }
    return merged
  }
}
