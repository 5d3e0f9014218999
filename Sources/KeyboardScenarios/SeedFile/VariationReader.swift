/// Reads the variation of a seed file.
struct VariationReader {
  let scenario: Scenario
  let indices: [String: Int]

  /// What goes with a kind of variation.
  private static func members(of kind: Variation.Kind) -> [String] {
    switch kind {
    case .bystander: ["in", "frame"]
    case .begin: ["frame"]
    case .cycle: ["count", "times"]
    case .taller, .lower: ["by"]
    case .echo: ["as"]
    default: []
    }
  }

  private static let names = Variation.Kind.allCases.map(\.rawValue)

  func variation(_ reader: JSONReader) throws(SeedFileError) -> Variation {
    let others = Variation.Kind.allCases.flatMap(Self.members)
    let members = try reader.object(Self.names + others)
    let named = Variation.Kind.allCases.filter { members[$0.rawValue] != nil }
    guard named.count == 1, let argument = members[named[0].rawValue] else {
      throw reader.fail(
        "not one kind of variation", remedy: "name one of \(Self.names.joined(separator: ", "))")
    }
    let known = [named[0].rawValue] + Self.members(of: named[0])
    for name in members.keys.sorted() where !known.contains(name) {
      throw SeedFileError(
        "\"\(name)\" says nothing of \"\(named[0].rawValue)\"", at: "\(reader.place).\(name)",
        remedy: "remove it")
    }
    return try variation(named[0], argument, members)
  }

  private func variation(
    _ kind: Variation.Kind, _ argument: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Variation {
    switch kind {
    case .repeatStep: return .repeatStep(try step(argument, kind, "posts no keyboard notification"))
    case .fresh: return try said(.fresh, argument)
    case .disguise: return try said(.disguise, argument)
    case .wrapper: return .wrapper(try wrapped(argument))
    case .bystander: return try bystander(argument, members)
    case .begin:
      let frame = try required("frame", "[x, y, width, height]", members, argument).rect(isAny: true)
      return .begin(try step(argument, kind, "posts no keyboard notification"), frame)
    case .cycle: return try cycle(argument, members)
    case .swap:
      return .swap(
        try step(argument, kind, "and the next are not one for the focus and one for the keyboard"))
    case .taller:
      let step = try step(argument, kind, "announces no frame that can be meant")
      return .taller(step, by: try positive("by", members, argument))
    case .translated: return .translated(try distance(argument))
    case .lower: return .lower(try lowered(argument), by: try positive("by", members, argument))
    case .echo: return try echo(argument, members)
    case .channel: return .channel(try step(argument, kind, "announces no frame that can be meant"))
    case .reappear: return .reappear(try step(argument, kind, "is no \"appear\""))
    case .hideFirst: return .hideFirst(try step(argument, kind, "does not rotate"))
    case .turnAround: return .turnAround(try step(argument, kind, "is not there"))
    case .background: return .background(try step(argument, kind, "is not there"))
    case .cancelledPop: return .cancelledPop(try step(argument, kind, "is not there"))
    }
  }

  private func said(_ variation: Variation, _ reader: JSONReader) throws(SeedFileError) -> Variation {
    guard try reader.flag() else {
      throw reader.fail("false says nothing", remedy: "remove \"vary\", or write true")
    }
    return variation
  }

  /// The index of the step that is named by its number, which counts from 1 as a story does.
  private func step(
    _ reader: JSONReader, _ kind: Variation.Kind, _ problem: String
  ) throws(SeedFileError) -> Int {
    let fit = kind.steps(in: scenario) ?? []
    let number = try reader.number()
    guard let index = fit.first(where: { Double($0 + 1) == number }) else {
      let known = fit.map { "\($0 + 1)" }.joined(separator: ", ")
      throw reader.fail(
        "step \(number.written) \(problem)",
        remedy: known.isEmpty ? "add such a step" : "steps count from 1; these do: \(known)")
    }
    return index
  }

  private func view(_ reader: JSONReader) throws(SeedFileError) -> Int {
    let name = try reader.text()
    guard let index = indices[name] else {
      throw reader.fail(
        "no view is called \"\(name)\"",
        remedy: "name one of \(indices.keys.sorted().joined(separator: ", "))")
    }
    return index
  }

  private func wrapped(_ reader: JSONReader) throws(SeedFileError) -> Int {
    let view = try view(reader)
    guard scenario.wrappable.contains(view) else {
      throw reader.fail(
        "a wrapper of the bar, or inside a view that scrolls, would not be neutral",
        remedy: "name another view")
    }
    return view
  }

  private func lowered(_ reader: JSONReader) throws(SeedFileError) -> Int {
    let view = try view(reader)
    guard scenario.lowerable.contains(view) else {
      throw reader.fail(
        "only a field in the subject's view that has a frame can stand lower", remedy: "name another view")
    }
    return view
  }

  private func bystander(
    _ reader: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Variation {
    let kind = try reader.name(Scenario.View.Kind.self, "kind of view")
    guard kind != .bar else {
      throw reader.fail("a bar takes part", remedy: "name another kind of view")
    }
    let parent = try members["in"].map { reader throws(SeedFileError) in try view(reader) }
    let frame = try required("frame", "[x, y, width, height]", members, reader).rect()
    return .bystander(kind, in: parent, frame: frame)
  }

  private func cycle(
    _ reader: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Variation {
    let first = try step(reader, .cycle, "is none that can happen again")
    let most = scenario.stepsToCycle(from: first)
    let count = try members["count"]?.integer(in: 1...most) ?? 1
    return .cycle(first, count: count, times: try members["times"]?.integer(in: 2...9) ?? 2)
  }

  private func echo(
    _ reader: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Variation {
    let step = try step(reader, .echo, "posts no keyboard notification")
    let name = try required("as", "\"willChangeFrame\"", members, reader)
    let known = scenario.echoes(of: step)
    let echo = try name.name(KeyboardNotification.Name.self, "keyboard notification")
    guard known.contains(echo) else {
      throw name.fail(
        "\(echo.rawValue) would announce something else",
        remedy: "it can be \(known.map(\.rawValue).joined(separator: ", "))")
    }
    return .echo(step, echo)
  }

  private func distance(_ reader: JSONReader) throws(SeedFileError) -> Point {
    let distance = try reader.point()
    guard scenario.device.idiom == .pad else {
      throw reader.fail(
        "the scene of a phone does not move", remedy: "give the device \"idiom\": \"pad\"")
    }
    guard distance.x >= 0, distance.y >= 0 else {
      throw reader.fail("room is not negative", remedy: "give zero or more points")
    }
    return distance
  }

  private func positive(
    _ name: String, _ members: [String: JSONReader], _ reader: JSONReader
  ) throws(SeedFileError) -> Double {
    let member = try required(name, "20", members, reader)
    let number = try member.number()
    guard number > 0 else {
      throw member.fail("\(number.written) is not more", remedy: "give points above 0")
    }
    return number
  }

  private func required(
    _ name: String, _ example: String, _ members: [String: JSONReader], _ reader: JSONReader
  ) throws(SeedFileError) -> JSONReader {
    guard let member = members[name] else {
      throw reader.fail("no \"\(name)\"", remedy: "add \"\(name)\": \(example)")
    }
    return member
  }
}
