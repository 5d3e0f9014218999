import KeyboardScenarios

extension Invariant {
  /// I6: avoidance moves containers along y, and changes nothing else.
  public static let axisPurity = Invariant(
    "I6", .broken, "avoiding the keyboard changes the screen's y and nothing else",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isUpright else { throw "the screen is turned" }
        guard situation.entry.hasShown else { throw "no keyboard yet" }
        guard situation.claims.isPlaced(in: situation.now, situation.container) else {
          throw "the screen is not there"
        }
        let rest = try situation.rest.get()
        for view in situation.scenario.views.indices {
          let change = situation.now.views[view].change(
            from: rest.views[view], except: situation.isMoved(view) ? situation.claims.lift : [])
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
    guard evidence.claims.isPlaced(in: before, evidence.container) else {
      return .notJudged("the screen was not there before the keyboard came")
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

  /// I8: where the owner's layout has changed meanwhile, the screen comes back to the new place.
  public static let currentRest = Invariant(
    "I8", .broken, "after the keyboard has hidden everything is where the layout of now puts it",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.hasHidden else { throw "the keyboard never hides again" }
        guard situation.entry.hasChangedWhileUp else { throw "the layout did not change while it was up" }
        guard !situation.entry.hasUnannouncedLayout else { throw "the layout changed without a signal" }
        let rest = try situation.rest.get()
        for view in situation.scenario.views.indices {
          let (state, resting) = (situation.now.views[view], rest.views[view])
          let isNear = situation.isNear(state, resting, situation.claims.tolerance)
          let exceptions: Snapshot.ViewState.Exceptions = isNear ? [.offset, situation.claims.lift] : .offset
          if let change = state.change(from: resting, except: exceptions) {
            return situation.violated(
              "\(situation.name(view)) does not come back to its new place: \(change.words)", change.amount)
          }
        }
        return .held
      }
    })

  /// I25: another app's keyboard moves nothing here, where that is claimed.
  public static let foreign = Invariant(
    "I25", .broken, "another app's keyboard leaves the screen at rest",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.claims.foreign == .ignored else { throw "it is not claimed" }
        guard situation.isVisible else { throw "the screen is not there" }
        guard situation.entry.isForeign, !situation.entry.isUncertain else { throw "no other app's keyboard" }
        guard !situation.entry.hasStaleLayout else { throw "the layout changed without a signal" }
        return try situation.judgeAtRest(because: "for another app's keyboard")
      }
    })

  /// I26: where the focus has left the screen, the screen goes back.
  public static let otherOwner = Invariant(
    "I26", .broken, "a screen without the focus is lifted no further, and goes back at the next signal",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isVisible else { throw "the screen is not there" }
        guard situation.entry.hasShown else { throw "no keyboard yet" }
        guard !situation.entry.hasStrangeFocus else { throw "a view of the screen's own is focused" }
        if let focus = situation.entry.focus, situation.scenario.isView(focus, in: situation.container) {
          throw "the focus is in the screen"
        }
        guard !situation.entry.hasStaleLayout else { throw "the layout changed without a signal" }
        guard !situation.entry.isUncertain else { throw "nobody can be sure of the keyboard" }
        guard situation.entry.hasStaleFocus else {
          return try situation.judgeAtRest(
            because: "without the focus", tolerance: situation.claims.tolerance)
        }
        guard !situation.scenario.steps[situation.step].changesLayout else { throw "the layout changes" }
        guard situation.canRise, let before = situation.before, before.views[situation.container].isInWindow,
          !(situation.earlier?.hasStaleLayout ?? true)
        else { throw "no state before" }
        let risen =
          before.views[situation.container].screen.y - situation.now.views[situation.container].screen.y
        guard risen > situation.claims.tolerance else { return .held }
        return situation.violated(
          "\(situation.containerName) rises by \(points(risen)) without the focus", risen)
      }
    })

  /// I28: a screen that has gone is at rest, and when nobody holds it any more it is no longer there.
  public static let release = Invariant(
    "I28", .broken, "a screen that has gone is at rest without a keyboard, and nothing keeps it alive"
  ) { evidence in
    if evidence.trace.isReleased == false {
      let last = max(0, evidence.scenario.steps.count - 1)
      return .violated(
        Violation("something still holds the screen when it should be gone", amount: 0, step: last))
    }
    var judgement = Judgement.notJudged("nobody looked whether the screen is gone")
    if evidence.trace.isReleased == true { judgement = .held }
    for situation in evidence.situations
    where situation.isGoneAndQuiet && evidence.isAsItLeft(at: situation.step) {
      let one = Judgement.of { () throws(Reason) in try situation.judgeAtRest(because: "though it is gone") }
      if case .violated = one { return one }
      if one == .held { judgement = .held }
    }
    return judgement
  }

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

