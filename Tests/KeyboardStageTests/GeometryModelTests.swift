import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import PropertyTesting
import Testing

extension StageTests {
  @MainActor @Suite(.serialized) struct GeometryModelTests {
    /// Worked out by hand: the keyboard's top is at 451.
    @Test(arguments: [
      (Scenario.View.field(y: 600), 189.0),
      (.field(y: 400), 0),
      // Beyond the end of the container, which must not leave the keyboard.
      (.field(y: 800), 216),
      // Taller than what is left above the keyboard: up to the top.
      (Scenario.View(.textField, frame: Rect(0, 100, 375, 560), in: 0), 100),
      // The same with a caret: its end.
      (Scenario.View.text(Rect(0, 100, 375, 560), caret: Rect(5, 480, 2, 20)), 149),
      // Not told that it has the focus, the subject acts when the keyboard comes.
      (Scenario.View(.keyInput, frame: Rect(0, 500, 375, 40), in: 0), 89),
    ])
    func `the model lifts as far as is needed`(view: Scenario.View, lift: Double) {
      let scenario = Scenario.screen([view], .appear, .focus(1), .show(216))
      let last = GeometryModel.predictions(of: scenario, on: .occlusionShift)[2]
      #expect(last?.boxes[0]?.y == -lift)
    }

    @Test func `the model lifts a turned or smaller screen as far on the screen`() {
      // Half as large, a field ends at 486.75; upside down, one at the top of its parent ends at 647.
      for (transform, field, end) in [
        (Transform(0.5, 0, 0, 0.5, 0, 0), Scenario.View.field(y: 600), 486.75),
        (Transform(-1, 0, 0, -1, 0, 0), .field(y: 20), 647),
      ] {
        var around = Scenario.View(.view)
        around.transform = transform
        var root = Scenario.View.root
        root.parent = 0
        var scenario = Scenario(views: [around, root, field], steps: [.appear, .focus(2)].map { Step($0) })
        scenario.views[2].parent = 1
        #expect(GeometryModel.predictions(of: scenario, on: .occlusionShift)[1]?.boxes[2]?.maxY == end)
        scenario.steps.append(Step(.show(216)))
        #expect(GeometryModel.predictions(of: scenario, on: .occlusionShift)[2]?.boxes[2]?.maxY == 451)
      }
    }

    @Test func `the stage and the model see the same where nothing acts`() {
      let subject = ScreenSubject("plain") { UIViewController() }
      let tally = Comparison(of: subject, as: .nothing, within: 1e-6).compare(10_000)
      #expect(tally.difference == nil)
    }

    /// The focus is compared in every settled moment, places only where the subject can be up to date. That
    /// is not so when, since its last signal,
    /// - the focus went to a view that announces nothing, or nowhere;
    /// - a field announced itself and then was scrolled into view;
    /// - the owner's layout, a rotation, the user or the scene moved something, and no layout pass told the
    ///   container;
    /// - a layout pass told the container, and then gave the field of the focused search bar its size.
    @Test func `the stage and the model see the same lift`() {
      let subject = ShippedSubjects.occlusionShiftRepaired
      let tally = Comparison(of: subject, as: .occlusionShift, within: 0.001).compare(10_000)
      #expect(tally.difference == nil)
      #expect(tally.liftsCompared * 10 >= tally.lifts * 6)
    }

    /// The moments that the comparison before this one leaves out are the same too.
    @Test func `a lift that nobody calls into question stays`() {
      let subject = ShippedSubjects.occlusionShiftRepaired
      var comparison = Comparison(of: subject, as: .occlusionShift, within: 0.001)
      comparison.leavesOut = false
      #expect(comparison.compare(10_000).difference == nil)
    }
  }
}

/// Plays scenarios on the stage and in the model.
@MainActor private struct Comparison {
  struct Tally {
    /// The first difference, in the smallest scenario that shows one.
    var difference: String?
    /// Moments with a docked keyboard and a focus in the container, and how many of them were compared.
    var lifts = 0
    var liftsCompared = 0
  }

  let subject: any KeyboardSubject
  let model: GeometryModel.Subject
  let tolerance: Double
  /// Whether places are compared only where the subject can be up to date.
  var leavesOut = true

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
  private func compare(_ scenario: Scenario, _ tally: inout Tally) -> String? {
    let trace = Stage.play(scenario, on: subject)
    for (step, prediction) in GeometryModel.predictions(of: scenario, on: model).enumerated() {
      let settled = trace.moments[step].settled
      guard let prediction, let settled else {
        if (prediction == nil) != (settled == nil) { return "step \(step): one of the two did not settle" }
        continue
      }
      tally.note(prediction)
      let isLeftOut = leavesOut && model == .occlusionShift && !prediction.isUpToDate
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

  /// What differs in the plainest scenario, and its seed file.
  private func smallestDifference(from recording: Recording) -> String {
    var unused = Tally()
    var shrinker = Shrinker(
      recording, limit: 3000, drawing: { Scenario.draw(from: &$0) },
      fails: { compare($0, &unused) != nil })
    shrinker.run()
    let scenario = Scenario(reading: shrinker.best.choices)
    let difference = compare(scenario, &unused) ?? ""
    return difference + "\n" + SeedFile(says: "", expect: [:], content: Case(scenario)).text
  }
}

extension Comparison.Tally {
  fileprivate mutating func note(_ prediction: GeometryModel.Prediction) {
    guard prediction.keyboardTop != nil, prediction.isFocusInContainer else { return }
    lifts += 1
    if prediction.isUpToDate { liftsCompared += 1 }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, within tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
