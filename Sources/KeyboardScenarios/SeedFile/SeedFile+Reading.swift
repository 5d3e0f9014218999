public import Foundation

extension SeedFile {
  private static let keys = [
    "format", "says", "expect", "from", "device", "rules", "keyboard", "around", "views", "steps", "vary",
  ]

  /// Reads a seed file's text.
  ///
  /// Views may stand in any order; they are put into that of a walk from the top.
  /// - Throws: the first mistake, with its place and the remedy.
  public init(reading data: Data) throws(SeedFileError) {
    let reader = JSONReader(value: try JSONValue.reading(data), place: "")
    if case .object(let members) = reader.value {
      try Self.checkFormat(members["format"].map { JSONReader(value: $0, place: "format") })
    }
    let members = try reader.object(Self.keys)
    says = try members["says"]?.text() ?? ""
    from = try members["from"]?.text() ?? ""
    expect = try members["expect"].map(Self.expectations) ?? [:]
    let device = try members["device"].map(Device.init(reading:)) ?? .plain
    guard let viewsReader = members["views"] else {
      throw SeedFileError(
        "no views", at: "views", remedy: "add one for the subject: \"views\": [{ \"id\": \"root\" }]")
    }
    let keyboard = try members["keyboard"].map(Scenario.Keyboard.init(reading:)) ?? .scripted
    let views = try ViewReader(viewsReader, isScripted: keyboard == .scripted)
    let stepReader = StepReader(
      views: views.views, indices: views.indices, device: device, isScripted: keyboard == .scripted)
    let steps =
      try members["steps"].map { reader throws(SeedFileError) in try stepReader.steps(reader) } ?? []
    var scenario = Scenario(device: device, views: views.views, steps: steps)
    scenario.keyboard = keyboard
    scenario.rules = try members["rules"].map(Scenario.Rules.init(reading:)) ?? Scenario.Rules()
    scenario.around = try members["around"].map(Self.surroundings) ?? []
    let variation = try members["vary"].map { reader throws(SeedFileError) in
      try VariationReader(scenario: scenario, indices: views.indices).variation(reader)
    }
    content = Case(scenario, vary: variation)
  }

  private static func surroundings(_ reader: JSONReader) throws(SeedFileError) -> [Scenario.Surrounding] {
    var surroundings: [Scenario.Surrounding] = []
    for element in try reader.array() {
      surroundings.append(try element.name(Scenario.Surrounding.self, "surrounding"))
    }
    return surroundings
  }

  private static func checkFormat(_ reader: JSONReader?) throws(SeedFileError) {
    guard let reader else {
      throw SeedFileError("no format", at: "format", remedy: "add \"format\": \"\(format)\"")
    }
    let text = try reader.text()
    guard text != format else { return }
    let isLater = text.hasPrefix("keyboard-scenario/")
    throw reader.fail(
      "\"\(text)\" is not a format that this version reads",
      remedy: isLater ? "use the version of keyboard-fuzz that wrote it" : "write \"\(format)\"")
  }

  private static func expectations(_ reader: JSONReader) throws(SeedFileError) -> [String: Expectation] {
    guard case .object(let members) = reader.value else {
      throw reader.fail("\(reader.value.words) is not an object", remedy: "write { \"subject\": \"holds\" }")
    }
    var expectations: [String: Expectation] = [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      expectations[name] = try expectation(JSONReader(value: value, place: "\(reader.place).\(name)"))
    }
    return expectations
  }

  private static func expectation(_ reader: JSONReader) throws(SeedFileError) -> Expectation {
    if case .text(let text) = reader.value {
      guard text == "holds" else {
        throw reader.fail(
          "\"\(text)\" is no expectation",
          remedy: "write \"holds\", or { \"violates\": [...], \"because\": ... }")
      }
      return .holds
    }
    let members = try reader.object(["violates", "because"])
    guard let violates = members["violates"], let because = try members["because"]?.text(), !because.isEmpty
    else {
      throw reader.fail("a known fault needs \"violates\" and \"because\"", remedy: "add what is missing")
    }
    var ids: [String] = []
    for id in try violates.array() { ids.append(try id.text()) }
    guard !ids.isEmpty else {
      throw violates.fail("no invariant", remedy: "name at least one, such as \"I1\"")
    }
    return .violates(ids, because: because)
  }
}

extension Device {
  fileprivate init(reading reader: JSONReader) throws(SeedFileError) {
    let members = try reader.object(["screen", "idiom", "scene", "safeArea"])
    if let screen = members["screen"], try min(screen.size().width, screen.size().height) < 1 {
      throw screen.fail("a screen without extent", remedy: "give its width and height in points")
    }
    self.init(
      screen: try members["screen"]?.size() ?? Device.plain.screen,
      idiom: try members["idiom"]?.name(Idiom.self, "idiom") ?? .phone, scene: try members["scene"]?.rect())
    safeArea = try members["safeArea"]?.insets() ?? .zero
  }
}
