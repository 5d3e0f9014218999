public import KeyboardScenarios

/// What all the invariants that a subject's claims select say of one case.
public struct Verdict: Sendable {
  /// In the order of the catalogue.
  public let judgements: [(invariant: Invariant, judgement: Judgement)]

  /// Plays and judges a case.
  ///
  /// - Parameters:
  ///   - invariants: those that the claims select, unless fewer are asked for.
  ///   - play: plays a scenario on the subject.
  public init(
    of content: Case, claims: Claims, invariants: [Invariant]? = nil, play: @escaping (Scenario) -> Trace
  ) {
    let evidence = Evidence(content, claims, play: play)
    judgements = (invariants ?? Invariant.selected(by: claims)).map { ($0, $0.judge(evidence)) }
  }

  /// What the invariant with this id says; nil if it was not asked.
  public subscript(id: String) -> Judgement? {
    judgements.first { $0.invariant.id == id }?.judgement
  }
}
