import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import PropertyTesting
import Testing

extension StageTests {
  @MainActor @Suite(.serialized) struct GeometryModelTests {
    @Test func `the stage and the model see the same where nothing acts`() {
      let subject = ScreenSubject("plain") { UIViewController() }
      let tally = Comparison(of: subject, as: .nothing, within: 1e-6).compare(10_000)
      #expect(tally.firstDifference == nil)
    }

    @Test func `the stage and the model see the same lift`() {
      let subject = ShippedSubjects.occlusionShiftRepaired
      let tally = Comparison(of: subject, as: .occlusionShift, within: 0.001).compare(10_000)
      #expect(tally.firstDifference == nil)
      #expect(tally.liftsCompared * 10 >= tally.liftsAsked * 6)
    }
  }
}

/// Plays scenarios on the stage and in the model.
@MainActor private struct Comparison {
  struct Tally {
    /// The smallest scenario that shows the first difference, and what differs.
    var firstDifference: String?
    var differing = 0
    var moments = 0
    /// Moments with a docked keyboard and a focus in the container, and how many of them were compared.
    var liftsAsked = 0
    var liftsCompared = 0
  }

  let subject: any KeyboardSubject
  let model: GeometryModel.Subject
  let tolerance: Double

  init(of subject: any KeyboardSubject, as model: GeometryModel.Subject, within tolerance: Double) {
    (self.subject, self.model, self.tolerance) = (subject, model, tolerance)
  }

  func compare(_ count: Int) -> Tally {
    var tally = Tally()
    for index in 0..<count {
      var source = Draw(seed: Random.seed(campaign: 7, block: 0, index: index))
      guard compare(Scenario.draw(from: &source), &tally) != nil else { continue }
      tally.differing += 1
      guard tally.firstDifference == nil else { continue }
      tally.firstDifference = smallestDifference(index)
    }
    return tally
  }

  /// What differs first, if anything does.
  private func compare(_ scenario: Scenario, _ tally: inout Tally) -> String? {
    let trace = Stage.play(scenario, on: subject)
    for (step, prediction) in GeometryModel.predictions(of: scenario, on: model).enumerated() {
      let settled = trace.moments[step].settled
      guard let prediction, let settled else {
        if (prediction == nil) != (settled == nil) { return "step \(step): one of the two did not settle" }
        continue
      }
      tally.note(prediction)
      let isLeftOut = model == .occlusionShift && !prediction.isUpToDate
      if let difference = difference(prediction, settled, onlyFocus: isLeftOut) {
        return "step \(step): \(difference)"
      }
    }
    return nil
  }

  private func difference(
    _ prediction: GeometryModel.Prediction, _ seen: Snapshot, onlyFocus: Bool
  ) -> String? {
    if prediction.focus != seen.focus {
      return "the focus is \(seen.focus as Int?), and must be \(prediction.focus as Int?)"
    }
    if prediction.window != seen.window { return "the window is \(seen.window)" }
    for (view, box) in prediction.boxes.enumerated() {
      let state = seen.views[view]
      if (box != nil) != state.isInWindow { return "view \(view) is in the window: \(state.isInWindow)" }
      if let box, !onlyFocus, !state.screen.isClose(to: box, within: tolerance) {
        return "view \(view) is at \(state.screen), and must be at \(box)"
      }
    }
    return nil
  }

  private func smallestDifference(_ index: Int) -> String {
    var source = Draw(seed: Random.seed(campaign: 7, block: 0, index: index), isRecording: true)
    _ = Scenario.draw(from: &source)
    var unused = Tally()
    var shrinker = Shrinker(
      source.recording, limit: 3000, drawing: { Scenario.draw(from: &$0) },
      fails: { compare($0, &unused) != nil })
    shrinker.run()
    let scenario = Scenario(reading: shrinker.best.choices)
    let difference = compare(scenario, &unused) ?? ""
    return "case \(index): \(difference)\n" + SeedFile(says: "", expect: [:], content: Case(scenario)).text
  }
}

extension Comparison.Tally {
  fileprivate mutating func note(_ prediction: GeometryModel.Prediction) {
    moments += 1
    guard prediction.keyboardTop != nil, prediction.isFocusInContainer else { return }
    liftsAsked += 1
    if prediction.isUpToDate { liftsCompared += 1 }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, within tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
