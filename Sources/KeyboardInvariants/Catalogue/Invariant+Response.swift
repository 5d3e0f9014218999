import KeyboardScenarios

extension Invariant {
  /// I13: a taller keyboard never lets anything down.
  public static let monotone = Invariant(
    "I13", .broken, "a keyboard that reaches higher lifts no less", comparing: .taller
  ) { evidence in
    .of { () throws(Reason) in
      let pair = try evidence.responses()
      let (one, other) = (pair.one.lift, pair.other.lift)
      guard other < one - evidence.claims.tolerance else { return .held }
      let message =
        "\(pair.name) is lifted by \(points(one)), and by \(points(other)) for a keyboard that reaches"
        + " \(points(pair.change)) higher"
      return .violated(Violation(message, amount: other - one, step: pair.step))
    }
  }

  /// I14: as long as the keyboard covers what matters, every point of it lifts by a point.
  public static let slope = Invariant(
    "I14", .broken, "a keyboard that reaches a point higher lifts by a point, and never by more",
    comparing: .taller
  ) { evidence in
    .of { () throws(Reason) in
      let pair = try evidence.responses()
      let (tolerance, answer) = (evidence.claims.tolerance, pair.other.lift - pair.one.lift)
      let isExact = pair.one.isExact && pair.other.isExact
      let isRight = isExact ? abs(answer - pair.change) <= tolerance : abs(answer) <= pair.change + tolerance
      guard !isRight else { return .held }
      let message =
        "\(pair.name) is lifted by \(points(answer)) more for a keyboard that reaches"
        + " \(points(pair.change)) higher"
      return .violated(Violation(message, amount: answer - pair.change, step: pair.step))
    }
  }

  /// I15: the place on the screen of the whole scene makes no difference inside it.
  public static let translation = Invariant(
    "I15", .broken, "a scene that stands elsewhere on the screen, keyboard and all, looks the same inside",
    comparing: .translated
  ) { evidence in
    .of { () throws(Reason) in try evidence.judgeTranslation() }
  }

  /// I18: as long as the keyboard covers it, a field that stands a point lower is lifted by a point more.
  public static let fieldShift = Invariant(
    "I18", .broken, "a field that stands a point lower is lifted by a point more", comparing: .lower
  ) { evidence in
    guard case .lower(let view, _)? = evidence.content.variation else {
      return .notJudged("nothing is lower")
    }
    var judgement = Judgement.notJudged("the field is not focused")
    for situation in evidence.situations where situation.entry.focus == view {
      let one = Judgement.of { () throws(Reason) in try evidence.judgeFieldShift(at: situation) }
      switch (one, judgement) {
      case (.violated, _): return one
      case (.held, _), (.notJudged, .notJudged): judgement = one
      case (.notJudged, _): break
      }
    }
    return judgement
  }

  /// I27: less than half a point of the keyboard moves nothing by more than rounding does.
  public static let stability = Invariant(
    "I27", .broken, "a keyboard that reaches less than half a point higher moves nothing much",
    comparing: .taller
  ) { evidence in
    .of { () throws(Reason) in
      guard case .taller(let step, let change)? = evidence.content.variation, change < 0.5 else {
        throw "the keyboard changes by half a point or more"
      }
      let pair = try evidence.responses()
      let most = 0.5 + evidence.claims.tolerance
      guard let one = evidence.situation(at: step), let other = evidence.other?.situation(at: step) else {
        throw "nothing settles"
      }
      for view in evidence.scenario.views.indices {
        let moved = other.now.views[view].screen.y - one.now.views[view].screen.y
        guard abs(moved) > most else { continue }
        let message =
          "\(evidence.scenario.names[view]) moves by \(points(moved)) for \(points(pair.change)) of the keyboard"
        return .violated(Violation(message, amount: moved, step: step))
      }
      return .held
    }
  }
}

/// How far something is lifted for one keyboard.
private struct Response {
  let lift: Double
  /// Whether it must be lifted by just as much as it is covered.
  let isExact: Bool
}

/// What two keyboards, of which the other reaches higher, do to the same screen.
private struct ResponsePair {
  let step: Int
  let name: String
  /// In points.
  let change: Double
  let one: Response
  let other: Response
}

