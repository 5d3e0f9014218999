public import KeyboardInvariants
public import KeyboardScenarios
import KeyboardStage
import PropertyTesting

/// A violation, made as small as it goes.
public struct Finding: Sendable {
  public let subject: String
  public let invariant: Invariant
  public let violation: Violation
  public let content: Case
  /// The number of the case in the campaign that found it.
  public let number: Int
  /// How many questions the case answered, as it was found and as it is.
  public let choicesBefore: Int
  public let choices: Int
  /// How many cases were played to make it small.
  public let tries: Int
  /// Whether it shows again when it is played again. If not, nothing that the run says can be trusted.
  public let isReproduced: Bool
  /// How many of the failures that were made small have this shape.
  public internal(set) var alike = 1

  /// What kind of case it is: two findings of one shape are one fault.
  public var shape: Shape { Shape(of: content) }
}

extension Finding {
  /// A failing case on its way to being small: it can be made a little smaller now, and as small as it
  /// goes later.
  struct Start {
    let subject: any KeyboardSubject
    let invariant: Invariant
    let number: Int
    let choicesBefore: Int
    private(set) var shrinker: Shrinker

    /// - Parameter amount: of the violation; a violation to the other side is another failure.
    @MainActor
    init(_ content: Case, number: Int, subject: any KeyboardSubject, invariant: Invariant, amount: Double) {
      (self.subject, self.invariant, self.number) = (subject, invariant, number)
      let recording = content.recording
      choicesBefore = recording.questions.count
      shrinker = Shrinker(
        recording, drawing: { Case.draw(from: &$0) },
        fails: { content in
          let violation = MainActor.assumeIsolated { Self.violation(of: content, subject, invariant) }
          return violation.map { ($0.amount < 0) == (amount < 0) } ?? false
        })
    }

    var content: Case { Case(reading: shrinker.best.choices) }

    func isPlainer(than other: Start) -> Bool { shrinker.best.isPlainer(than: other.shrinker.best) }

    /// Makes it a little smaller, with few tries.
    mutating func shrinkQuickly() { shrinker.runQuickly() }

    /// Makes it as small as it goes.
    mutating func shrink() { shrinker.run() }

    /// The finding as small as it is now.
    @MainActor
    func finding() -> Finding {
      let content = content
      let violation = Self.violation(of: content, subject, invariant)
      return Finding(
        subject: subject.name, invariant: invariant,
        violation: violation ?? Violation("it does not show again", amount: 0, step: 0),
        content: content, number: number, choicesBefore: choicesBefore,
        choices: shrinker.best.questions.count, tries: shrinker.evaluations, isReproduced: violation != nil)
    }

    @MainActor
    private static func violation(
      of content: Case, _ subject: any KeyboardSubject, _ invariant: Invariant
    ) -> Violation? {
      let verdict = Verdict(of: content, claims: subject.claims, invariants: [invariant]) {
        Stage.play($0, on: subject)
      }
      return verdict[invariant.id]?.violation
    }
  }
}
