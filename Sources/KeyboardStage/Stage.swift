public import KeyboardScenarios
import PortableUIKit

/// Plays a scenario on a subject, under UIKit's rules, and writes down what is seen.
///
/// It is synchronous and never suspends; it resets all process-wide state before each play; and it knows
/// no invariant.
@MainActor
public enum Stage {
  /// How many plays have used the views of the one before, since the program began.
  public private(set) static var reuseCount = 0

  @exclusivity(unchecked) private static var furniture: Furniture?

  /// Plays `scenario` on `subject` from the beginning.
  ///
  /// - Parameter onNewViews: whether everything is made anew. Otherwise the play may use the window and the plain views of
  ///   the one before it, which are as new then; what is seen is the same, unless the code under test remembers views from
  ///   play to play.
  public static func play(
    _ scenario: Scenario, on subject: any KeyboardSubject, onNewViews: Bool = false
  ) -> Trace {
    if onNewViews { furniture = nil }
    let scene = StageScene(scenario, subject, takeFurniture(for: scenario))
    if !onNewViews { scene.noteFurniture() }
    let recorder = Recorder(scene)
    recorder.listen()
    var moments: [Trace.Moment] = []
    moments.reserveCapacity(scenario.steps.count)
    for step in scenario.steps { moments.append(moment(of: step, scene, recorder)) }
    scene.letTimePass(10)
    let afterwards = recorder.snapshot()
    recorder.stop()
    let isReleased = scene.release()
    furniture = scene.furniture
    return Trace(moments: moments, afterwards: afterwards, isReleased: isReleased)
  }

  private static func takeFurniture(for scenario: Scenario) -> Furniture? {
    guard let left = furniture else { return nil }
    furniture = nil
    let isSame =
      left.plan.models == scenario.views && left.device == scenario.device && scenario.around.isEmpty
    guard isSame, left.tree.isUntouched else { return nil }
    reuseCount += 1
    return left
  }

  private static func moment(
    of step: Step, _ scene: StageScene, _ recorder: Recorder
  ) -> Trace.Moment {
    let answersBefore = Headless.keyboard?.answers ?? 0
    if step.after > 0 { scene.letTimePass(step.after) }
    // What began while the step before came to rest is not of this one.
    _ = Headless.takeAnimations()
    var events = scene.perform(step.action)
    events += recorder.takeEvents()
    let returned = recorder.snapshot()
    let animations = Headless.takeAnimations()
    var settled: Snapshot?
    if step.settles {
      var longest = max(
        step.action == .rotate ? Headless.resizingDuration : 0.25, step.keyboard?.duration ?? 0)
      for animation in animations { longest = max(longest, animation.delay + animation.duration) }
      scene.settle(for: longest)
      events += recorder.takeEvents()
      settled = recorder.snapshot()
    }
    for diagnostic in Headless.takeDiagnostics() { events.append(.diagnostic(diagnostic)) }
    var seen: [Trace.Animation] = []
    for animation in animations where animation.changed {
      seen.append(
        Trace.Animation(duration: animation.duration, curve: Int(animation.options >> 16) & 15))
    }
    return Trace.Moment(
      events: events, returned: returned, settled: settled, animations: seen,
      found: step.settles ? recorder.found() : .notAsked,
      keyboardAnswers: (Headless.keyboard?.answers ?? 0) - answersBefore)
  }
}
