import KeyboardScenarios
import PortableUIKit

extension KeyboardProfile {
  /// The scenario's keyboard in the words of the simulation.
  init(_ profile: Scenario.KeyboardProfile) {
    self.init(System(profile.system))
    (height, heightSideways) = (profile.height, profile.heightSideways)
    (predictiveBar, shortcutBar) = (profile.suggestions, profile.shortcuts)
    (crossFades, nearBar) = (profile.crossFades, profile.nearBar)
  }
}

extension KeyboardProfile.System {
  fileprivate init(_ system: Scenario.KeyboardProfile.System) {
    switch system {
    case .ios13: self = .iOS13
    case .ios16: self = .iOS16
    case .ios26: self = .iOS26
    }
  }
}

extension UIKitRules {
  init(_ rules: Scenario.Rules) {
    self.init()
    (clampsOffsets, freezesChildSafeAreas) = (rules.clampsOffsets, rules.freezesChildSafeAreas)
    growsMarginsBySafeArea = rules.growsMarginsBySafeArea
    (movesSheets, keyWindowHasKeyboard) = (rules.movesSheets, rules.keyWindowHasKeyboard)
  }
}

extension SimulatedKeyboard {
  /// Does what the user does.
  func perform(_ act: KeyboardAct, suggestions: Double) {
    switch act {
    case .dock: configure { $0.style = .docked }
    case .undock: configure { $0.style = .undocked }
    case .split: configure { $0.style = .split }
    case .float: configure { $0.style = .floating }
    case .attachHardware: configure { $0.isHardware = true }
    case .detachHardware: configure { $0.isHardware = false }
    case .showSuggestions: configure { $0.predictiveBar = suggestions }
    case .hideSuggestions: configure { $0.predictiveBar = 0 }
    case .foreignShow: setForeign(true)
    case .foreignHide: setForeign(false)
    case .dragAway, .dragBack:
      guard let frame else { return }
      drag(toY: frame.midY)
      endDrag(dismisses: act == .dragAway)
    }
  }
}

extension KeyboardNotification {
  /// What a post says; nil for one with a name that is no keyboard's.
  init?(_ post: KeyboardPost) {
    guard let name = Name.allCases.first(where: { $0.notificationName == post.name }) else { return nil }
    self.init(name, end: post.end.map { Rect($0) })
    begin = post.begin.map { .frame(Rect($0)) } ?? .missing
    (duration, curve, isLocal) = (post.duration, post.curve, post.isLocal)
  }
}
