import KeyboardScenarios

extension Invariant {
  /// I31: a screen moves as long and in the same rhythm as the keyboard does.
  public static let animation = Invariant(
    "I31", .cosmetic, "what moves with the keyboard has the keyboard's duration and curve",
    always: { situation in
      .of { () throws(Reason) in
        guard let notification = situation.entry.announcement, notification.name.isBeforehand else {
          throw "no keyboard is announced"
        }
        guard !situation.animations.isEmpty else { throw "nothing is animated" }
        // What follows the focus begins before a field's keyboard is announced, or after a text view's.
        guard !situation.claims.seesFocus || !situation.events.contains(where: \.isBeginning) else {
          throw "it follows the focus too"
        }
        for animation in situation.animations {
          // Single precision will do: published code reads the duration as a float.
          if let duration = notification.duration, abs(animation.duration - duration) > 1e-6 {
            return situation.violated(
              "it moves for \(animation.duration.short) s, and the keyboard for \(duration.short) s",
              animation.duration - duration)
          }
          guard animation.duration == 0 || animation.curve == notification.curve else {
            return situation.violated(
              "it moves with curve \(animation.curve), and the keyboard with \(notification.curve)",
              Double(animation.curve - notification.curve))
          }
        }
        return .held
      }
    })

  /// I32: where everything will be is settled when the handler returns; only the looks take their time.
  public static let immediate = Invariant(
    "I32", .broken, "everything has its final place when the handler of a notification returns",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.claims.isImmediate else { throw "it is not claimed" }
        guard situation.entry.announcement != nil else { throw "no keyboard is announced" }
        guard situation.isVisible else { throw "the screen is not there" }
        // A keyboard that turns with the screen is announced before the layout pass that the turn makes due.
        guard !situation.scenario.steps[situation.step].changesLayout else { throw "a layout is due" }
        guard situation.now.sheet == situation.returned.sheet else { throw "UIKit moves the sheet" }
        guard situation.keyboardAnswers == 0 else { throw "the keyboard moves again by itself" }
        guard situation.before != nil, !(situation.earlier?.hasStaleLayout ?? true) else {
          throw "a layout is due"
        }
        // A text view that gets the focus scrolls to its caret after it has said so, and tells nobody.
        guard !situation.hasScrolledToCaret else { throw "something scrolls" }
        for view in situation.scenario.views.indices where situation.isMoved(view) {
          if let change = situation.now.views[view].change(from: situation.returned.views[view]) {
            return situation.violated(
              "\(situation.name(view)) moves on when the handler has returned: \(change.words)", change.amount
            )
          }
        }
        return .held
      }
    })

  /// I62: what is lifted can still be touched. A view outside its superview's bounds is seen and dead.
  public static let touchable = Invariant(
    "I62", .broken, "the raised bar and the lifted field are still what a finger meets there",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.keyboardTop != nil else { throw "no docked keyboard" }
        var judgement = Judgement.notJudged("there is nothing to touch")
        for touch in situation.now.touches {
          guard try situation.mustBeTouchable(touch.view) else { continue }
          judgement = .held
          if situation.isDead(touch) {
            return situation.violated(
              "a finger on \(situation.name(touch.view)) meets \(situation.words(of: touch.reached))", 0)
          }
        }
        return judgement
      }
    })

  /// I63: avoiding the keyboard is no reason to touch the focus.
  public static let focusLeftAlone = Invariant(
    "I63", .broken, "announcing a keyboard changes no focus, and asks nobody whether it could have it",
    always: { situation in
      .of { () throws(Reason) in
        // Where a simulated keyboard follows the focus, what moved it is not known.
        let isScripted = situation.scenario.steps[situation.step].keyboard != nil
        guard isScripted || !situation.events.keyboards.isEmpty else { throw "no keyboard is announced" }
        guard situation.isVisible else { throw "the screen is not there" }
        for event in situation.events {
          switch event {
          case .focus where !isScripted, .strangeFocus where !isScripted: continue
          case .focus(let view):
            let name = view.map(situation.name) ?? "nothing"
            return situation.violated("the focus is on \(name) after the notification", 0)
          case .strangeFocus:
            return situation.violated("the focus is on a view of the screen's own after the notification", 0)
          case .askedForFocus(let view):
            return situation.violated(
              "\(situation.name(view)) is asked whether it can become first responder", 0)
          default: break
          }
        }
        return .held
      }
    })
}

extension Situation {
  /// Whether something has another content offset as the step returned than before it, and began editing.
  fileprivate var hasScrolledToCaret: Bool {
    guard let before, events.contains(where: \.isBeginning) else { return false }
    return scenario.offsets(in: returned) != scenario.offsets(in: before)
  }
}

extension Trace.Event {
  fileprivate var isBeginning: Bool { if case .beganEditing = self { true } else { false } }
}

extension KeyboardNotification.Name {
  /// Whether it is posted before the keyboard moves.
  fileprivate var isBeforehand: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }
}

extension Situation {
  /// Whether a finger meets this view at rest, and must still meet it where it belongs now: there is room for
  /// it inside everything that holds what moves.
  fileprivate func mustBeTouchable(_ view: Int) throws(Reason) -> Bool {
    guard let moved, scenario.isView(view, in: moved) else { return false }
    let rest = try rest.get()
    guard let resting = rest.touches.first(where: { $0.view == view }), isMet(resting) else { return false }
    let lifts: [Double]
    if claims.kind == .container {
      guard let need = try? need(), need.fits, need.view == view, isInView(need) else { return false }
      lifts = [need.least, need.most]
    } else {
      guard let bar = try? barPlace(), bar.hasRoom else { return false }
      lifts = [max(0, bar.rest.maxY - bar.keyboardTop)]
    }
    let box = rest.essentialBox(of: view)
    // On an edge, a finger meets what is there or not as the last digits have it, which a lift changes.
    let middle = Point(box.x + box.width / 2, box.y + box.height / 2)
    guard scenario.path(from: view).allSatisfy({ !rest.views[$0].screen.hasOnEdge(middle) }) else {
      return false
    }
    let holders = scenario.path(from: moved).dropFirst().map { rest.views[$0].screen } + [now.window]
    return lifts[0] > 0
      && lifts.allSatisfy { lift in
        let place = box.offset(by: Point(0, -lift))
        return holders.allSatisfy { place.isInside($0, tolerance: claims.tolerance) }
      }
  }

  /// Whether the finger goes through the view, to what it is in or to nothing. What stands in front of it,
  /// outside of what moves, is not for the subject to move away.
  fileprivate func isDead(_ touch: Snapshot.Touch) -> Bool {
    switch touch.reached {
    case .nothing: true
    case .view(let reached): reached != touch.view && scenario.isView(touch.view, in: reached)
    case .stranger, .notAsked: false
    }
  }

  private func isMet(_ touch: Snapshot.Touch) -> Bool {
    guard case .view(let reached) = touch.reached else { return false }
    return scenario.isView(reached, in: touch.view)
  }

  fileprivate func words(of reached: Trace.Found) -> String {
    if case .view(let view) = reached { name(view) } else { "nothing" }
  }
}

extension Rect {
  /// Whether a point lies on a line through one of the edges, but for rounding.
  fileprivate func hasOnEdge(_ point: Point) -> Bool {
    [point.x - x, point.x - maxX, point.y - y, point.y - maxY].contains { abs($0) < Situation.rounding }
  }
}