extension Evidence {
  /// The two lifts after the step whose keyboard reaches higher.
  fileprivate func responses() throws(Reason) -> ResponsePair {
    guard case .taller(let step, let change)? = content.variation, let other else {
      throw "no keyboard reaches higher"
    }
    guard let one = situation(at: step), let two = other.situation(at: step) else { throw "nothing settles" }
    guard one.entry.focus == two.entry.focus else { throw "the focus went another way" }
    guard let top = one.keyboardTop, let higher = two.keyboardTop, abs(top - higher - change) < 1e-6 else {
      throw "one of the keyboards is not docked"
    }
    return ResponsePair(
      step: step, name: scenario.names[moved ?? container], change: change, one: try one.response(),
      other: try two.response())
  }

  fileprivate func judgeTranslation() throws(Reason) -> Judgement {
    guard case .translated? = content.variation, let (varied, trace) = varied else { throw "nothing moves" }
    // The screen of a phone is its window's, and a turn would make the added room another.
    guard scenario.device.idiom == .pad else { throw "the scene of a phone does not move" }
    guard !scenario.steps.contains(where: { $0.action == .rotate }) else { throw "the screen turns" }
    var judgement = Judgement.notJudged("nothing settles on the screen")
    for step in scenario.steps.indices {
      guard let counterpart = varied.steps[step], let one = self.trace.moments[step].settled,
        let other = trace.moments[counterpart].settled, one.views[container].isInWindow
      else { continue }
      judgement = .held
      // A view in another window is at no place of this one.
      for view in scenario.views.indices where one.views[view].isInWindow && other.views[view].isInWindow {
        let here = one.views[view].screen.offset(by: Point(-one.window.x, -one.window.y))
        let there = other.views[view].screen.offset(by: Point(-other.window.x, -other.window.y))
        let (aside, down) = (there.x - here.x, there.y - here.y)
        let moved = abs(down) > claims.tolerance ? down : aside
        guard abs(moved) > claims.tolerance else { continue }
        let message =
          "\(scenario.names[view]) is at (\(here.x.short), \(here.y.short)) of its window, and at"
          + " (\(there.x.short), \(there.y.short)) where the window stands elsewhere"
        return .violated(Violation(message, amount: moved, step: step))
      }
    }
    return judgement
  }

  fileprivate func judgeFieldShift(at one: Situation) throws(Reason) -> Judgement {
    guard let two = other?.situation(at: one.step), one.entry.focus == two.entry.focus else {
      throw "the focus went another way"
    }
    guard one.keyboardTop != nil, one.keyboardTop == two.keyboardTop else { throw "no docked keyboard" }
    let (first, second) = (try one.need(), try two.need())
    let (response, answer) = (try one.response(), try two.response())
    let lower = second.restingBounds.maxY - first.restingBounds.maxY
    guard lower > 0 else { throw "the field is not lower on the screen" }
    let more = answer.lift - response.lift
    let tolerance = claims.tolerance
    let isExact = response.isExact && answer.isExact
    let isRight = isExact ? abs(more - lower) <= tolerance : more >= -tolerance && more <= lower + tolerance
    guard !isRight else { return .held }
    let message =
      "\(one.containerName) is lifted by \(points(more)) more for a field that stands \(points(lower)) lower"
    return .violated(Violation(message, amount: more - lower, step: one.step))
  }
}

extension Situation {
  /// How far the subject lifts what it moves.
  fileprivate func response() throws(Reason) -> Response {
    guard claims.kind == .container else {
      let bar = try barPlace()
      guard bar.hasRoom else { throw "there is no room for the bar above the keyboard" }
      return Response(lift: bar.lift, isExact: bar.rest.maxY > bar.keyboardTop)
    }
    let need = try need()
    // Where the whole view has no room, the part of it that must be visible is shown, and the two may differ.
    guard need.hasRoomForWhole else { throw "there is no room for it above the keyboard" }
    guard isInView(need) else { throw "the focused view is out of view without a keyboard" }
    let isWhole = need.restingEssential == need.restingBounds
    let asked = need.need(of: need.restingBounds)
    return Response(lift: need.lift, isExact: isWhole && asked > 0 && asked <= need.overlap + need.margin)
  }
}
