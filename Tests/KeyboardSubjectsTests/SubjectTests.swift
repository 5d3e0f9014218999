import ExclusiveScreen
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

/// The parent of every suite that plays on the stage: there is one screen, one clock and one notification
/// centre.
@MainActor @Suite(.serialized, .exclusiveScreen) struct SubjectTests {
  @Test(arguments: Fault.all)
  func `the published system has the fault, number for number`(fault: Fault) {
    expect(fault.published, of: fault.scenario, on: fault.system.published)
  }

  @Test(arguments: Fault.all)
  func `the repaired system puts everything where it belongs`(fault: Fault) {
    for subject in fault.system.repaired { expect(fault.repaired, of: fault.scenario, on: subject) }
  }

  private func expect(_ sights: [Sight], of scenario: Scenario, on subject: any KeyboardSubject) {
    let moments = Stage.play(scenario, on: subject).moments
    for sight in sights {
      for fact in sight.facts {
        #expect(fact.measured(in: moments[sight.step - 1]) == fact, "after step \(sight.step)")
      }
    }
  }
}
