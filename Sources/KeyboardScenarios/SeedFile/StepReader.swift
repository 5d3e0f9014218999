/// Reads the steps of a seed file.
struct StepReader {
  let views: [Scenario.View]
  let indices: [String: Int]
  let device: Device
  let isScripted: Bool

  private static let kinds = [
    "appear", "willDisappear", "disappear", "focus", "keyboard", "tap", "layout", "scroll", "moveScene",
    "moveCaret", "safeArea", "onKeyboard",
  ]
  private static let plainKinds: [String: Step.Action] = [
    "blur": .blur, "rotate": .rotate, "layoutPass": .layoutPass, "background": .background,
    "foreground": .foreground, "alert": .alert, "dismissAlert": .dismissAlert,
  ]
  /// What goes with a kind of step, besides what goes with any.
  private static let members = [
    "keyboard": ["end", "begin", "duration", "curve", "local"], "layout": ["frame"], "scroll": ["to"],
    "moveCaret": ["to"],
  ]
  private static let others = [
    "end", "begin", "duration", "curve", "local", "frame", "to", "after", "settle", "do",
  ]

  func steps(_ reader: JSONReader) throws(SeedFileError) -> [Step] {
    var steps: [Step] = []
    for element in try reader.array() { steps.append(try step(element)) }
    return steps
  }

  private func step(_ reader: JSONReader) throws(SeedFileError) -> Step {
    if case .text = reader.value { return Step(try plainAction(reader)) }
    try checkPlainKinds(reader)
    let members = try reader.object(Self.kinds + Self.others)
    let named = members.keys.filter { Self.kinds.contains($0) || $0 == "do" }.sorted()
    guard named.count == 1, let argument = members[named[0]] else {
      throw reader.fail(
        named.isEmpty ? "no kind of step" : "two steps in one: \(named.joined(separator: ", "))",
        remedy: "name one of \((Self.kinds + Self.plainKinds.keys.sorted()).joined(separator: ", "))")
    }
    let known = [named[0], "after", "settle"] + (Self.members[named[0]] ?? [])
    for name in members.keys.sorted() where !known.contains(name) {
      throw SeedFileError(
        "\"\(name)\" says nothing of \"\(named[0])\"", at: "\(reader.place).\(name)", remedy: "remove it")
    }
    var step = Step(try action(named[0], argument, members))
    step.after = try members["after"]?.number() ?? 0
    step.settles = try members["settle"]?.flag() ?? true
    if step.after < 0 {
      throw reader.fail("time cannot pass backwards", remedy: "give \"after\" zero or more seconds")
    }
    return step
  }

  /// A kind of step that speaks of nothing else has no member of its own.
  private func checkPlainKinds(_ reader: JSONReader) throws(SeedFileError) {
    guard case .object(let members) = reader.value else { return }
    for name in Self.plainKinds.keys.sorted() where members[name] != nil {
      throw SeedFileError(
        "\"\(name)\" is no member of a step", at: "\(reader.place).\(name)",
        remedy: "write the step as \"\(name)\", or as { \"do\": \"\(name)\" }")
    }
  }

  private func plainAction(_ reader: JSONReader) throws(SeedFileError) -> Step.Action {
    guard let action = Self.plainKinds[try reader.text()] else {
      throw reader.fail(
        "\(reader.value.words) is no step",
        remedy: "it can be \(Self.plainKinds.keys.sorted().joined(separator: ", ")), or an object")
    }
    return action
  }

