extension SeedFile {
  /// The text of the file: stable order, a view and a step on one line each, defaults left out.
  public var text: String {
    let scenario = content.scenario
    let names = scenario.names
    var members = [("format", Self.format.quoted)]
    if !says.isEmpty { members.append(("says", says.quoted)) }
    if !expect.isEmpty {
      members.append(("expect", Self.block(expect.keys.sorted().map(expectation), "{", "}")))
    }
    if !from.isEmpty { members.append(("from", from.quoted)) }
    if scenario.device != .plain { members.append(("device", scenario.device.written)) }
    if scenario.rules != Scenario.Rules() { members.append(("rules", scenario.rules.written)) }
    if let profile = scenario.keyboard.profile { members.append(("keyboard", profile.written)) }
    if !scenario.around.isEmpty {
      members.append(("around", "[" + scenario.around.map(\.rawValue.quoted).joined(separator: ", ") + "]"))
    }
    members.append(
      ("views", Self.block(scenario.views.indices.map { scenario.written(view: $0, names) }, "[", "]")))
    if !scenario.steps.isEmpty {
      members.append(("steps", Self.block(scenario.steps.map { $0.written(in: scenario, names) }, "[", "]")))
    }
    if let variation = content.variation { members.append(("vary", variation.written(names))) }
    return "{\n" + members.map { "  \($0.quoted): \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private func expectation(of subject: String) -> String {
    switch expect[subject] {
    case .violates(let ids, let because)?:
      let list = "[" + ids.map(\.quoted).joined(separator: ", ") + "]"
      return "\(subject.quoted): { \"violates\": \(list), \"because\": \(because.quoted) }"
    case .holds?, nil:
      return "\(subject.quoted): \"holds\""
    }
  }

  private static func block(_ lines: [String], _ open: String, _ close: String) -> String {
    open + "\n" + lines.map { "    " + $0 }.joined(separator: ",\n") + "\n  " + close
  }
}

/// The members of an object on one line, added in order.
private struct Line {
  private var members: [String] = []

  mutating func add(_ name: String, _ value: String, if isNeeded: Bool = true) {
    if isNeeded { members.append("\(name.quoted): \(value)") }
  }

  var text: String { members.isEmpty ? "{}" : "{ " + members.joined(separator: ", ") + " }" }
}

extension Device {
  fileprivate var written: String {
    var line = Line()
    line.add("screen", screen.written)
    line.add("idiom", idiom.rawValue.quoted, if: idiom != .phone)
    if let scene { line.add("scene", scene.written) }
    line.add("safeArea", safeArea.numbers.written, if: safeArea != .zero)
    return line.text
  }
}

extension Scenario.Rules {
  fileprivate var written: String {
    var line = Line()
    for (name, rule) in Self.named {
      line.add(name, "\(self[keyPath: rule])", if: self[keyPath: rule] != Self()[keyPath: rule])
    }
    return line.text
  }
}

extension Scenario.KeyboardProfile {
  /// The system alone where everything else is as usual.
  fileprivate var written: String {
    let usual = Self(system)
    guard self != usual else { return system.rawValue.quoted }
    var line = Line()
    line.add("system", system.rawValue.quoted)
    line.add("height", height.written, if: height != usual.height)
    line.add("sideways", heightSideways.written, if: heightSideways != usual.heightSideways)
    line.add("suggestions", suggestions.written, if: suggestions != usual.suggestions)
    line.add("shortcuts", shortcuts.written, if: shortcuts != usual.shortcuts)
    line.add("crossFades", "true", if: crossFades)
    line.add("nearBar", nearBar.written, if: nearBar != usual.nearBar)
    return line.text
  }
}

extension Scenario {
  fileprivate func written(view index: Int, _ names: [String]) -> String {
    let view = views[index]
    let isOnlySubject = views.filter { $0.controller == .subject }.count == 1
    var line = Line()
    line.add("id", names[index].quoted)
    if let parent = view.parent { line.add("in", names[parent].quoted) }
    line.add("at", view.place.rawValue.quoted, if: view.place != .window)
    line.add("kind", view.kind.rawValue.quoted, if: view.kind != .view)
    let isUsual = view.controller == .none || (view.controller == .subject && isOnlySubject && index == 0)
    line.add("controller", view.controller.rawValue.quoted, if: !isUsual)
    if let frame = view.frame { line.add("frame", frame.written) }
    line.add("transform", view.transform.numbers.written, if: view.transform != .identity)
    line.add("hidden", "true", if: view.isHidden)
    line.add("alpha", view.alpha.written, if: view.alpha != 1)
    line.add("clips", "true", if: view.clips)
    if let size = view.contentSize { line.add("content", size.written) }
    line.add("offset", view.contentOffset.written, if: view.contentOffset != .zero)
    line.add("inset", view.contentInset.numbers.written, if: view.contentInset != .zero)
    line.add("caret", view.caret.written, if: view.caret != Scenario.View.plainCaret)
    line.add("accessory", view.accessory.written, if: view.accessory != 0)
    line.add("typing", view.typing.rawValue.quoted, if: view.typing != .text)
    return line.text
  }
}

extension Step {
  fileprivate func written(in scenario: Scenario, _ names: [String]) -> String {
    var line = Line()
    let root = names[scenario.container].quoted
    switch action {
    case .appear: line.add("appear", root)
    case .willDisappear: line.add("willDisappear", root)
    case .disappear: line.add("disappear", root)
    case .focus(let view): line.add("focus", names[view].quoted)
    case .tap(let point): line.add("tap", point.written)
    case .moveScene(let point): line.add("moveScene", point.written)
    case .keyboard(let notification): notification.write(to: &line)
    case .keyboardAct(let act): line.add("onKeyboard", act.rawValue.quoted)
    case .layout(let view, let frame):
      line.add("layout", names[view].quoted)
      line.add("frame", frame.written)
    case .scroll(let view, let offset):
      line.add("scroll", names[view].quoted)
      line.add("to", offset.written)
    case .moveCaret(let view, let caret):
      line.add("moveCaret", names[view].quoted)
      line.add("to", caret.written)
    case .safeArea(let insets): line.add("safeArea", insets.numbers.written)
    case .blur: return written(plain: "blur")
    case .rotate: return written(plain: "rotate")
    case .layoutPass: return written(plain: "layoutPass")
    case .background: return written(plain: "background")
    case .foreground: return written(plain: "foreground")
    case .alert: return written(plain: "alert")
    case .dismissAlert: return written(plain: "dismissAlert")
    }
    writeTiming(to: &line)
    return line.text
  }

