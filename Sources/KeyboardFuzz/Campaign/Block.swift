import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PropertyTesting

/// A run of cases that depends on the campaign's seed and the block's number alone.
struct Block {
  static let size = 4096

  let campaign: UInt64
  let number: Int

  /// A violation in one case.
  struct Failure {
    /// The number of the case in the campaign.
    var number: Int
    var invariant: Invariant
    var amount: Double
  }

  /// The case with this number in the campaign of this seed.
  static func content(campaign: UInt64, number: Int) -> Case {
    let seed = Random.seed(campaign: campaign, block: number / size, index: number % size)
    var source = Draw(seed: seed)
    return Case.draw(from: &source)
  }

  /// Plays the first `count` cases of the block, and judges them.
  @MainActor
  func search(
    _ subject: any KeyboardSubject, _ invariants: [Invariant], count: Int, tally: inout Tally
  ) -> [Failure] {
    var failures: [Failure] = []
    for index in 0..<count {
      let number = number * Self.size + index
      TrapNote.number = number
      let verdict = Verdict(
        of: Self.content(campaign: campaign, number: number), claims: subject.claims, invariants: invariants,
        play: { Stage.play($0, on: subject) })
      for (invariant, judgement) in verdict.judgements {
        tally.count(judgement, of: invariant.id)
        guard let violation = judgement.violation else { continue }
        failures.append(Failure(number: number, invariant: invariant, amount: violation.amount))
      }
      tally.cases += 1
    }
    return failures
  }
}