  private func action(
    _ kind: String, _ argument: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> Step.Action {
    switch kind {
    case "do": return try plainAction(argument)
    case "appear": return try onContainer(argument, .appear)
    case "willDisappear": return try onContainer(argument, .willDisappear)
    case "disappear": return try onContainer(argument, .disappear)
    case "tap": return .tap(try argument.point())
    case "keyboard":
      guard isScripted else {
        throw argument.fail(
          "a simulated keyboard posts by itself", remedy: "remove the step, or \"keyboard\" from the file")
      }
      return .keyboard(try notification(argument, members))
    case "onKeyboard":
      guard !isScripted else {
        throw argument.fail(
          "there is no simulated keyboard to act on", remedy: "add \"keyboard\": \"ios16\" to the file")
      }
      let act = try argument.name(KeyboardAct.self, "act on a keyboard")
      guard device.idiom == .pad || !act.needsPad else {
        throw argument.fail(
          "\"\(act.rawValue)\" is for pads", remedy: "give the device \"idiom\": \"pad\"")
      }
      return .keyboardAct(act)
    case "focus":
      return .focus(
        try view(
          argument, "become first responder", remedy: "name a textField, textView, searchBar or keyInput"
        ) {
          $0.takesFocus
        })
    case "layout":
      return .layout(
        try view(argument, "be laid out", remedy: "name another view: the screen places its bar itself") {
          $0 != .bar
        }, try required("frame", "[x, y, width, height]", members, argument).rect())
    case "scroll":
      let view = try view(argument, "scroll", remedy: "name a scrollView or a textView") { $0.scrolls }
      return .scroll(view, try required("to", "[x, y]", members, argument).point())
    case "moveCaret":
      let view = try view(argument, "have its caret moved", remedy: "name a textView") { $0 == .textView }
      return .moveCaret(view, try required("to", "[x, y, width, height]", members, argument).rect())
    case "safeArea": return .safeArea(try argument.insets())
    default:
      guard device.idiom == .pad else {
        throw argument.fail(
          "the scene of a phone does not move", remedy: "give the device \"idiom\": \"pad\"")
      }
      return .moveScene(try argument.point())
    }
  }

  private func required(
    _ name: String, _ example: String, _ members: [String: JSONReader], _ step: JSONReader
  ) throws(SeedFileError) -> JSONReader {
    guard let reader = members[name] else {
      throw step.fail("the step has no \"\(name)\"", remedy: "add \"\(name)\": \(example)")
    }
    return reader
  }

  private func onContainer(_ reader: JSONReader, _ action: Step.Action) throws(SeedFileError) -> Step.Action {
    let container = Scenario(views: views, steps: []).container
    let index = try view(reader, "appear") { _ in true }
    guard index == container else {
      throw reader.fail("only the subject's view appears by itself", remedy: "name it here")
    }
    return action
  }

  private func view(
    _ reader: JSONReader, _ verb: String, remedy: String = "name another view",
    where isFit: (Scenario.View.Kind) -> Bool
  ) throws(SeedFileError) -> Int {
    let name = try reader.text()
    guard let index = indices[name] else {
      throw reader.fail(
        "no view is called \"\(name)\"",
        remedy: "name one of \(indices.keys.sorted().joined(separator: ", "))")
    }
    guard isFit(views[index].kind) else {
      throw reader.fail("\"\(name)\" is a \(views[index].kind.rawValue) and cannot \(verb)", remedy: remedy)
    }
    return index
  }

  private func notification(
    _ name: JSONReader, _ members: [String: JSONReader]
  ) throws(SeedFileError) -> KeyboardNotification {
    let name = try name.name(KeyboardNotification.Name.self, "keyboard notification")
    var notification = KeyboardNotification(name, end: nil)
    guard let end = members["end"] else {
      throw members["keyboard"]?.fail(
        "no end frame", remedy: "add \"end\": [x, y, width, height], or \"missing\"")
        ?? SeedFileError("no end frame", remedy: "add one")
    }
    notification.end = try frame(end)
    if let begin = members["begin"] {
      notification.begin = try frame(begin).map { .frame($0) } ?? .missing
    }
    if let duration = members["duration"] {
      notification.duration = duration.isMissing ? nil : try duration.number()
      if let seconds = notification.duration, seconds < 0 {
        throw duration.fail("a duration is not negative", remedy: "give zero or more seconds")
      }
    }
    notification.curve = try members["curve"]?.integer(in: 0...7) ?? 7
    notification.isLocal = try members["local"]?.flag() ?? true
    return notification
  }

  private func frame(_ reader: JSONReader) throws(SeedFileError) -> Rect? {
    reader.isMissing ? nil : try reader.rect(isAny: true)
  }
}

extension JSONReader {
  fileprivate var isMissing: Bool { if case .text("missing") = value { true } else { false } }
}
