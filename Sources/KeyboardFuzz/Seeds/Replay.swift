public import KeyboardInvariants
public import KeyboardScenarios
public import KeyboardStage

/// What came of a stored case, played again on one subject.
public struct Replay: Sendable {
  public enum Outcome: Hashable, Sendable {
    case asExpected
    /// A known fault is gone: all its invariants hold now.
    case fixed
    /// Something is judged otherwise than expected; what.
    case fails(String)
    /// A listed invariant could not be judged; why.
    case stale(String)
  }

  public let path: String
  public let subject: String
  public let seed: SeedFile
  public let verdict: Verdict
  public let outcome: Outcome

  /// Plays a stored case on a subject and compares.
  @MainActor
  public init(_ seed: SeedFile, at path: String, on subject: any KeyboardSubject) {
    (self.path, self.seed, self.subject) = (path, seed, subject.name)
    // Whatever was played before.
    verdict = Verdict(of: seed.content, claims: subject.claims) {
      Stage.play($0, on: subject, onNewViews: true)
    }
    outcome = Self.outcome(seed.expect[subject.name] ?? .holds, verdict)
  }

  /// Everything in `entries` that says what it expects of one of the subjects.
  @MainActor
  public static func all(of entries: [SeedStore.Entry], on subjects: [any KeyboardSubject]) -> [Replay] {
    entries.flatMap { entry -> [Replay] in
      guard case .success(let seed) = entry.seed else { return [] }
      return subjects.filter { seed.expect[$0.name] != nil }.map { Replay(seed, at: entry.path, on: $0) }
    }
  }

  private static func outcome(_ expectation: SeedFile.Expectation, _ verdict: Verdict) -> Outcome {
    switch expectation {
    case .holds:
      if let violation = verdict.firstViolation {
        let violated = verdict.violations.joined(separator: ", ")
        return .fails("violates \(violated): \(violation.message) in step \(violation.step + 1)")
      }
      return verdict.saysSomething
        ? .asExpected : .stale("nothing is judged that a keyboard or a focus could change")
    case .violates(let ids, _):
      let judgements = ids.map { ($0, verdict[$0] ?? .notJudged("the subject does not claim it")) }
      for (id, judgement) in judgements {
        if case .notJudged(let reason) = judgement { return .stale("\(id) is not judged: \(reason)") }
      }
      let held = judgements.filter { $0.1 == .held }.map(\.0)
      if held.count == ids.count { return .fixed }
      if !held.isEmpty {
        let left = ids.filter { !held.contains($0) }.joined(separator: ", ")
        return .fails("no longer violates \(held.joined(separator: ", ")), still violates \(left)")
      }
      return .asExpected
    }
  }
}

extension Verdict {
  /// The ids of what is violated and of class broken.
  public var violations: [String] {
    judgements.filter { $0.judgement.violation != nil && $0.invariant.severity == .broken }.map(
      \.invariant.id)
  }

  fileprivate var firstViolation: Violation? {
    violations.first.flatMap { self[$0]?.violation }
  }

  /// Whether anything was judged that does not hold of a screen to which nothing happens.
  fileprivate var saysSomething: Bool {
    judgements.contains { $0.judgement == .held && $0.invariant.id != Invariant.noLateWrite.id }
  }
}
