import PropertyTesting

extension Scenario.Keyboard {
  /// Draws who posts; a simulated keyboard has about the heights of the device's.
  static func draw(on device: Device, like example: Scenario.Keyboard?, from source: inout Draw) -> Self {
    source.optional(
      "keyboard", like: example.map { $0 != .scripted }, by: { $0.oneIn(4) },
      value: { source in
        .simulated(Scenario.KeyboardProfile.draw(on: device, like: example?.profile, from: &source))
      }) ?? .scripted
  }
}

extension Scenario.KeyboardProfile {
  fileprivate static func draw(on device: Device, like example: Self?, from source: inout Draw) -> Self {
    var profile = Self(source.element("system", of: System.allCases, like: example?.system))
    let usual = example ?? source.propose { Self.usual(on: device, profile.system, by: &$0) }
    func length(_ label: String, towards plain: Double, _ part: KeyPath<Self, Double>) -> Double {
      source.real(
        label, in: 0 ... .infinity, towards: plain, isFinite: true, unit: 1, like: usual?[keyPath: part]
      ) { _ in plain }
    }
    profile.height = length("height", towards: profile.height, \.height)
    profile.heightSideways = length("sideways", towards: profile.heightSideways, \.heightSideways)
    profile.suggestions = length("suggestions", towards: 0, \.suggestions)
    profile.shortcuts = length("shortcuts", towards: 0, \.shortcuts)
    profile.crossFades = source.flag("cross-fades", like: usual?.crossFades) { $0.oneIn(8) }
    if profile.system.hasNearBar {
      profile.nearBar = source.real(
        "near bar", in: 0 ... .infinity, towards: 0, isFinite: true, unit: 1, like: example?.nearBar
      ) { $0.number(of: [0, 0, 20, 44, 55]) }
    }
    return profile
  }

  /// The heights that published frames have on a device of this kind: keys alone, and what a home indicator, the
  /// suggestions and a pad's shortcuts add.
  private static func usual(on device: Device, _ system: System, by random: inout Random) -> Self {
    var profile = Self(system)
    profile.crossFades = random.oneIn(8)
    let long = max(device.screen.width, device.screen.height)
    let short = min(device.screen.width, device.screen.height)
    if device.idiom == .pad {
      (profile.height, profile.heightSideways) = (264, 352)
      profile.shortcuts = random.oneIn(3) ? 0 : 55
      return profile
    }
    let hasIndicator = long >= 812
    profile.height = (short >= 414 ? 226 : 216) + (hasIndicator ? 75 : 0)
    profile.heightSideways = hasIndicator ? 171 : 162
    profile.suggestions = random.number(of: [0, 42, 44, 45])
    return profile
  }
}

extension Scenario.Rules {
  /// Draws the rules: nearly always the likely ones.
  static func draw(like example: Self?, from source: inout Draw) -> Self {
    source.optional(
      "rules", like: example.map { $0 != Self() }, by: { $0.oneIn(8) },
      value: { source in
        var rules = Self()
        for (name, rule) in named {
          let usual = Self()[keyPath: rule]
          let isOther = source.flag(
            name, like: example.map { $0[keyPath: rule] != usual }, by: { $0.oneIn(2) })
          rules[keyPath: rule] = usual != isOther
        }
        return rules
      }) ?? Self()
  }
}
