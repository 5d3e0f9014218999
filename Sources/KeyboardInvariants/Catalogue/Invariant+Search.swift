import KeyboardScenarios

extension Invariant {
  /// I34: the search finds what a walk up from the first responder finds.
  public static let search = Invariant(
    "I34", .broken, "the search finds the view that a walk up from the first responder finds"
  ) { evidence in
    evidence.judgeFound { settled, found in
      let expected = evidence.expectedFind(settled)
      guard found != expected else { return nil }
      return "it finds \(evidence.words(found)), and not \(evidence.words(expected))"
    }
  }

  /// I35: what a view looks like, and where it stands among its siblings, makes no difference.
  public static let searchLooks = Invariant(
    "I35", .broken, "the search does not depend on looks or on the order of siblings", comparing: .disguise
  ) { evidence in
    guard let (varied, trace) = evidence.varied else { return .notJudged("the case has no variation") }
    return evidence.judgeEachMoment { settled, found, step in
      guard let counterpart = varied.steps[step], let other = trace.moments[counterpart].settled,
        other.focus == settled.focus
      else { return .notJudged("the focus goes elsewhere in disguise") }
      let disguised = trace.moments[counterpart].found
      guard disguised != found else { return .held }
      let message = "it finds \(evidence.words(found)), and \(evidence.words(disguised)) in disguise"
      return .violated(Violation(message, amount: 0, step: step))
    }
  }

  /// I36: what the search finds answers that it is first responder and is below the root; and where
  /// it finds nothing, nothing there is.
  public static let searchSoundness = Invariant(
    "I36", .broken, "what the search finds is first responder below the root, and it finds it if it is there"
  ) { evidence in
    evidence.judgeFound { settled, found in
      let container = evidence.container
      switch found {
      case .view(let view):
        let isSound = settled.claiming.contains(view) && evidence.scenario.isView(view, in: container)
        return isSound
          ? nil : "it finds \(evidence.words(found)), which is not first responder below the root"
      case .stranger:
        return "it finds a view that is not on the screen"
      case .nothing, .notAsked:
        guard let focus = settled.focus, evidence.scenario.isView(focus, in: container) else { return nil }
        return "it finds nothing, and \(evidence.scenario.names[focus]) is first responder"
      }
    }
  }
}

extension Evidence {
  /// The reference: it walks up, where a search walks down, so that the two cannot share a mistake.
  fileprivate func expectedFind(_ settled: Snapshot) -> Trace.Found {
    guard let focus = settled.focus, scenario.isView(focus, in: container) else { return .nothing }
    guard claims.reports == .outermost else { return .view(focus) }
    var topmost = focus
    for view in scenario.path(from: focus) {
      if settled.claiming.contains(view) { topmost = view }
      if view == container { break }
    }
    return .view(topmost)
  }

  fileprivate func judgeFound(_ problem: (Snapshot, Trace.Found) -> String?) -> Judgement {
    judgeEachMoment { settled, found, step in
      problem(settled, found).map { .violated(Violation($0, amount: 0, step: step)) } ?? .held
    }
  }

  /// Judges what was found in each settled moment.
  fileprivate func judgeEachMoment(_ judge: (Snapshot, Trace.Found, Int) -> Judgement) -> Judgement {
    var judgement = Judgement.notJudged("nothing was searched")
    for (step, moment) in trace.moments.enumerated() {
      guard let settled = moment.settled, moment.found != .notAsked else { continue }
      switch judge(settled, moment.found, step) {
      case .violated(let violation): return .violated(violation)
      case .held: judgement = .held
      case .notJudged(let reason): if judgement != .held { judgement = .notJudged(reason) }
      }
    }
    return judgement
  }

  fileprivate func words(_ found: Trace.Found) -> String {
    switch found {
    case .view(let view): scenario.names[view]
    case .nothing, .notAsked: "nothing"
    case .stranger: "a stranger"
    }
  }
}
