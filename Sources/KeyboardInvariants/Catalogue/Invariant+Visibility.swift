import KeyboardScenarios

extension Invariant {
  /// I1: what must be visible ends above the keyboard.
  public static let safety = Invariant(
    "I1", .broken, "what must be visible of the focused view ends above the keyboard",
    always: { situation in
      .of { () throws(Reason) in
        let need = try situation.needAboveKeyboard()
        let hidden = need.essential.maxY - need.keyboardTop
        guard hidden > situation.claims.tolerance else { return .held }
        return situation.violated(
          "\(situation.essentialName(need.view)) ends \(points(hidden)) under the keyboard", hidden)
      }
    })

  /// I2: what must be visible does not go out at the top.
  public static let top = Invariant(
    "I2", .broken, "what must be visible of the focused view stays below the top of the screen's content",
    always: { situation in
      .of { () throws(Reason) in
        let need = try situation.needAboveKeyboard()
        let tolerance = situation.claims.tolerance
        let lost = need.topLimit - need.essential.y
        guard lost > tolerance else { return .held }
        return situation.violated(
          "\(situation.essentialName(need.view)) begins \(points(lost)) above the top", lost)
      }
    })
}

extension Situation {
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
