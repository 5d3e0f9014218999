import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting

/// Whether the systems that must hold do so under each simulated keyboard, and under each position of each of UIKit's
/// uncertain rules: as many drawn cases of each as are asked for.
@MainActor
enum ConditionBenchmark {
  private static let subjects = [
    ShippedSubjects.occlusionShiftRepaired, ShippedSubjects.toolbarRepaired,
    ShippedSubjects.constraintBarRepaired, ShippedSubjects.constraintBarInSafeArea,
    ShippedSubjects.firstResponderSearchPublished,
  ]

  /// - Parameter name: of the one system to judge; nil judges all.
  /// - Returns: whether all hold.
  static func run(cases: Int, only name: String?) -> Bool {
    let subjects = subjects.filter { name == nil || $0.name == name }
    guard !subjects.isEmpty else {
      print("no system that must hold is called \(name ?? "")")
      return false
    }
    print("\(cases) cases of each, campaign seed 0x51f3; violations of class broken")
    var holds = true
    for subject in subjects {
      var tally = ConditionTally(of: cases)
      var index = 0
      while !tally.isDone {
        var source = Draw(seed: Random.seed(campaign: 0x51f3, block: index / 4096, index: index % 4096))
        let content = Case.draw(from: &source)
        let conditions = tally.wanted(of: content.scenario)
        if !conditions.isEmpty { tally.add(conditions, broken(content, subject), at: index) }
        index += 1
      }
      print("\n\(subject.name): \(index) drawn")
      for line in tally.lines { print("  " + line) }
      holds = holds && tally.holds
    }
    return holds
  }

  /// The ids of the broken invariants.
  private static func broken(_ content: Case, _ subject: any KeyboardSubject) -> [String] {
    let verdict = Verdict(of: content, claims: subject.claims) { Stage.play($0, on: subject) }
    return verdict.judgements.compactMap { invariant, judgement in
      guard case .violated = judgement, invariant.severity == .broken else { return nil }
      return invariant.id
    }
  }
}

/// How many cases of each condition were judged, and which violated something.
private struct ConditionTally {
  private struct Row {
    let name: String
    let isMet: (Scenario) -> Bool
    var count = 0
    var violations: [String] = []
  }

  private let wantedCount: Int
  private var rows: [Row]

  init(of wantedCount: Int) {
    self.wantedCount = wantedCount
    rows = [Row(name: "scripted", isMet: { $0.keyboard == .scripted })]
    for system in Scenario.KeyboardProfile.System.allCases {
      rows.append(Row(name: system.rawValue, isMet: { $0.keyboard.profile?.system == system }))
    }
    for (name, rule) in Scenario.Rules.named {
      for position in [true, false] {
        rows.append(Row(name: "\(name) \(position)", isMet: { $0.rules[keyPath: rule] == position }))
      }
    }
  }

  var isDone: Bool { rows.allSatisfy { $0.count >= wantedCount } }
  var holds: Bool { rows.allSatisfy { $0.violations.isEmpty } }

  /// The conditions that a scenario meets, if it meets one of which there are too few.
  func wanted(of scenario: Scenario) -> [Int] {
    let met = rows.indices.filter { rows[$0].isMet(scenario) }
    return met.contains { rows[$0].count < wantedCount } ? met : []
  }

  mutating func add(_ conditions: [Int], _ broken: [String], at index: Int) {
    for row in conditions {
      rows[row].count += 1
      rows[row].violations += broken.map { "\($0) (case \(index))" }
    }
  }

  var lines: [String] {
    rows.map { row in
      let name = row.name + String(repeating: " ", count: max(1, 30 - row.name.count))
      let found = row.violations.isEmpty ? "none" : row.violations.prefix(4).joined(separator: ", ")
      return "\(name)\(row.count) cases: \(found)"
    }
  }
}
