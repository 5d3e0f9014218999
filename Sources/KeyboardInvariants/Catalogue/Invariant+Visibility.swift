import KeyboardScenarios

extension Invariant {
  /// I1: what must be visible ends above the keyboard.
  public static let safety = Invariant(
    "I1", .broken, "what must be visible of the focused view ends above the keyboard",
    always: { situation in
      .of { () throws(Reason) in
        situation.judgeSafety(try situation.needAboveKeyboard())
      }
    })

  /// I2: what must be visible does not go out at the top.
  public static let top = Invariant(
    "I2", .broken, "what must be visible of the focused view stays below the top of the screen's content",
    always: { situation in
      .of { () throws(Reason) in
        let need = try situation.needAboveKeyboard()
        let tolerance = situation.claims.tolerance
        guard need.restingEssential.y >= need.topLimit - Situation.rounding else {
          throw "the focused view is above the content without a keyboard"
        }
        let lost = need.topLimit - need.essential.y
        guard lost > tolerance else { return .held }
        return situation.violated(
          "\(situation.essentialName(need.view)) begins \(points(lost)) above the top", lost)
      }
    })

  /// I51: of a text too tall for the room that is left, the caret is to be seen.
  public static let caret = Invariant(
    "I51", .broken, "the caret of a text too tall for the room above the keyboard is visible",
    always: { situation in
      .of { () throws(Reason) in
        let need = try situation.needAboveKeyboard()
        guard situation.scenario.views[need.view].kind == .textView else { throw "no text view is focused" }
        let room = need.keyboardTop - need.topLimit - need.margin
        guard need.restingBounds.height > room else { throw "the whole text has room above the keyboard" }
        return situation.judgeSafety(need)
      }
    })

  /// I57: after the owner's layout has put the screen elsewhere, the focused view is above the keyboard again.
  public static let afterLayout = Invariant(
    "I57", .broken, "after the owner's layout has moved the screen, it is clear of the keyboard again",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.entry.isLaidOutWhileUp else { throw "the screen is not laid out while it is up" }
        guard situation.claims.kind == .container else { return try situation.judgeFlush() }
        return situation.judgeSafety(try situation.needAboveKeyboard())
      }
    })

  /// I61: where the focus moves and the keyboard stays, the newly focused view is to be seen too. What hears
  /// notifications alone cannot see that.
  public static let silentFocus = Invariant(
    "I61", .weakness, "the focused view is above the keyboard also when only the focus has moved",
    always: { situation in
      .of { () throws(Reason) in
        guard situation.entry.hasFocusMovedAlone else { throw "the keyboard spoke after the focus moved" }
        guard situation.keyboardTop != nil else { throw "no docked keyboard" }
        let need = try situation.need(afterSignal: false)
        guard need.fits else { throw "there is no room for it above the keyboard" }
        guard situation.isInView(need) else { throw "the focused view is out of view without a keyboard" }
        return situation.judgeSafety(need)
      }
    })
}

extension Situation {
  fileprivate func judgeSafety(_ need: Need) -> Judgement {
    let hidden = need.essential.maxY - need.keyboardTop
    guard hidden > claims.tolerance else { return .held }
    return violated("\(essentialName(need.view)) ends \(points(hidden)) under the keyboard", hidden)
  }

  /// What the focused view needs where a docked keyboard takes space and leaves enough,
  /// and where it would be seen without one: what is scrolled or clipped away is hidden by other hands.
  fileprivate func needAboveKeyboard() throws(Reason) -> Need {
    guard keyboardTop != nil else { throw "no docked keyboard" }
    let need = try need()
    guard need.fits else { throw "there is no room for it above the keyboard" }
    guard isInView(need) else { throw "the focused view is out of view without a keyboard" }
    return need
  }

  func name(_ view: Int) -> String { scenario.names[view] }

  /// The name of what must be visible of a view.
  fileprivate func essentialName(_ view: Int) -> String {
    scenario.views[view].kind == .textView ? "the caret of \(name(view))" : name(view)
  }

  func violated(_ message: String, _ amount: Double) -> Judgement {
    .violated(Violation(message, amount: amount, step: step))
  }
}