extension Claims {
  /// Whether what moves has its place. A bar gets it by layout, and what is in no window is laid out by nobody
  /// but itself.
  fileprivate func isPlaced(in snapshot: Snapshot, _ container: Int) -> Bool {
    kind == .container || snapshot.views[container].isInWindow
  }

  /// What a lift changes of a view.
  var lift: Snapshot.ViewState.Exceptions {
    switch kind {
    case .container, .search: moves == .position ? .centerY : .transformY
    case .toolbar: .transformY
    case .constraintBar: .centerY
    }
  }
}

extension Situation {
  /// Whether the subject moves this view: the container and screens in it, or the bar.
  func isMoved(_ view: Int) -> Bool {
    switch claims.kind {
    case .container, .search: scenario.views[view].controller == .subject
    case .toolbar, .constraintBar: view == moved
    }
  }

  /// The screen is there, a keyboard has been, and none is now.
  var hasHidden: Bool {
    isVisible && entry.hasShown && entry.keyboard == .hidden && !entry.isUncertain
  }

  /// The screen has gone, a keyboard has been, and none is now.
  fileprivate var isGoneAndQuiet: Bool {
    entry.isAway && entry.hasShown && entry.keyboard == .hidden && !entry.isUncertain && !entry.hasStaleLayout
  }

  /// Whether the subject's views are where they would be without a keyboard.
  ///
  /// - Parameter tolerance: in points, for the y of their centres.
  func judgeAtRest(because reason: String, tolerance: Double = 0) throws(Reason) -> Judgement {
    let rest = try rest.get()
    for view in scenario.views.indices where isMoved(view) {
      let (state, resting) = (now.views[view], rest.views[view])
      if let change = state.change(
        from: resting, except: isNear(state, resting, tolerance) ? claims.lift : [])
      {
        return violated("\(name(view)) moves \(reason): \(change.words)", change.amount)
      }
    }
    return .held
  }

  /// Whether what a lift changes is within `tolerance` points of what it is at rest.
  fileprivate func isNear(
    _ state: Snapshot.ViewState, _ resting: Snapshot.ViewState, _ tolerance: Double
  ) -> Bool {
    abs(state.center.y - resting.center.y) <= tolerance
      && abs(state.transform.ty - resting.transform.ty) <= tolerance
  }

  fileprivate func judgeDegenerate(_ notification: KeyboardNotification) -> Judgement {
    .of { () throws(Reason) in
      let isNowhere = notification.end.map { $0.isDegenerate(on: now.screen) } ?? false
      if isNowhere { return try judgeAtRest(because: "though the keyboard has no extent") }
      guard !(notification.end?.isFinite ?? false) else { throw "an ordinary frame" }
      guard let before, let earlier, !earlier.hasStaleFocus, !earlier.hasUnannouncedLayout else {
        throw "no state before"
      }
      let isUnchanged = scenario.views.indices.filter(isMoved).allSatisfy {
        now.views[$0].change(from: before.views[$0]) == nil
      }
      return isUnchanged ? .held : try judgeAtRest(because: "to a third place though the frame says nothing")
    }
  }
}

extension Evidence {
  /// Whether the screen has left when all layout was done, with and without a keyboard, and nobody has changed
  /// the layout since: what is in no window is laid out by nobody but itself.
  fileprivate func isAsItLeft(at step: Int) -> Bool {
    let moments = trace.moments[...step]
    guard let leaving = moments.lastIndex(where: { $0.events.contains(.disappeared) }), leaving > 0,
      rest[leaving - 1]?.settled != nil
    else { return false }
    return !scenario.steps[leaving...step].contains(where: \.changesLayout)
  }

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
