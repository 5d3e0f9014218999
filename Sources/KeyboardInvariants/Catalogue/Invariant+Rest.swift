import KeyboardScenarios

extension Invariant {
  /// I6: avoidance moves containers along y, and changes nothing else.
  public static let axisPurity = Invariant(
    "I6", .broken, "avoiding the keyboard changes the screen's y and nothing else",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isUpright else { throw "the screen is turned" }
        guard situation.entry.hasShown else { throw "no keyboard yet" }
        let rest = try situation.rest.get()
        for view in situation.scenario.views.indices {
          let isContainer = situation.scenario.views[view].controller == .subject
          let lift: Snapshot.ViewState.Exceptions =
            situation.claims.moves == .position ? .centerY : .transformY
          let change = situation.now.views[view].change(
            from: rest.views[view], except: isContainer ? lift : [])
          if let change {
            return situation.violated("\(situation.name(view)): \(change.words)", change.amount)
          }
        }
        return .held
      }
    })

  /// I7: when the keyboard is gone, everything is where it was before it came.
  public static let restore = Invariant(
    "I7", .broken, "after the keyboard has hidden everything is exactly where it was before it came"
  ) { evidence in
    guard let first = evidence.scenario.steps.firstIndex(where: { $0.keyboard != nil }) else {
      return .notJudged("no keyboard")
    }
    guard first > 0 else { return .notJudged("the keyboard was there first") }
    guard let before = evidence.trace.moments[first - 1].settled else {
      return .notJudged("nothing settled before the keyboard came")
    }
    let changes = evidence.timeline.entries[first - 1].layoutChanges
    var judgement = Judgement.notJudged("the keyboard never hides again")
    for situation in evidence.situations where situation.hasHidden {
      guard situation.entry.layoutChanges == changes else {
        return judgement == .held ? .held : .notJudged("the layout changed before the keyboard hid")
      }
      judgement = .held
      for view in evidence.scenario.views.indices {
        // Offsets change when a field that gets the focus is scrolled into view, by UIKit itself.
        let change = situation.now.views[view].change(
          from: before.views[view], except: .offset)
        if let change {
          return situation.violated(
            "\(situation.name(view)) does not come back: \(change.words)", change.amount)
        }
      }
    }
    return judgement
  }

  /// I23: a frame that says nothing, or says nowhere, leaves the screen at rest, and nothing ever becomes NaN.
  public static let degenerate = Invariant(
    "I23", .broken, "a keyboard without extent leaves the screen at rest, and geometry stays finite"
  ) { evidence in
    if let violation = evidence.notFinite {
      return evidence.scenario.isModest
        ? .violated(violation) : .notJudged("the screen's own numbers are too large to add up")
    }
    var judgement = Judgement.notJudged("every keyboard frame is an ordinary one")
    for situation in evidence.situations where situation.isVisible {
      guard let notification = situation.entry.announcement, notification.name != .willHide else { continue }
      switch situation.judgeDegenerate(notification) {
      case .violated(let violation): return .violated(violation)
      case .held: judgement = .held
      case .notJudged(let reason): if judgement != .held { judgement = .notJudged(reason) }
      }
    }
    return judgement
  }

  /// I24: a keyboard that is not docked leaves the screen at rest.
  public static let undocked = Invariant(
    "I24", .broken, "a keyboard that is not docked leaves the screen at rest",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isVisible else { throw "the screen is not there" }
        guard case .shown(let frame) = situation.entry.keyboard, !situation.entry.isUncertain else {
          throw "no keyboard"
        }
        guard situation.keyboardTop == nil else { throw "the keyboard is docked" }
        guard !frame.isDegenerate(on: situation.now.screen) else { throw "the keyboard has no extent" }
        guard !situation.entry.hasStaleLayout else { throw "the layout changed without a signal" }
        return try situation.judgeAtRest(
          because: "though the keyboard is not docked", tolerance: situation.claims.tolerance)
      }
    })

  /// I60: once everything is at rest, nothing moves.
  public static let noLateWrite = Invariant(
    "I60", .broken, "ten seconds after the last step nothing has moved"
  ) { evidence in
    guard let last = evidence.trace.moments.last, let settled = last.settled else {
      return .notJudged("the last step does not settle")
    }
    guard let later = evidence.trace.afterwards else { return .notJudged("nobody looked later") }
    for view in evidence.scenario.views.indices {
      let change = later.views[view].change(
        from: settled.views[view], tolerance: 0)
      if let change {
        let name = evidence.scenario.names[view]
        let message = "\(name) changes long after the last step: \(change.words)"
        return .violated(Violation(message, amount: change.amount, step: evidence.trace.moments.count - 1))
      }
    }
    return .held
  }
}

