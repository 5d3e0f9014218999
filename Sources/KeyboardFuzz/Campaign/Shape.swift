public import KeyboardScenarios

/// What a case is made of, without its numbers: the tree of its views by kind, the kinds of its steps,
/// the kind of its variation.
public struct Shape: Hashable, Sendable {
  private let around: [Scenario.Surrounding]
  private let views: [String]
  private let steps: [String]
  private let variation: Variation.Kind?

  public init(of content: Case) {
    let scenario = content.scenario
    around = scenario.around
    views = scenario.views.indices.map { index in
      let view = scenario.views[index]
      let depth = scenario.path(from: index).count
      return "\(depth) \(view.kind) \(view.controller) \(view.place)"
    }
    steps = scenario.steps.map(\.kindWords)
    variation = content.variation?.kind
  }

  /// The steps and the variation in a few words, for the name of a file.
  var words: String {
    let words = steps.filter { $0 != "appear" } + [variation?.rawValue].compactMap { $0 }
    return words.isEmpty ? "at-once" : words.prefix(6).joined(separator: "-").kebabCased
  }
}

extension Step {
  /// The kind of step; keyboard notifications differ by name.
  fileprivate var kindWords: String {
    switch action {
    case .keyboard(let notification): notification.name.rawValue
    case .appear: "appear"
    case .willDisappear: "willDisappear"
    case .disappear: "disappear"
    case .focus: "focus"
    case .blur: "blur"
    case .tap: "tap"
    case .rotate: "rotate"
    case .layoutPass: "layoutPass"
    case .layout: "layout"
    case .scroll: "scroll"
    case .moveScene: "moveScene"
    case .moveCaret: "moveCaret"
    case .safeArea: "safeArea"
    case .background: "background"
    case .foreground: "foreground"
    case .alert: "alert"
    case .dismissAlert: "dismissAlert"
    case .keyboardAct(let act): act.rawValue
    }
  }
}

extension String {
  fileprivate var kebabCased: String {
    var text = ""
    for character in self { text += character.isUppercase ? "-" + character.lowercased() : String(character) }
    return text
  }
}
