import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

extension SubjectTests {
  @Test func `the published search finds the field that has the focus`() {
    #expect(found(.screen(.root(), .field(y: 100), .field(y: 200), steps: [.appear, .focus(2)])) == .view(2))
  }

  @Test func `the published search finds nothing where nothing has the focus`() {
    #expect(found(.screen(.root(), .field(), steps: [.appear, .focus(1), .blur])) == .nothing)
  }

  @Test func `the published search finds the outermost of several that answer`() {
    let claimer = Scenario.View(.claimer, in: 0)
    let inner = Scenario.View(.claimer, in: 1)
    #expect(found(.screen(.root(), claimer, inner, .field(in: 2), steps: [.appear, .focus(3)])) == .view(1))
  }

  @Test(arguments: [Scenario.View.Place.detached, .otherWindow])
  func `the published search finds no field that is elsewhere`(place: Scenario.View.Place) {
    var field = Scenario.View.field(in: nil)
    field.place = place
    #expect(found(.screen(.root(), field, steps: [.appear, .focus(1)])) == .nothing)
  }

  private func found(_ scenario: Scenario) -> Trace.Found? {
    Stage.play(scenario, on: ShippedSubjects.firstResponderSearchPublished).moments.last?.found
  }
}
