import KeyboardScenarios

/// One settled moment, and where everything would be without a keyboard.
///
/// A class, because it is handed to every invariant and holds much: passing it on must cost nothing.
final class Situation {
  let step: Int
  let scenario: Scenario
  let claims: Claims
  let now: Snapshot
  /// The settled moment before, if the step before settled.
  let before: Snapshot?
  let entry: Timeline.Entry
  /// The timeline before the step.
  let earlier: Timeline.Entry?
  private let resting: Snapshot?
  private let restAgrees: Bool
  /// The state as the step returned, before any layout pass.
  let returned: Snapshot
  /// What happened in the step.
  let events: [Trace.Event]
  let animations: [Trace.Animation]
  /// How often the layout made the keyboard change in the step.
  let keyboardAnswers: Int

  init?(at step: Int, in evidence: Evidence) {
    let moment = evidence.trace.moments[step]
    guard let now = moment.settled else { return nil }
    (returned, events, animations) = (moment.returned, moment.events, moment.animations)
    keyboardAnswers = moment.keyboardAnswers
    self.step = step
    self.now = now
    (scenario, claims, container) = (evidence.scenario, evidence.claims, evidence.container)
    moved = evidence.moved
    before = step > 0 ? evidence.trace.moments[step - 1].settled : nil
    entry = evidence.timeline.entries[step]
    earlier = step > 0 ? evidence.timeline.entries[step - 1] : nil
    resting = evidence.rest[step].settled
    restAgrees = evidence.restAgrees[step]
  }

  /// The state without a keyboard, or why there is none to compare with.
  var rest: Result<Snapshot, Reason> {
    // A step that settles has a counterpart that does.
    guard restAgrees, let resting else { return .failure("the focus went another way without the keyboard") }
    // The silent run's keyboard answers to another layout, and the sheet that UIKit moves follows that one.
    guard now.sheet == nil || scenario.keyboard.profile?.nearBar ?? 0 == 0 else {
      return .failure("the sheet gives way to a keyboard that depends on the screen")
    }
    return .success(resting)
  }

  let container: Int
  /// The view that the subject moves; nil if it is a bar, and the scenario has none.
  let moved: Int?

  /// The area of the screen that a docked keyboard leaves free ends here.
  var keyboardTop: Double? { entry.keyboard.dockedTop(on: now.screen) }

  /// The screen is there to be looked at.
  var isVisible: Bool { now.views[container].isInWindow && entry.isAppeared }
}

/// Why something is not judged.
struct Reason: Error, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }
}

extension Judgement {
  /// What `body` says, or that it could not be judged.
  static func of(_ body: () throws(Reason) -> Judgement) -> Judgement {
    do {
      return try body()
    } catch {
      return .notJudged(error.text)
    }
  }
}

/// A number of points as a sentence has it: whole where it is, otherwise to a hundredth.
func points(_ number: Double) -> String {
  "\(number.short) pt"
}
