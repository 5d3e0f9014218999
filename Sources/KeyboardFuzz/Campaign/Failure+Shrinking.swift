import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PropertyTesting

extension Block.Failure {
  /// The plainest case that violates the same invariant to the same side.
  @MainActor
  func shrunk(on subject: any KeyboardSubject, campaign: UInt64) -> Finding {
    let start = Block.content(campaign: campaign, number: number).recording
    return Finding(shrinking: start, of: subject, invariant, amount: amount, number: number)
  }
}

extension Finding {
  /// Shrinks a case that violates `invariant` by `amount`.
  @MainActor
  init(
    shrinking start: Recording, of subject: any KeyboardSubject, _ invariant: Invariant, amount: Double,
    number: Int
  ) {
    func violation(of content: Case) -> Violation? {
      let verdict = Verdict(of: content, claims: subject.claims, invariants: [invariant]) {
        Stage.play($0, on: subject)
      }
      return verdict[invariant.id]?.violation
    }
    var shrinker = Shrinker(
      start, drawing: { Case.draw(from: &$0) },
      fails: { violation(of: $0).map { ($0.amount < 0) == (amount < 0) } ?? false })
    shrinker.run()
    let content = Case(reading: shrinker.best.choices)
    self.init(
      subject: subject.name, invariant: invariant,
      violation: violation(of: content) ?? Violation("it does not show again", amount: amount, step: 0),
      content: content, recording: shrinker.best, number: number, choicesBefore: start.questions.count,
      tries: shrinker.evaluations)
  }
}
