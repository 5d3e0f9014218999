import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

extension SubjectTests {
  @Test func `the repaired shift keeps x, size and transform`() {
    var root = Scenario.View.root(Rect(80, 0, 295, 667))
    root.transform = Transform(0.5, 0, 0, 1, 0, 0)
    let moments = playRepaired(.screen(root, .field(), steps: [.appear, .focus(1), .show(216)]))
    let (rest, lifted) = (moments[1].settled?.views[0], moments[2].settled?.views[0])
    #expect(lifted?.center == Point(227.5, 333.5 - 189))
    #expect(lifted?.bounds == rest?.bounds)
    #expect(lifted?.transform == root.transform)
  }

  @Test func `the repaired shift survives appearing twice`() {
    let moments = playRepaired(
      .screen(.root(), .field(), steps: [.appear, .appear, .focus(1), .show(216), .appear, .hide]))
    #expect(moments.map(\.lift) == [0, 0, 0, 189, 189, 0])
  }

  @Test func `the repaired shift keeps its lift through a cancelled pop`() {
    let moments = playRepaired(
      .screen(.root(), .field(), steps: [.appear, .focus(1), .show(216), .willDisappear, .appear, .hide]))
    #expect(moments.map(\.lift) == [0, 0, 189, 189, 189, 0])
  }

  @Test func `of two nested screens the repaired shift lifts the outer one only`() {
    let scenario = Scenario.screen(
      .root(), .root(Rect(0, 100, 375, 567), in: 0), .field(y: 500, in: 1),
      steps: [.appear, .focus(2), .show(216), .show(216), .hide])
    let states = playRepaired(scenario).map { $0.settled?.views }
    #expect(states.map { $0?[0].screen.y } == [0, 0, -189, -189, 0])
    #expect(states.map { $0?[1].screen.y } == [100, 100, -89, -89, 100])
  }

  @Test func `the repaired shift measures on the screen what is half as large there`() {
    var wrapper = Scenario.View(.view, frame: Rect(0, 0, 375, 667))
    wrapper.transform = Transform(0.5, 0, 0, 0.5, 0, 0)
    let scenario = Scenario.screen(
      wrapper, .root(in: 0), .field(in: 1), steps: [.appear, .focus(2), .show(216), .show(216), .hide])
    // At rest the field ends at 333.5 + (640 - 333.5) / 2.
    #expect(playRepaired(scenario).map(\.focusEnd) == [nil, 486.75, 451, 451, 486.75])
  }

  @Test(arguments: [(30, 0), (400, 0), (411, 0), (500, 89), (627, 216)] as [(Double, Double)])
  func `a text view is lifted by its caret`(caretY: Double, lift: Double) {
    let moments = playRepaired(
      .screen(.root(), .text(caretY: caretY), steps: [.appear, .focus(1), .show(216)]))
    #expect(moments[2].lift == lift)
  }

  @Test func `a field taller than the room is brought up to the top and no further`() {
    let moments = playRepaired(
      .screen(.root(), .field(Rect(0, 150, 375, 500)), steps: [.appear, .focus(1), .show(216)]))
    #expect(moments[2].lift == 150)
  }

  private func playRepaired(_ scenario: Scenario) -> [Trace.Moment] {
    Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments
  }
}

extension Trace.Moment {
  /// How far up a screen is that rests at the top.
  fileprivate var lift: Double? { settled.map { -$0.views[0].screen.y } }

  fileprivate var focusEnd: Double? {
    settled.flatMap { now in now.focus.map { now.views[$0].screen.maxY } }
  }
}
