import ExclusiveScreen
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import PropertyTesting
import Testing

/// The parent of every suite that plays on the stage: there is one screen, one clock and one notification
/// centre.
@MainActor @Suite(.serialized, .exclusiveScreen) struct StageTests {
  @Test func `a play has a moment for each step`() {
    let trace = Stage.play(.screen([], .appear, .layoutPass, .hide), on: Listener.subject())
    #expect(trace.moments.count == 3)
  }

  @Test func `the same scenario gives the same trace, whatever was played before`() {
    let subjects = ShippedSubjects.all
    for index in 0..<200 {
      var source = Draw(seed: Random.seed(campaign: 8, block: 0, index: index))
      let (scenario, other) = (Scenario.draw(from: &source), Scenario.draw(from: &source))
      let subject = subjects[index % subjects.count]
      let first = Stage.play(scenario, on: subject)
      _ = Stage.play(other, on: subjects[(index + 1) % subjects.count])
      let isSame = Stage.play(scenario, on: subject) == first
      #expect(isSame, "case \(index)")
    }
  }

  @Test func `a screen that was never released hears nothing of the next play`() {
    let log = Listener.Log()
    let subject = Listener.subject(log)
    _ = Stage.play(.screen([], .show(216)), on: subject)
    log.lines = []
    _ = Stage.play(.screen([], .show(216)), on: subject)
    #expect(log.lines == ["keyboard"])
  }

  @Test func `a step that posts nothing leaves no animation behind`() {
    let scenario = Scenario.screen([.field()], .appear, .show(216), .focus(1), .layoutPass, .hide)
    let trace = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired)
    #expect(trace.moments.map(\.animations.count) == [0, 0, 1, 0, 1])
  }
}

// Moments and time.
extension StageTests {
  @Test func `what an animation changes is there when the step returns`() {
    let scenario = Scenario.screen([.field()], .appear, .focus(1), .show(216))
    let moment = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments[2]
    #expect(moment.returned.views[1].screen.maxY == 451)
    #expect(moment.animations == [Trace.Animation(duration: 0.25, curve: 7)])
  }

  @Test func `a layout that is due comes after the step has returned`() {
    // The owner pushes the screen down by a bar and makes it smaller: only the layout pass tells it.
    let bar = Step.Action.layout(0, Rect(0, 64, 375, 603))
    let scenario = Scenario.screen([.field(y: 536)], .appear, .focus(1), .show(216), bar)
    let moment = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments[3]
    #expect(moment.returned.views[1].screen.maxY == 640)
    #expect(moment.settled?.views[1].screen.maxY == 451)
  }

  @Test func `a step that does not settle is seen only as it returns`() {
    let scenario = Scenario.screen([], .appear, .show(216)).changingStep(1) { $0.settles = false }
    let moment = Stage.play(scenario, on: ShippedSubjects.firstResponderSearchPublished).moments[1]
    #expect(moment.settled == nil)
    #expect(moment.found == .notAsked)
  }

  @Test func `time passes before a step only as far as it says`() {
    // Up by 10 points for a quarter of a second, and back.
    let subject = Listener.subject(onKeyboard: Self.moveUp(for: 0.25))
    var scenario = Scenario.screen([], .appear, .show(216), .layoutPass, .layoutPass)
    for step in 1...3 { scenario.steps[step].settles = false }
    (scenario.steps[2].after, scenario.steps[3].after) = (0.2, 0.1)
    let trace = Stage.play(scenario, on: subject)
    #expect(trace.moments.map(\.returned.views[0].screen.y) == [0, -10, -10, 0])
  }

  @Test func `a step settles when its longest animation has ended`() {
    let subject = Listener.subject(onKeyboard: Self.moveUp(for: 3))
    let moment = Stage.play(.screen([], .appear, .show(216)), on: subject).moments[1]
    #expect(moment.returned.views[0].screen.y == -10)
    #expect(moment.settled?.views[0].screen.y == 0)
  }

  @Test func `a keyboard that takes long is waited for`() {
    var notification = KeyboardNotification(.willShow, end: Rect(0, 451, 375, 216))
    notification.duration = 2
    let subject = Listener.subject { view in
      Headless.schedule(after: 1.5) { view.center.y -= 10 }
    }
    let trace = Stage.play(.screen([], .appear, .keyboard(notification)), on: subject)
    #expect(trace.moments[1].settled?.views[0].screen.y == -10)
  }

  @Test func `what comes late is seen ten seconds after the last step`() {
    let subject = Listener.subject { view in
      Headless.schedule(after: 5) { view.center.y -= 10 }
    }
    let trace = Stage.play(.screen([], .appear, .show(216)), on: subject)
    #expect(trace.moments[1].settled?.views[0].screen.y == 0)
    #expect(trace.afterwards?.views[0].screen.y == -10)
  }

  private static func moveUp(for seconds: Double) -> @MainActor @Sendable (UIView) -> Void {
    { view in
      UIView.animate(
        withDuration: seconds, animations: { view.center.y -= 10 }, completion: { _ in view.center.y += 10 })
    }
  }
}

// What the code under test may do wrong, and what it is told.
extension StageTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a place that is no number is a diagnostic, and the play goes on`(number: CGFloat) {
    let subject = Listener.subject { $0.center.y = number }
    let scenario = Scenario.screen(
      [.field()], .appear, .focus(1), .show(216), .tap(Point(100, 620)), .layoutPass, .rotate, .disappear)
    let moments = Stage.play(scenario, on: subject).moments
    let hasDiagnostic = moments[2].events.contains { if case .diagnostic = $0 { true } else { false } }
    #expect(hasDiagnostic)
    #expect(!moments[2].returned.views[1].isFinite)
    #expect(moments.count == 7)
  }

  @Test func `a keyboard comes from where it was`() {
    let log = Listener.Log()
    _ = Stage.play(.screen([], .show(216), .show(260), .hide, .show(216)), on: Listener.subject(log))
    #expect(
      log.beginFrames == [
        CGRect(x: 0, y: 667, width: 375, height: 216), CGRect(x: 0, y: 451, width: 375, height: 216),
        CGRect(x: 0, y: 667, width: 375, height: 216),
      ])
  }

  @Test func `a keyboard was never where no keyboard can be`() {
    let nowhere = Step.Action.keyboard(KeyboardNotification(.willShow, end: Rect(0, .nan, 375, 216)))
    let log = Listener.Log()
    _ = Stage.play(.screen([], .show(216), nowhere, .show(260)), on: Listener.subject(log))
    #expect(log.beginFrames.last == CGRect(x: 0, y: 451, width: 375, height: 216))
  }

  @Test func `a begin frame can be missing, or a lie`() {
    var (missing, lie) = (
      KeyboardNotification(.willShow, end: .zero), KeyboardNotification(.willShow, end: .zero)
    )
    (missing.begin, lie.begin) = (.missing, .frame(Rect(3, 920, 320, 1)))
    let log = Listener.Log()
    _ = Stage.play(.screen([], .keyboard(missing), .keyboard(lie)), on: Listener.subject(log))
    #expect(log.beginFrames == [nil, CGRect(x: 3, y: 920, width: 320, height: 1)])
  }
}
