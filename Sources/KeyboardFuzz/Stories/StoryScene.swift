import KeyboardScenarios

extension Scenario {
  /// The device and the views, a line each; on one line if there is little to say.
  func sceneLines() -> [String] {
    let names = names
    let setting = [device.words, aroundWords, keyboard.words, rules.words]
    var lines = [setting.compactMap { $0 }.joined(separator: ", ")]
    for index in views.indices where index != container || !views[index].isPlainScreen {
      let depth = path(from: index).count
      let parent = views[index].parent
      let place = parent == nil || parent == container ? "" : " in \"\(names[parent ?? 0])\""
      lines.append(
        String(repeating: "  ", count: max(0, depth - 2)) + views[index].words(names[index] + "\"" + place))
    }
    let isShort =
      lines.count == 2 && keyboard == .scripted && rules == Rules() && device.safeArea == .zero
      && around.isEmpty
    return isShort ? [lines.joined(separator: ", ")] : lines
  }

  /// `the screen in a navigation controller in a tab bar controller`
  private var aroundWords: String? {
    around.isEmpty ? nil : "the screen" + around.reversed().map { " in \($0.words)" }.joined()
  }
}

extension Scenario.Keyboard {
  /// `a keyboard as of iOS 16, 291 high, with suggestions of 44`
  fileprivate var words: String? {
    guard let profile else { return nil }
    var words = "a keyboard as of iOS \(profile.system.rawValue.dropFirst(3)), \(profile.height.written) high"
    words += " (\(profile.heightSideways.written) sideways)"
    if profile.suggestions != 0 { words += ", with suggestions of \(profile.suggestions.written)" }
    if profile.shortcuts != 0 { words += ", with a shortcut bar of \(profile.shortcuts.written)" }
    if profile.crossFades { words += ", fading" }
    if profile.nearBar != 0 {
      words += ", with a bar of \(profile.nearBar.written) while the focused view is that near"
    }
    return words
  }
}

extension Scenario.Rules {
  /// What is otherwise than usual.
  fileprivate var words: String? {
    let others = Self.named.filter { self[keyPath: $0.rule] != Self()[keyPath: $0.rule] }
    return others.isEmpty
      ? nil : others.map { "\($0.name) \(self[keyPath: $0.rule])" }.joined(separator: ", ")
  }
}

extension Device {
  fileprivate var words: String {
    let size = "\(screen.width.written) x \(screen.height.written)"
    let pad = idiom == .pad ? " (iPad)" : ""
    let safe = safeArea == .zero ? "" : ", safe area insets \(safeArea.words)"
    guard let scene else { return size + pad + safe }
    return size + pad + ", the scene at " + scene.words + safe
  }
}

extension Insets {
  /// `44 top, 34 bottom`
  var words: String {
    let parts = zip(["top", "left", "bottom", "right"], numbers).filter { $1 != 0 }
    return parts.isEmpty ? "zero" : parts.map { "\($1.written) \($0)" }.joined(separator: ", ")
  }
}

extension Scenario.Surrounding {
  fileprivate var words: String {
    switch self {
    case .navigationBar: "a navigation controller"
    case .opaqueNavigationBar: "a navigation controller with an opaque bar"
    case .tabBar: "a tab bar controller"
    case .opaqueTabBar: "a tab bar controller with an opaque bar"
    case .formSheet: "a form sheet"
    case .pageSheet: "a page sheet"
    }
  }
}

extension Rect {
  /// `(20, 600), 335 x 40`
  var words: String {
    let numbers = numbers.map { $0.written.filter { $0 != "\"" } }
    return "(\(numbers[0]), \(numbers[1])), \(numbers[2]) x \(numbers[3])"
  }
}

extension Scenario.View {
  /// The screen itself, as large as it can be and with nothing that needs saying.
  fileprivate var isPlainScreen: Bool {
    var plain = Scenario.View(.view)
    (plain.controller, plain.name, plain.parent) = (.subject, name, parent)
    return self == plain
  }

  /// - Parameter name: the name with what follows it, such as where it is.
  fileprivate func words(_ name: String) -> String {
    var words = "\(kindWords) \"\(name)"
    words += frame.map { " at \($0.words)" } ?? (kind == .bar ? "" : " that fills its parent")
    if transform != .identity {
      words += ", transform [" + transform.numbers.map(\.written).joined(separator: ", ") + "]"
    }
    if isHidden { words += ", hidden" }
    if alpha != 1 { words += ", alpha \(alpha.written)" }
    if clips { words += ", clipping" }
    if let contentSize { words += ", content \(contentSize.width.written) x \(contentSize.height.written)" }
    if contentOffset != .zero {
      words += ", scrolled to (\(contentOffset.x.written), \(contentOffset.y.written))"
    }
    if contentInset != .zero { words += ", content insets \(contentInset.words)" }
    if caret != Scenario.View.plainCaret { words += ", caret at \(caret.words)" }
    if accessory != 0 { words += ", accessory view of \(accessory.written)" }
    if typing != .text { words += typing == .number ? ", for digits" : ", for a secret" }
    switch place {
    case .window: return words
    case .otherWindow: return words + ", in another window"
    case .otherScene: return words + ", in another scene"
    case .detached: return words + ", in no window"
    }
  }

  private var kindWords: String {
    switch controller {
    case .subject: "screen"
    case .plain: "view of a child controller"
    case .none: kind.noun
    }
  }
}

extension Scenario.View.Kind {
  /// What it is called in a sentence.
  var noun: String {
    switch self {
    case .textField: "text field"
    case .textView: "text view"
    case .scrollView: "scroll view"
    case .searchBar: "search bar"
    case .keyInput: "view with keyboard input"
    case .claimer: "view that answers for the focus in it"
    case .bar: "the screen's bar"
    case .view: "view"
    }
  }
}
