import KeyboardScenarios

extension Invariant {
  /// I9: the same notification again changes nothing.
  public static let idempotence = Invariant(
    "I9", .broken, "the same notification again changes nothing", comparing: .repeatStep
  ) { evidence in
    guard case .repeatStep(let step)? = evidence.content.variation else {
      return .notJudged("nothing is repeated")
    }
    guard step == 0 || evidence.trace.moments[step - 1].settled != nil else {
      return .notJudged("a layout that is due would come between the two")
    }
    return evidence.compare(steps: [step], tolerance: .points, "after the same again")
  }

  /// I10: the end depends on what is there at the end, not on the way.
  public static let pathIndependence = Invariant(
    "I10", .broken, "the same focus and keyboard give the same place, whatever came before", comparing: .fresh
  ) { evidence in
    .of { () throws(Reason) in
      guard let last = evidence.scenario.steps.indices.last else { throw "nothing happens" }
      try evidence.checkSameKnowledge(at: last)
      return evidence.compare(steps: [last], tolerance: .points, "by the shortest way")
    }
  }

  /// I16: a plain view between two levels changes nothing.
  public static let wrapper = Invariant(
    "I16", .broken, "a plain view between two levels changes nothing", comparing: .wrapper
  ) { evidence in
    // A change of size is told to the superview and no further: where that is the wrapper, the
    // container hears nothing of it until the next signal.
    let steps = evidence.stepsBeforeTaps.filter { !evidence.timeline.entries[$0].hasUnannouncedLayout }
    return evidence.compare(steps: steps, tolerance: .exact, "with a plain view between")
  }

  /// I19: a view that takes no part changes nothing.
  public static let irrelevance = Invariant(
    "I19", .broken, "a view that takes no part changes nothing", comparing: .bystander
  ) { evidence in
    evidence.compare(steps: Array(evidence.stepsBeforeTaps), tolerance: .exact, "with a bystander")
  }

  /// I20: where the keyboard comes from makes no difference.
  public static let beginIrrelevance = Invariant(
    "I20", .broken, "the begin frame makes no difference", comparing: .begin
  ) { $0.compareAll("with another begin frame") }
}

extension Evidence {
  enum Tolerance {
    /// The claimed tolerance, for places that a layout may round.
    case points
    /// One millionth, for what must not be touched at all.
    case exact
  }

  /// The steps before the first tap: a finger that lands on an added view, and not on what is behind it, is
  /// no fault.
  fileprivate var stepsBeforeTaps: Range<Int> {
    let first = scenario.steps.firstIndex { if case .tap = $0.action { true } else { false } }
    return 0..<(first ?? scenario.steps.count)
  }

  fileprivate func compareAll(_ words: String) -> Judgement {
    compare(steps: Array(scenario.steps.indices), tolerance: .exact, words)
  }

  /// Compares the places on the screen, original and varied, after the given steps of the original.
  func compare(steps: [Int], tolerance: Tolerance, _ words: String) -> Judgement {
    guard let (varied, trace) = varied else { return .notJudged("the case has no variation") }
    var judgement = Judgement.notJudged("nothing settles on the screen")
    for step in steps {
      guard let counterpart = varied.steps[step], let one = self.trace.moments[step].settled,
        let other = trace.moments[counterpart].settled, one.views[container].isInWindow,
        // A sheet that UIKit has moved since makes the next signal another, whatever it says.
        !timeline.entries[step].isSheetStale
      else { continue }
      judgement = .held
      if let violation = difference(one, other, step, tolerance, words) { return .violated(violation) }
    }
    return judgement
  }

  /// The first view, the one that the subject moves before all others, that is in another place.
  private func difference(
    _ one: Snapshot, _ other: Snapshot, _ step: Int, _ tolerance: Tolerance, _ words: String
  ) -> Violation? {
    let first = moved ?? container
    for view in [first] + scenario.views.indices.filter({ $0 != first }) {
      let (first, second) = (one.views[view].screen, other.views[view].screen)
      for (place, pair) in zip(
        ["is at y", "is at x", "has height", "has width"],
        [
          (first.y, second.y), (first.x, second.x), (first.height, second.height),
          (first.width, second.width),
        ]) where !isSame(pair.0, pair.1, tolerance)
      {
        let name = scenario.names[view]
        let message = "\(name) \(place) \(pair.0.short), and \(pair.1.short) \(words)"
        return Violation(message, amount: pair.1 - pair.0, step: step)
      }
    }
    return nil
  }

  private func isSame(_ one: Double, _ other: Double, _ tolerance: Tolerance) -> Bool {
    switch tolerance {
    case .points: abs(one - other) <= claims.tolerance || one.isNear(other, 1e-6)
    case .exact: one.isNear(other, 1e-6)
    }
  }

  /// Whether the subject knows the same things after a step of the original and its counterpart, and had
  /// to act on them: then the places must be the same.
  func checkSameKnowledge(at step: Int) throws(Reason) {
    guard let (varied, trace) = varied, let counterpart = varied.steps[step],
      let one = self.trace.moments[step].settled, let other = trace.moments[counterpart].settled
    else { throw "nothing settles" }
    let (here, there) = (timeline.entries[step], variedTimeline.entries[counterpart])
    guard here.isAppeared, there.isAppeared else { throw "the screen is not there" }
    guard !here.hasStrangeFocus, !there.hasStrangeFocus else { throw "a view of the screen's own is focused" }
    guard here.focus == there.focus else { throw "the focus is elsewhere" }
    guard here.keyboard.isSame(as: there.keyboard, on: one.screen) else { throw "the keyboard is elsewhere" }
    for entry in [here, there] {
      guard !entry.hasStaleFocus else { throw "the focus changed without a signal" }
      guard !entry.hasUnannouncedLayout else { throw "the layout changed without a signal" }
      guard !entry.isUncertain else { throw "nobody can be sure of the keyboard" }
      guard !entry.hasScrolled else { throw "the user scrolled" }
    }
    guard one.screen == other.screen, one.window == other.window else { throw "the screen is another" }
    guard scenario.offsets(in: one) == scenario.offsets(in: other) else {
      throw "a field was scrolled into view on the way"
    }
  }
}