extension Situation {
  /// The screen is there, a keyboard has been, and none is now.
  fileprivate var hasHidden: Bool {
    isVisible && entry.hasShown && entry.keyboard == .hidden && !entry.isUncertain
  }

  /// Whether the subject's views are where they would be without a keyboard.
  ///
  /// - Parameter tolerance: in points, for the y of their centres.
  fileprivate func judgeAtRest(because reason: String, tolerance: Double = 0) throws(Reason) -> Judgement {
    let rest = try rest.get()
    for view in scenario.views.indices where scenario.views[view].controller == .subject {
      let (state, resting) = (now.views[view], rest.views[view])
      let isNear = abs(state.center.y - resting.center.y) <= tolerance
      if let change = state.change(from: resting, except: isNear ? .centerY : []) {
        return violated("\(name(view)) moves \(reason): \(change.words)", change.amount)
      }
    }
    return .held
  }

  fileprivate func judgeDegenerate(_ notification: KeyboardNotification) -> Judgement {
    .of { () throws(Reason) in
      let isNowhere = notification.end.map { $0.isDegenerate(on: now.screen) } ?? false
      if isNowhere { return try judgeAtRest(because: "though the keyboard has no extent") }
      guard !(notification.end?.isFinite ?? false) else { throw "an ordinary frame" }
      guard let before, let earlier, !earlier.hasStaleFocus, !earlier.hasUnannouncedLayout else {
        throw "no state before"
      }
      let containers = scenario.views.indices.filter { scenario.views[$0].controller == .subject }
      let isUnchanged = containers.allSatisfy {
        now.views[$0].change(from: before.views[$0]) == nil
      }
      return isUnchanged ? .held : try judgeAtRest(because: "to a third place though the frame says nothing")
    }
  }
}

extension Evidence {
  /// The first place where geometry is not finite.
  fileprivate var notFinite: Violation? {
    for (step, moment) in trace.moments.enumerated() {
      for snapshot in [moment.returned, moment.settled].compactMap({ $0 }) {
        if let violation = notFinite(snapshot, step) { return violation }
      }
    }
    return trace.afterwards.flatMap { notFinite($0, trace.moments.count - 1) }
  }

  private func notFinite(_ snapshot: Snapshot, _ step: Int) -> Violation? {
    snapshot.views.firstIndex { !$0.isFinite }.map { view in
      Violation("the geometry of \(scenario.names[view]) is no longer finite", amount: 0, step: step)
    }
  }
}

extension Scenario {
  /// Whether no sum or product of the screen's own numbers overflows.
  fileprivate var isModest: Bool {
    let frames =
      views.compactMap(\.frame)
      + steps.compactMap { step in
        if case .layout(_, let frame) = step.action { frame } else { nil }
      }
    let offsets =
      views.map(\.contentOffset)
      + steps.compactMap { step in
        if case .scroll(_, let offset) = step.action { offset } else { nil }
      }
    let numbers =
      frames.flatMap(\.numbers) + offsets.flatMap { [$0.x, $0.y] } + views.flatMap(\.transform.numbers)
      + [device.screen.width, device.screen.height]
    return numbers.allSatisfy { abs($0) < 1e9 }
  }
}
