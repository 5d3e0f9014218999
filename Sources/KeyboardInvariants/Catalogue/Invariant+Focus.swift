import KeyboardScenarios

// What holds of the focus itself, whoever moves it.
extension Invariant {
  /// I33: who answers that it is first responder is that, or stands around it and forwards to it.
  public static let oneFocus = Invariant(
    "I33", .broken, "who says that it is first responder is, or is around the one and answers for it"
  ) { evidence in
    evidence.judgeMoments { snapshot in
      guard !snapshot.hasStrangeFocus else { return nil }
      let holders = [snapshot.focus].compactMap { $0 } + snapshot.otherFocuses
      let liar = snapshot.claiming.first { view in
        !holders.contains { evidence.scenario.isView($0, in: view) }
      }
      return liar.map { "\(evidence.scenario.names[$0]) says that it is first responder, and is not" } ?? ""
    }
  }

  /// I38: the focus does not stay with what has left the window.
  public static let focusInWindow = Invariant(
    "I38", .broken, "what has the focus is in a window, and a search in what is in none finds nothing"
  ) { evidence in
    evidence.judgeMoments { snapshot in
      if let focus = snapshot.focus, !snapshot.views[focus].isInWindow {
        return "\(evidence.scenario.names[focus]) has the focus and is in no window"
      }
      return ""
    } found: { snapshot, found in
      guard !snapshot.views[evidence.container].isInWindow else { return nil }
      return found == .nothing ? "" : "the search finds something on a screen that is in no window"
    }
  }

  /// I39: ending editing by force ends it.
  public static let endEditing = Invariant(
    "I39", .broken, "when editing has been ended by force nothing has the focus"
  ) { evidence in
    var judgement = Judgement.notJudged("nobody ends editing")
    for (step, moment) in zip(evidence.scenario.steps.indices, evidence.trace.moments)
    where evidence.scenario.steps[step].action == .blur {
      judgement = .held
      guard moment.returned.focus == nil, !moment.returned.hasStrangeFocus else {
        let name = moment.returned.focus.map { evidence.scenario.names[$0] } ?? "a view of the screen's own"
        return .violated(Violation("\(name) has the focus after editing was ended", amount: 0, step: step))
      }
    }
    return judgement
  }

  /// I40: in each window editing begins and ends by turns.
  public static let editingByTurns = Invariant(
    "I40", .broken, "a field ends editing before another begins, and each beginning has one end"
  ) { evidence in
    var editing: [Scenario.View.Place: Int] = [:]
    var judgement = Judgement.notJudged("nobody begins editing")
    let names = evidence.scenario.names
    for (step, moment) in evidence.trace.moments.enumerated() {
      for event in moment.events {
        var message: String?
        switch event {
        case .beganEditing(let view):
          let place = evidence.scenario.place(of: view)
          message = editing[place].map { "\(names[view]) begins editing before \(names[$0]) has ended" }
          editing[place] = view
        case .endedEditing(let view):
          let place = evidence.scenario.place(of: view)
          message = editing[place] == view ? nil : "\(names[view]) ends editing and had not begun"
          editing[place] = nil
        default: continue
        }
        if let message { return .violated(Violation(message, amount: 0, step: step)) }
        judgement = .held
      }
    }
    return judgement
  }
}

extension Evidence {
  /// Judges each state as the step returned and as it settled.
  /// - Parameters:
  ///   - problem: what is wrong with a state; empty for nothing, nil if it cannot be said.
  ///   - search: the same for what the subject's search found then.
  fileprivate func judgeMoments(
    _ problem: (Snapshot) -> String?, found search: (Snapshot, Trace.Found) -> String? = { _, _ in nil }
  ) -> Judgement {
    var judgement = Judgement.notJudged("the focus is on a view of the screen's own")
    for (step, moment) in trace.moments.enumerated() {
      var problems = [moment.returned, moment.settled].compactMap { $0 }.map(problem)
      if let settled = moment.settled, moment.found != .notAsked {
        problems.append(search(settled, moment.found))
      }
      for case let message? in problems {
        guard message.isEmpty else { return .violated(Violation(message, amount: 0, step: step)) }
        judgement = .held
      }
    }
    return judgement
  }
}
