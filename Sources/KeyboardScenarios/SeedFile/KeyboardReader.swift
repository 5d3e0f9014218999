extension Scenario.Keyboard {
  /// Reads `"scripted"`, the name of a system, or an object that says more of a simulated keyboard.
  init(reading reader: JSONReader) throws(SeedFileError) {
    if case .text(let text) = reader.value {
      if text == "scripted" {
        self = .scripted
        return
      }
      self = .simulated(Profile(try reader.name(Profile.System.self, Self.what)))
      return
    }
    let members = try reader.object([
      "system", "height", "sideways", "suggestions", "shortcuts", "crossFades", "nearBar",
    ])
    guard let system = members["system"] else {
      throw reader.fail("no system", remedy: "add \"system\": \"ios16\"")
    }
    var profile = Profile(try system.name(Profile.System.self, Self.what))
    profile.height = try members["height"]?.length() ?? profile.height
    profile.heightSideways = try members["sideways"]?.length() ?? profile.heightSideways
    profile.suggestions = try members["suggestions"]?.length() ?? 0
    profile.shortcuts = try members["shortcuts"]?.length() ?? 0
    profile.crossFades = try members["crossFades"]?.flag() ?? false
    profile.nearBar = try members["nearBar"]?.length() ?? 0
    if let reader = members["nearBar"], !profile.system.hasNearBar {
      throw reader.fail("only a keyboard of ios26 has such a bar", remedy: "remove \"nearBar\"")
    }
    self = .simulated(profile)
  }

  private typealias Profile = Scenario.KeyboardProfile
  private static var what: String { "system with a simulated keyboard" }
}

extension Scenario.Rules {
  init(reading reader: JSONReader) throws(SeedFileError) {
    self.init()
    let members = try reader.object(Self.named.map(\.name))
    for (name, rule) in Self.named {
      if let flag = try members[name]?.flag() { self[keyPath: rule] = flag }
    }
  }
}

extension JSONReader {
  fileprivate func length() throws(SeedFileError) -> Double {
    let length = try number()
    guard length >= 0 else { throw fail("a height is not negative", remedy: "give zero or more points") }
    return length
  }
}