  private func written(plain name: String) -> String {
    guard after != 0 || !settles else { return name.quoted }
    var line = Line()
    line.add("do", name.quoted)
    writeTiming(to: &line)
    return line.text
  }

  private func writeTiming(to line: inout Line) {
    line.add("after", after.written, if: after != 0)
    line.add("settle", "false", if: !settles)
  }
}

extension KeyboardNotification {
  fileprivate func write(to line: inout Line) {
    line.add("keyboard", name.rawValue.quoted)
    line.add("end", end?.written ?? "missing".quoted)
    switch begin {
    case .honest: break
    case .missing: line.add("begin", "missing".quoted)
    case .frame(let frame): line.add("begin", frame.written)
    }
    line.add("duration", duration?.written ?? "missing".quoted, if: duration != 0.25)
    line.add("curve", "\(curve)", if: curve != 7)
    line.add("local", "false", if: !isLocal)
  }
}

extension Variation {
  fileprivate func written(_ names: [String]) -> String {
    var line = Line()
    switch self {
    case .repeatStep(let step), .swap(let step), .channel(let step), .reappear(let step),
      .hideFirst(let step), .turnAround(let step), .background(let step), .cancelledPop(let step):
      line.add(kind.rawValue, "\(step + 1)")
    case .fresh, .disguise: line.add(kind.rawValue, "true")
    case .cycle(let first, let count, let times):
      line.add("cycle", "\(first + 1)")
      line.add("count", "\(count)", if: count != 1)
      line.add("times", "\(times)")
    case .taller(let step, let distance):
      line.add("taller", "\(step + 1)")
      line.add("by", distance.written)
    case .translated(let distance): line.add("translated", distance.written)
    case .lower(let view, let distance):
      line.add("lower", names[view].quoted)
      line.add("by", distance.written)
    case .echo(let step, let name):
      line.add("echo", "\(step + 1)")
      line.add("as", name.rawValue.quoted)
    case .wrapper(let view): line.add("wrapper", names[view].quoted)
    case .begin(let step, let frame):
      line.add("begin", "\(step + 1)")
      line.add("frame", frame.written)
    case .bystander(let kind, let parent, let frame):
      line.add("bystander", kind.rawValue.quoted)
      if let parent { line.add("in", names[parent].quoted) }
      line.add("frame", frame.written)
    }
    return line.text
  }
}

extension [Double] {
  fileprivate var written: String { "[" + map(\.written).joined(separator: ", ") + "]" }
}

extension Rect {
  fileprivate var written: String { numbers.written }
}

extension Point {
  fileprivate var written: String { [x, y].written }
}

extension Size {
  fileprivate var written: String { [width, height].written }
}

extension String {
  /// The text as a JSON string.
  fileprivate var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
