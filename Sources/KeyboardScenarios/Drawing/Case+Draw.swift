public import PropertyTesting

extension Case {
  /// Draws a scenario, and after it the variation, which refers to it.
  public static func draw(like example: Case? = nil, from source: inout Draw) -> Case {
    let scenario = Scenario.draw(like: example?.scenario, from: &source)
    let variation = Variation.draw(on: scenario, like: example.map(\.variation), from: &source)
    return Case(scenario, vary: variation)
  }

  /// The case that `choices` draw.
  public init(reading choices: [Choice]) {
    var source = Draw(replaying: choices)
    self = Case.draw(from: &source)
  }

  /// The questions and answers that draw this case.
  public var recording: Recording {
    Draw.transcribing { Case.draw(like: self, from: &$0) }
  }
}
