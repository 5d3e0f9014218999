import KeyboardScenarios
import KeyboardStage
import PropertyTesting

/// Plays scenarios on the stage and in the model.
@MainActor struct StageComparison {
  struct Tally {
    /// The first difference, in the smallest scenario that shows one.
    var difference: String?
    /// Moments with a docked keyboard in the way, and those of them where the subject can have followed.
    var lifts = 0
    var liftsFollowed = 0
    /// Moments where the subject followed by accident.
    var accidents = 0
  }

  let subject: any KeyboardSubject
  let model: GeometryModel.Subject
  let tolerance: Double

  init(of subject: any KeyboardSubject, as model: GeometryModel.Subject, within tolerance: Double) {
    (self.subject, self.model, self.tolerance) = (subject, model, tolerance)
  }

  /// Compares drawn scenarios up to the first that differs.
  func compare(_ count: Int) -> Tally {
    var tally = Tally()
    for index in 0..<count {
      var source = Draw(seed: Random.seed(campaign: 7, block: 0, index: index), isRecording: true)
      guard compare(Scenario.draw(from: &source), &tally) != nil else { continue }
      tally.difference = "case \(index), " + smallestDifference(from: source.recording)
      break
    }
    return tally
  }

  /// What differs first, if anything does.
  func difference(in scenario: Scenario) -> String? {
    var unused = Tally()
    return compare(scenario, &unused)
  }

  private func compare(_ scenario: Scenario, _ tally: inout Tally) -> String? {
    var scenario = scenario
    // The model is of what UIKit does in any case.
    scenario.rules = Scenario.Rules()
    (scenario.rules.clampsOffsets, scenario.rules.movesSheets) = (false, false)
    let trace = Stage.play(scenario, on: subject)
    for (step, prediction) in GeometryModel.predictions(
      of: scenario, on: model, posts: trace.posts(in: scenario)
    ).enumerated() {
      let settled = trace.moments[step].settled
      guard let prediction, let settled else {
        if (prediction == nil) != (settled == nil) { return "step \(step): one of the two did not settle" }
        continue
      }
      if prediction.isLost { return nil }
      tally.note(prediction)
      guard let difference = difference(prediction, settled) else { continue }
      var told = prediction
      told.boxes = prediction.boxesIfTold ?? prediction.boxes
      guard self.difference(told, settled) == nil else { return "step \(step): \(difference)" }
      tally.accidents += 1
    }
    return nil
  }

  private func difference(_ prediction: GeometryModel.Prediction, _ seen: Snapshot) -> String? {
    if prediction.focus != seen.focus {
      return "the focus is \(seen.focus as Int?), and must be \(prediction.focus as Int?)"
    }
    if prediction.window != seen.window { return "the window is \(seen.window)" }
    for (view, box) in prediction.boxes.enumerated() {
      let state = seen.views[view]
      if (box != nil) != state.isInWindow { return "view \(view) is in the window: \(state.isInWindow)" }
      if let box, prediction.isKnown, !state.screen.isClose(to: box, within: tolerance) {
        return "view \(view) is at \(state.screen), and must be at \(box)"
      }
    }
    return nil
  }

  /// What differs in the plainest scenario, and its seed file.
  private func smallestDifference(from recording: Recording) -> String {
    var shrinker = Shrinker(
      recording, limit: 3000, drawing: { Scenario.draw(from: &$0) }, fails: { difference(in: $0) != nil })
    shrinker.run()
    let scenario = Scenario(reading: shrinker.best.choices)
    return (difference(in: scenario) ?? "") + "\n"
      + SeedFile(says: "", expect: [:], content: Case(scenario)).text
  }
}

extension StageComparison.Tally {
  fileprivate mutating func note(_ prediction: GeometryModel.Prediction) {
    guard prediction.isKeyboardInTheWay else { return }
    lifts += 1
    if prediction.isUpToDate, prediction.isKnown { liftsFollowed += 1 }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, within tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
