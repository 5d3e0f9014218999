import PropertyTesting
import Testing

@Suite struct CheckStatisticsTests {
  @Test func `all that was counted`() throws {
    let statistics = try check("counted", settings: CheckSettings(cases: 400, seed: 7)) { draw in
      let shape = draw.element("shape", of: ["circle", "square"])
      let side = draw.integer("side", in: 1...1000)
      try assume(side != 3, file: "Shapes/ShapeTests.swift", line: 8)
      draw.label("wide", if: side > 500)
      draw.label("wide", if: side > 600)
      draw.label("round", if: shape == "circle")
    }
    #expect(
      statistics.description == """
        400 cases passed, 0 failed, 13 were discarded
          discarded at Shapes/ShapeTests.swift:8: 13
          round: 54.3 %
          wide: 36.5 %
          shape: circle 56.7 %, square 43.3 %
        """)
  }

  @Test func `the highest score is kept`() throws {
    let statistics = try check("scored", settings: CheckSettings(cases: 400)) { draw in
      draw.target(Double(draw.integer(in: 0...1000)), "size")
    }
    #expect(statistics.scores == ["size": 1000])
  }

  @Test func `a branch that is never taken is told`() throws {
    let statistics = try check("branches") { draw in
      _ = draw.alternative("shape", weights: [1, 0, 1])
    }
    let total = statistics.branches["shape"]?.values.reduce(0, +) ?? 0
    #expect(statistics.warnings == ["“shape” was never 1, of 0 to 2, in \(total) draws"])
  }

  @Test func `a command that never runs is told`() throws {
    let statistics = try check("commands") { draw in _ = draw.script(from: Door()) }
    #expect(statistics.commands["open"] ?? 0 > 0)
    #expect(statistics.commands["break"] == 0)
    let warning = try #require(statistics.warnings.first { $0.contains("command") })
    #expect(warning.hasPrefix("the command “break” never ran in "))
    #expect(
      warning.hasSuffix(
        " scripts; give it more weight, or a precondition that the steps before it can meet"))
  }

  @Test func `a check that draws nothing is told`() throws {
    let statistics = try check("nothing") { _ in true }
    #expect(statistics.warnings == ["nothing is drawn, so all cases are the same"])
  }
}

/// A door with a command that its model never allows.
private struct Door: StateModel {
  enum Step: Equatable { case open, shut, destroy }

  var isOpen = false

  static let commands = [
    Command<Self>("open", if: { !$0.isOpen }, step: .open),
    Command("shut", if: { $0.isOpen }, step: .shut),
    Command("break", if: { _ in false }, step: .destroy),
  ]

  mutating func apply(_ step: Step) {
    isOpen = step == .open
  }
}
