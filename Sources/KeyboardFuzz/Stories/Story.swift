public import KeyboardInvariants
public import KeyboardScenarios
public import KeyboardStage

/// A case told step by step: what happens, and what comes of it.
public struct Story {
  /// One thing that happens, what it moves, and what is wrong with that.
  private struct Line {
    var number: String
    var what: String
    var effect: String
    var remark = ""
  }

  private let scene: [String]
  private var lines: [Line] = []

  /// Tells a case by playing it on `subject`.
  /// - Parameter fault: what is wrong, to be remarked at its step. The variation is only told if it is
  ///   what the invariant compares with, or if nothing is wrong.
  @MainActor
  public init(
    of content: Case, on subject: any KeyboardSubject,
    fault: (invariant: Invariant, violation: Violation)? = nil
  ) {
    scene = content.scenario.sceneLines()
    let trace = Stage.play(content.scenario, on: subject)
    lines = Self.lines(content.scenario, trace, prime: "")
    let step = fault?.violation.step ?? lines.count - 1
    let isVaried = fault == nil || fault?.invariant.variation != nil
    if isVaried { addVariation(content, subject, after: step) }
    guard let fault else { return }
    let marked = isVaried ? lines.count - 1 : step
    if lines.indices.contains(marked) { lines[marked].remark = fault.violation.message }
  }

  /// The story's text, with two spaces before each line.
  public var text: String {
    let numbers = lines.map(\.number.count).max() ?? 0
    let column = min(lines.filter { !$0.effect.isEmpty }.map(\.what.count).max() ?? 0, 60)
    let steps = lines.map { line in
      var text = "  " + line.number.padded(to: numbers) + "  " + line.what
      if !line.effect.isEmpty { text = text.padded(to: numbers + 4 + column) + "   " + line.effect }
      guard !line.remark.isEmpty else { return text }
      let isLong = text.count + line.remark.count > 125
      return text + (isLong ? "\n".padded(to: numbers + 5) : "    ") + "<- " + line.remark
    }
    return (scene.map { "  " + $0 } + steps).joined(separator: "\n")
  }
}

extension Story {
  private static func lines(_ scenario: Scenario, _ trace: Trace, prime: String) -> [Line] {
    let screens = scenario.screens
    return scenario.steps.indices.map { step in
      Line(
        number: "\(step + 1)\(prime)", what: scenario.steps[step].words(in: scenario, on: screens[step]),
        effect: effect(of: step, scenario, trace))
    }
  }

  /// Adds what is played otherwise: the repeated step alone, or all steps of the varied run.
  @MainActor
  private mutating func addVariation(_ content: Case, _ subject: any KeyboardSubject, after last: Int) {
    guard let variation = content.variation else { return }
    let varied = variation.applied(to: content.scenario)
    let trace = Stage.play(varied.scenario, on: subject)
    let told = Self.lines(varied.scenario, trace, prime: "'")
    if case .repeatStep(let step) = variation {
      var again = told[step + 1]
      (again.number, again.what) = ("\(step + 1)'", "the same again")
      lines = Array(lines[...step]) + [again]
    } else {
      lines.append(Line(number: "", what: variation.words(in: content.scenario), effect: ""))
      lines += told.prefix(
        (varied.steps.indices.contains(last) ? varied.steps[last] ?? told.count - 1 : told.count - 1) + 1)
    }
  }

  /// How the container moved, and where the focused view ends now.
  private static func effect(of step: Int, _ scenario: Scenario, _ trace: Trace) -> String {
    let names = scenario.names
    let container = scenario.container
    let now = trace.moments[step].settled ?? trace.moments[step].returned
    guard now.views[container].isInWindow else { return "" }
    var parts: [String] = []
    if step > 0 {
      let before = trace.moments[step - 1].settled ?? trace.moments[step - 1].returned
      if before.views[container].isInWindow {
        parts += movement(from: before.views[container], to: now.views[container], names[container])
      }
    }
    if case .view(let view) = trace.moments[step].found { parts.append("finds \(names[view])") }
    if trace.moments[step].found == .nothing { parts.append("finds nothing") }
    if let focus = now.focus {
      let box = now.views[focus].essential ?? now.views[focus].screen
      let what = scenario.views[focus].kind == .textView ? "the caret of \(names[focus])" : names[focus]
      parts.append("\(what) ends at \(box.maxY.short)")
    }
    return parts.joined(separator: ", ")
  }

  private static func movement(
    from before: Snapshot.ViewState, to now: Snapshot.ViewState, _ name: String
  ) -> [String] {
    let (down, right) = (now.screen.y - before.screen.y, now.screen.x - before.screen.x)
    var parts: [String] = []
    if abs(down) >= 0.005 || down.isNaN {
      parts.append("\(name) \(down < 0 ? "up" : "down") \(abs(down).short)")
    }
    if abs(right) >= 0.005 { parts.append("\(name) \(right < 0 ? "left" : "right") \(abs(right).short)") }
    if now.screen.size != before.screen.size {
      parts.append("\(name) is \(now.screen.width.short) x \(now.screen.height.short)")
    }
    return parts
  }
}

extension Variation {
  fileprivate func words(in scenario: Scenario) -> String {
    let names = scenario.names
    switch self {
    case .repeatStep: return "the same again"
    case .fresh: return "the shortest way to the same end:"
    case .wrapper(let view): return "with a plain view around \(names[view]):"
    case .bystander(let kind, let parent, let frame):
      return
        "with one more \(kind.rawValue) at \(frame.words) in \(parent.map { names[$0] } ?? "another window"):"
    case .begin(let step, let frame):
      return "with begin frame \(frame.words) in step \(step + 1):"
    case .disguise: return "with everything hidden, clipped, without extent and in the opposite order:"
    case .cycle(let first, let count, let times):
      let steps = count == 1 ? "step \(first + 1)" : "steps \(first + 1) to \(first + count)"
      return "with \(steps) \(times) times:"
    case .swap(let step): return "with steps \(step + 1) and \(step + 2) the other way round:"
    case .taller(let step, let distance):
      return "with a keyboard that reaches \(distance.written) higher in step \(step + 1):"
    case .translated(let distance):
      return "with \(distance.y.written) more of the screen above, \(distance.x.written) more on the left:"
    case .lower(let view, let distance): return "with \(names[view]) lower by \(distance.written):"
    case .echo(let step, let name):
      return "with step \(step + 1) announced as \(name.rawValue) too:"
    case .channel(let step): return "with step \(step + 1) announced through the other channel:"
    case .reappear(let step): return "with appear told twice in step \(step + 1):"
    case .hideFirst(let step): return "with a hide before step \(step + 1):"
    case .turnAround(let step): return "with a turn there and back after step \(step + 1):"
    case .background(let step): return "with a stay in the background after step \(step + 1):"
    case .cancelledPop(let step): return "with a cancelled pop after step \(step + 1):"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
