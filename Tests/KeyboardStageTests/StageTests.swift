import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

@MainActor @Suite(.serialized) struct StageTests {
  @Test func `a play has a moment for each step`() throws {
    let scenario = Scenario(reading: [])
    #expect(Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments.isEmpty)
  }
}
