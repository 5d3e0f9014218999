public import KeyboardScenarios
import PortableUIKit

/// Plays a scenario on a subject, under UIKit's rules, and writes down what is seen.
///
/// It is synchronous and never suspends; it resets all process-wide state before each play; and it knows
/// no invariant.
@MainActor
public enum Stage {
  /// Plays `scenario` on `subject` from the beginning.
  public static func play(_ scenario: Scenario, on subject: any KeyboardSubject) -> Trace {
    let scene = StageScene(scenario, subject)
    let recorder = Recorder(scene)
    recorder.listen()
    defer { Headless.keyboardWitness = nil }
    var trace = Trace()
    trace.moments.reserveCapacity(scenario.steps.count)
    for step in scenario.steps { trace.moments.append(moment(of: step, scene, recorder)) }
    scene.letTimePass(10)
    trace.afterwards = recorder.snapshot()
    trace.isReleased = scene.release()
    return trace
  }

  private static func moment(
    of step: Step, _ scene: StageScene, _ recorder: Recorder
  ) -> Trace.Moment {
    let answersBefore = Headless.keyboard?.answers ?? 0
    if step.after > 0 { scene.letTimePass(step.after) }
    // What began while the step before came to rest is not of this one.
    _ = Headless.takeAnimations()
    let ownEvents = scene.perform(step.action)
    var events = ownEvents + recorder.takeEvents()
    let returned = recorder.snapshot()
    let animations = Headless.takeAnimations()
    var settled: Snapshot?
    if step.settles {
      let longest = animations.map { $0.delay + $0.duration }.max() ?? 0
      scene.settle(for: max(0.25, step.keyboard?.duration ?? 0, longest))
      events += recorder.takeEvents()
      settled = recorder.snapshot()
    }
    events += Headless.takeDiagnostics().map(Trace.Event.diagnostic)
    var moment = Trace.Moment(
      events: events, returned: returned, settled: settled,
      animations: animations.filter(\.changed).map {
        Trace.Animation(duration: $0.duration, curve: Int($0.options >> 16) & 15)
      },
      found: step.settles ? recorder.found() : .notAsked)
    moment.keyboardAnswers = (Headless.keyboard?.answers ?? 0) - answersBefore
    return moment
  }
}
