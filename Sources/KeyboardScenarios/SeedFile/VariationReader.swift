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
      let several = named.map(\.rawValue).joined(separator: ", ")
      throw reader.fail(
        named.isEmpty ? "no kind of variation" : "several variations in one: \(several)",
        remedy: "name one of \(Self.names.joined(separator: ", "))")
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
    guard !kind.needsScript || scenario.keyboard == .scripted else {
      throw argument.fail(
        "a simulated keyboard is announced as it is", remedy: "remove \"vary\", or \"keyboard\" from the file"
      )
    }
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
        try step(argument, kind, "and the next are not a \"focus\" and a \"keyboard\""))
    case .taller:
      let step = try step(argument, kind, "is no willShow or willChangeFrame with an end frame of numbers")
      return .taller(step, by: try positive("by", members, argument))
    case .translated: return .translated(try distance(argument))
    case .lower: return .lower(try lowered(argument), by: try positive("by", members, argument))
    case .echo: return try echo(argument, members)
    case .channel:
      return .channel(
        try step(argument, kind, "is no willShow, willHide or willChangeFrame with an end frame of numbers"))
    case .reappear: return .reappear(try step(argument, kind, "is no \"appear\""))
    case .hideFirst: return .hideFirst(try step(argument, kind, "is no \"rotate\""))
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
        remedy: known.isEmpty ? "add such a step" : "steps count from 1; it can be \(known)")
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
        "a view around the bar, or around what a scroll view holds, would change the layout",
        remedy: "name one of \(names(of: scenario.wrappable))")
    }
    return view
  }

  private func lowered(_ reader: JSONReader) throws(SeedFileError) -> Int {
    let view = try view(reader)
    guard scenario.lowerable.contains(view) else {
      let known = names(of: scenario.lowerable)
      throw reader.fail(
        "\(reader.value.words) is no field with a frame in the subject's view",
        remedy: known.isEmpty ? "add one" : "name one of \(known)")
    }
    return view
  }

  /// The views as the file calls them.
  private func names(of views: [Int]) -> String {
    let names = indices.sorted { $0.value < $1.value }.filter { views.contains($0.value) }
    return names.map(\.key).joined(separator: ", ")
  }

  private func bystander(
    _ reader: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Variation {
    let kind = try reader.name(Scenario.View.Kind.self, "kind of view")
    guard kind != .bar else {
      throw reader.fail("a bar is no bystander", remedy: "name another kind of view")
    }
    let parent = try members["in"].map { reader throws(SeedFileError) in try view(reader) }
    let frame = try required("frame", "[x, y, width, height]", members, reader).rect()
    return .bystander(kind, in: parent, frame: frame)
  }

  private func cycle(
    _ reader: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Variation {
    let what = "is no keyboard, focus, blur, rotate or layoutPass"
    let first = try step(reader, .cycle, what)
    let most = scenario.stepsToCycle(from: first)
    let count = try members["count"]?.integer(in: 1...scenario.steps.count - first) ?? 1
    if count > most, let member = members["count"] {
      throw member.fail("step \(first + most + 1) \(what)", remedy: "give at most \(most)")
    }
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
        "\(echo.rawValue) would say something else than step \(step + 1)",
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
      throw reader.fail("the screen cannot become smaller", remedy: "give zero or more points")
    }
    return distance
  }

  private func positive(
    _ name: String, _ members: [String: JSONReader], _ reader: JSONReader
  ) throws(SeedFileError) -> Double {
    let member = try required(name, "20", members, reader)
    let number = try member.number()
    guard number > 0 else {
      throw member.fail("\(number.written) is not above 0", remedy: "give points such as 20")
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
