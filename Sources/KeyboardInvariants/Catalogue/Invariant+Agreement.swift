import KeyboardScenarios

extension Invariant {
  /// I11: what happens again and again ends where it ended the first time.
  public static let noDrift = Invariant(
    "I11", .broken, "what happens several times ends where it did the first time", comparing: .cycle
  ) { evidence in
    guard case .cycle(let first, let count, let times)? = evidence.content.variation else {
      return .notJudged("nothing happens again")
    }
    return evidence.compareAgreeing(
      from: first + count - 1, tolerance: .exact, "when it happens \(times) times")
  }

  /// I12: it makes no difference whether the keyboard comes before the focus or after it.
  public static let commuting = Invariant(
    "I12", .broken, "keyboard and focus may come in either order", comparing: .swap
  ) { evidence in
    guard case .swap(let step)? = evidence.content.variation else { return .notJudged("nothing is swapped") }
    return evidence.compareAgreeing(from: step + 1, tolerance: .points, "in the other order")
  }

  /// I21: the same frame under another name too changes nothing.
  public static let echo = Invariant(
    "I21", .broken, "the same frame announced under another name too changes nothing", comparing: .echo
  ) { evidence in
    guard case .echo(let step, let name)? = evidence.content.variation else {
      return .notJudged("nothing is announced twice")
    }
    return evidence.compareAgreeing(from: step, tolerance: .points, "with a \(name.rawValue) too")
  }

  /// I22: each channel that a subject hears says the same.
  public static let channel = Invariant(
    "I22", .broken, "it makes no difference which notification brings the frame", comparing: .channel
  ) { evidence in
    guard case .channel(let step)? = evidence.content.variation else {
      return .notJudged("no channel is changed")
    }
    guard evidence.claims.channels.isSuperset(of: [.willShow, .willHide, .willChangeFrame]) else {
      return .notJudged("the subject does not claim to hear both")
    }
    return evidence.compareAgreeing(from: step, tolerance: .points, "through the other channel")
  }

  /// I29: a screen that is told twice that it appears acts once.
  public static let single = Invariant(
    "I29", .broken, "a screen that hears twice that it appears acts once", comparing: .reappear
  ) { evidence in
    guard case .reappear(let step)? = evidence.content.variation else {
      return .notJudged("nothing appears twice")
    }
    return evidence.compareAgreeing(from: step, tolerance: .exact, "after appearing twice")
  }

  /// I53: a turn while the keyboard is up ends as a turn without it does.
  public static let rotation = Invariant(
    "I53", .broken, "turning while the keyboard is up ends as hiding, turning and showing does",
    comparing: .hideFirst
  ) { evidence in
    guard case .hideFirst(let step)? = evidence.content.variation else { return .notJudged("nothing turns") }
    guard evidence.isUp(before: step) else { return .notJudged("the keyboard is not up when it turns") }
    return evidence.compareAgreeing(from: step, tolerance: .points, "with a hide before the turn")
  }

  /// I54: turning there and back changes nothing.
  public static let turnAround = Invariant(
    "I54", .broken, "turning there and back changes nothing", comparing: .turnAround
  ) { evidence in
    guard case .turnAround(let step)? = evidence.content.variation else {
      return .notJudged("nothing turns")
    }
    // Each turn brings the device's own safe area.
    guard !evidence.scenario.steps[...step].contains(where: \.changesSafeArea) else {
      return .notJudged("a turn takes back a change of the safe area")
    }
    return evidence.compareAgreeing(from: step, tolerance: .points, "after turning there and back")
  }

  /// I55: a stay in the background changes nothing.
  public static let background = Invariant(
    "I55", .broken, "a stay in the background changes nothing", comparing: .background
  ) { evidence in
    guard case .background(let step)? = evidence.content.variation else {
      return .notJudged("the app stays in front")
    }
    return evidence.compareAgreeing(from: step, tolerance: .points, "after a stay in the background")
  }

  /// I56: a pop that is cancelled changes nothing.
  public static let cancelledPop = Invariant(
    "I56", .broken, "a pop that is cancelled changes nothing", comparing: .cancelledPop
  ) { evidence in
    guard case .cancelledPop(let step)? = evidence.content.variation else {
      return .notJudged("nothing is popped")
    }
    guard evidence.timeline.entries[step].isAppeared else { return .notJudged("the screen is not there") }
    return evidence.compareAgreeing(from: step, tolerance: .points, "after a cancelled pop")
  }
}

extension Step {
  fileprivate var changesSafeArea: Bool {
    if case .safeArea = action { true } else { false }
  }
}

extension Evidence {
  /// Compares the places after each step from `first` on after which both runs know the same things.
  fileprivate func compareAgreeing(from first: Int, tolerance: Tolerance, _ words: String) -> Judgement {
    var judgement = Judgement.notJudged("nothing happens")
    for step in scenario.steps.indices.dropFirst(first) {
      let compared = Judgement.of { () throws(Reason) in
        try checkSameKnowledge(at: step)
        return compare(steps: [step], tolerance: tolerance, words)
      }
      switch (compared, judgement) {
      case (.violated, _): return compared
      case (.held, _), (.notJudged, .notJudged): judgement = compared
      case (.notJudged, _): break
      }
    }
    return judgement
  }

  /// Whether a docked keyboard is up when the step begins.
  fileprivate func isUp(before step: Int) -> Bool {
    guard step > 0 else { return false }
    let screen = trace.moments[step - 1].returned.screen
    return timeline.entries[step - 1].keyboard.dockedTop(on: screen) != nil
  }
}
