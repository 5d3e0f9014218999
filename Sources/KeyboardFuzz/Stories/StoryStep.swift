import KeyboardScenarios

extension Step {
  /// What happens, in words.
  func words(in scenario: Scenario, on screen: Size) -> String {
    let timing = (after == 0 ? "" : " after \(after.written) s") + (settles ? "" : ", not waited for")
    return action.words(in: scenario, on: screen) + timing
  }
}

extension Step.Action {
  fileprivate func words(in scenario: Scenario, on screen: Size) -> String {
    let names = scenario.names
    switch self {
    case .appear: return "appear"
    case .willDisappear: return "will disappear"
    case .disappear: return "disappear"
    case .focus(let view): return "focus \(names[view])"
    case .blur: return "end editing"
    case .keyboard(let notification): return notification.words(on: screen)
    case .tap(let point): return "tap (\(point.x.written), \(point.y.written))"
    case .rotate: return "rotate"
    case .layoutPass: return "layout pass"
    case .layout(let view, let frame): return "lay out \(names[view]) at \(frame.words)"
    case .scroll(let view, let offset):
      return "scroll \(names[view]) to (\(offset.x.written), \(offset.y.written))"
    case .moveCaret(let view, let caret): return "the caret of \(names[view]) moves to \(caret.words)"
    case .safeArea(let insets): return "safe area insets become \(insets.words)"
    case .background: return "the app goes to the background"
    case .foreground: return "the app comes back"
    case .alert: return "an alert comes in front"
    case .dismissAlert: return "the alert goes"
    case .keyboardAct(let act): return act.words
    case .moveScene(let origin): return "the scene moves to (\(origin.x.written), \(origin.y.written))"
    }
  }
}

extension KeyboardAct {
  fileprivate var words: String {
    switch self {
    case .dock: "the user docks the keyboard"
    case .undock: "the user undocks the keyboard"
    case .split: "the user splits the keyboard"
    case .float: "the user lets the keyboard float"
    case .attachHardware: "the user attaches a hardware keyboard"
    case .detachHardware: "the user detaches the hardware keyboard"
    case .showSuggestions: "the user turns the suggestions on"
    case .hideSuggestions: "the user turns the suggestions off"
    case .foreignShow: "the keyboard of another app comes"
    case .foreignHide: "the keyboard of the other app goes"
    case .dragAway: "a finger drags the keyboard away"
    case .dragBack: "a finger drags the keyboard down, and back"
    }
  }
}

extension KeyboardNotification {
  func words(on screen: Size) -> String {
    var words = "\(name.words)\(placeWords(on: screen))"
    switch begin {
    case .honest: break
    case .missing: words += ", no begin frame"
    case .frame(let frame): words += ", begin \(frame.listed)"
    }
    if duration != 0.25 { words += duration.map { ", \($0.written) s" } ?? ", no duration" }
    if curve != 7 { words += ", curve \(curve)" }
    if !isLocal { words += ", of another app" }
    return words
  }

  private func placeWords(on screen: Size) -> String {
    guard let end else { return ", no end frame" }
    let isWide = end.x == 0 && end.width == screen.width
    if isWide, end.y == screen.height, name == .willHide || name == .didHide { return "" }
    let isDocked = isWide && end.maxY == screen.height && end.height > 0
    return isDocked ? ", top at \(end.y.written)" : ", frame \(end.listed)"
  }
}

extension KeyboardNotification.Name {
  fileprivate var words: String {
    switch self {
    case .willShow: "keyboard shows"
    case .willHide: "keyboard hides"
    case .willChangeFrame: "keyboard frame changes"
    case .didShow: "keyboard did show"
    case .didHide: "keyboard did hide"
    case .didChangeFrame: "keyboard frame did change"
    }
  }
}

extension Rect {
  /// `[0, 451, 375, 216]`, with what is no number in words.
  fileprivate var listed: String {
    "[" + numbers.map { $0.written.filter { $0 != "\"" } }.joined(separator: ", ") + "]"
  }
}
