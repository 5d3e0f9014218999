public import Foundation

extension SeedFile {
  private static let keys = ["format", "says", "expect", "from", "device", "views", "steps", "vary"]

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
    let views = try ViewReader(viewsReader)
    let stepReader = StepReader(views: views.views, indices: views.indices, device: device)
    let steps =
      try members["steps"].map { reader throws(SeedFileError) in try stepReader.steps(reader) } ?? []
    let scenario = Scenario(device: device, views: views.views, steps: steps)
    let variation = try members["vary"].map { reader throws(SeedFileError) in
      try Variation(reading: reader, of: scenario, views.indices)
    }
    content = Case(scenario, vary: variation)
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
    let members = try reader.object(["screen", "idiom", "scene"])
    if let screen = members["screen"], try min(screen.size().width, screen.size().height) < 1 {
      throw screen.fail("a screen without extent", remedy: "give its width and height in points")
    }
    self.init(
      screen: try members["screen"]?.size() ?? Device.plain.screen,
      idiom: try members["idiom"]?.name(Idiom.self, "idiom") ?? .phone, scene: try members["scene"]?.rect())
  }
}

extension Variation {
  fileprivate init(
    reading reader: JSONReader, of scenario: Scenario, _ indices: [String: Int]
  ) throws(SeedFileError) {
    let members = try reader.object(Kind.allCases.map(\.rawValue) + ["in", "frame"])
    let named = Kind.allCases.filter { members[$0.rawValue] != nil }
    guard named.count == 1, let argument = members[named[0].rawValue] else {
      throw reader.fail(
        "not one kind of variation",
        remedy: "name one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    func frame() throws(SeedFileError) -> Rect {
      guard let frame = members["frame"] else {
        throw reader.fail("no frame", remedy: "add \"frame\": [x, y, width, height]")
      }
      return try frame.rect(isAny: named[0] == .begin)
    }
    switch named[0] {
    case .repeatStep: self = .repeatStep(try Self.step(argument, of: scenario))
    case .begin: self = .begin(try Self.step(argument, of: scenario), try frame())
    case .fresh, .disguise:
      guard try argument.flag() else {
        throw argument.fail("false says nothing", remedy: "remove \"vary\", or write true")
      }
      self = named[0] == .fresh ? .fresh : .disguise
    case .wrapper:
      let view = try Self.view(argument, indices)
      guard scenario.wrappable.contains(view) else {
        throw argument.fail(
          "a wrapper inside a view that scrolls would not be neutral", remedy: "name another view")
      }
      self = .wrapper(view)
    case .bystander:
      let kind = try argument.name(Scenario.View.Kind.self, "kind of view")
      let parent = try members["in"].map { reader throws(SeedFileError) in try Self.view(reader, indices) }
      self = .bystander(kind, in: parent, frame: try frame())
    }
  }

  /// The index of the keyboard step that is named by its number, which counts from 1 as a story does.
  private static func step(_ reader: JSONReader, of scenario: Scenario) throws(SeedFileError) -> Int {
    let fit = scenario.steps.indices.filter { scenario.steps[$0].keyboard != nil }
    let number = try reader.number()
    guard let index = fit.first(where: { Double($0 + 1) == number }) else {
      let known = fit.map { "\($0 + 1)" }.joined(separator: ", ")
      throw reader.fail(
        "step \(number.written) posts no keyboard notification",
        remedy: known.isEmpty ? "add such a step" : "steps count from 1; these do: \(known)")
    }
    return index
  }

  private static func view(_ reader: JSONReader, _ indices: [String: Int]) throws(SeedFileError) -> Int {
    let name = try reader.text()
    guard let index = indices[name] else {
      throw reader.fail(
        "no view is called \"\(name)\"",
        remedy: "name one of \(indices.keys.sorted().joined(separator: ", "))")
    }
    return index
  }
}
