import KeyboardScenarios

extension Invariant {
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
}

extension Situation {
  /// The screen has gone, a keyboard has been, and none is now.
  fileprivate var isGoneAndQuiet: Bool {
    entry.isAway && entry.hasShown && entry.keyboard == .hidden && !entry.isUncertain && !entry.hasStaleLayout
  }
}

extension Evidence {
  /// Whether the screen has left when all layout was done, with and without a keyboard, and nobody has changed
  /// the layout since: what is in no window is laid out by nobody but itself.
  fileprivate func isAsItLeft(at step: Int) -> Bool {
    let moments = trace.moments[...step]
    guard let leaving = moments.lastIndex(where: { $0.events.contains(.disappeared) }), leaving > 0,
      rest[leaving - 1].settled != nil
    else { return false }
    return !scenario.steps[leaving...step].contains(where: \.changesLayout)
  }
}
