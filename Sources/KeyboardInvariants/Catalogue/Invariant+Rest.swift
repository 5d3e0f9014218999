import KeyboardScenarios

extension Invariant {
  /// I6: avoidance moves containers along y, and changes nothing else.
  public static let axisPurity = Invariant(
    "I6", .broken, "avoiding the keyboard changes the screen's y and nothing else",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.isUpright else { throw "the screen is turned" }
        guard situation.entry.hasShown else { throw "no keyboard yet" }
        // What constraints hold is laid out early by a layoutIfNeeded, also where there is no window yet.
        guard situation.claims.kind == .container || situation.isVisible else {
          throw "the screen is not there"
        }
        let rest = try situation.rest.get()
        for view in situation.scenario.views.indices {
          let change = situation.now.views[view].change(
            from: rest.views[view],
            except: situation.isMoved(view) ? situation.claims.lift : [])
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
    guard let first = evidence.trace.moments.firstIndex(where: { !$0.events.keyboards.isEmpty }) else {
      return .notJudged("no keyboard")
    }
    guard first > 0 else { return .notJudged("the keyboard was there first") }
    guard let before = evidence.trace.moments[first - 1].settled else {
      return .notJudged("nothing settled before the keyboard came")
    }
    // A screen that comes later is laid out for the first time then.
    guard before.views[evidence.container].isInWindow else {
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

  /// I59: a screen and a keyboard that each follow the other come to rest.
  ///
  /// The keyboard comes or changes, the screen follows, and the keyboard answers to where the focused view is now. A
  /// screen that rises with the keyboard point by point, or stays, is answered once at most.
  public static let closedLoop = Invariant(
    "I59", .broken, "a keyboard that answers to the layout is at rest, and the screen too, after two answers",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.keyboardAnswers > 0 else { throw "the keyboard does not answer to the layout" }
        // What has made room for the keyboard when UIKit moves the sheet too has risen twice, until the next signal.
        guard situation.now.sheet == situation.returned.sheet else { throw "UIKit moves the sheet" }
        guard situation.keyboardAnswers > 2 else { return .held }
        return situation.violated(
          "the keyboard and the screen move each other \(situation.keyboardAnswers) times",
          Double(situation.keyboardAnswers))
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

extension Claims {
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

  /// Whether the subject's views are where they would be without a keyboard.
  ///
  /// - Parameter tolerance: in points, for the y of their centres.
  func judgeAtRest(because reason: String, tolerance: Double = 0) throws(Reason) -> Judgement {
    let rest = try rest.get()
    if claims.kind == .constraintBar, !isVisible { return judgeConstant(at: rest, because: reason) }
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

  /// Where there is no window, nothing says when a layout pass brings the bar to where its constant puts it.
  private func judgeConstant(at rest: Snapshot, because reason: String) -> Judgement {
    guard let constant = now.constant, let resting = rest.constant else { return .held }
    guard !constant.isNear(resting, 1e-6) else { return .held }
    return violated(
      "the constant is \(points(constant)) and not \(points(resting)) \(reason)", constant - resting)
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
