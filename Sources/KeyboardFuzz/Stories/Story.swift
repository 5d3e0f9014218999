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
    lines = Self.lines(content.scenario, trace, subject, prime: "")
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
  private static func lines(
    _ scenario: Scenario, _ trace: Trace, _ subject: any KeyboardSubject, prime: String
  ) -> [Line] {
    let screens = scenario.screens
    let effects = StoryEffects(scenario, trace, subject.claims)
    return scenario.steps.indices.map { step in
      Line(
        number: "\(step + 1)\(prime)", what: scenario.steps[step].words(in: scenario, on: screens[step]),
        effect: effects.words(of: step))
    }
  }

  /// Adds what is played otherwise: the repeated step alone, or the varied run from the first step that is not
  /// as it was.
  @MainActor
  private mutating func addVariation(_ content: Case, _ subject: any KeyboardSubject, after last: Int) {
    guard let variation = content.variation else { return }
    let varied = variation.applied(to: content.scenario)
    let trace = Stage.play(varied.scenario, on: subject)
    let told = Self.lines(varied.scenario, trace, subject, prime: "'")
    if case .repeatStep(let step) = variation {
      var again = told[step + 1]
      (again.number, again.what) = ("\(step + 1)'", "the same again")
      lines = Array(lines[...step]) + [again]
    } else {
      lines.append(Line(number: "", what: variation.words(in: content.scenario), effect: ""))
      let end = varied.steps.indices.contains(last) ? varied.steps[last] ?? told.count - 1 : told.count - 1
      lines += told.prefix(end + 1).dropFirst(variation.unchangedSteps)
    }
  }
}

extension Variation {
  /// How many steps from the beginning are played as they were.
  fileprivate var unchangedSteps: Int {
    switch self {
    case .begin(let step, _), .swap(let step), .taller(let step, _), .channel(let step), .hideFirst(let step),
      .echo(let step, .willChangeFrame):
      step
    case .echo(let step, _), .reappear(let step), .turnAround(let step), .background(let step),
      .cancelledPop(let step):
      step + 1
    case .cycle(let first, let count, _): first + count
    case .repeatStep(let step): step + 1
    case .fresh, .wrapper, .bystander, .disguise, .translated, .lower: 0
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
