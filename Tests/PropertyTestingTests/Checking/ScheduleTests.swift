import Testing

@testable import PropertyTesting

@Suite struct ScheduleTests {
  @Test(arguments: [
    (1000, 0, 1), (1000, 49, 50), (1000, 99, 100), (1000, 999, 100), (10, 0, 10), (10, 9, 100), (1, 0, 100),
  ])
  func `cases grow`(cases: Int, index: Int, size: Int) {
    #expect(Schedule(seed: 1, cases: cases).draw(at: index, isRecording: false).size == size)
  }

  @Test(
    arguments: [
      (0, .awkward), (1, .screening(row: 0)), (49, .screening(row: 24)), (50, .awkward), (51, .none),
      (255, .none),
      (256, .awkward), (257, .none), (272, .awkward),
    ] as [(Int, Bias.Kind)])
  func `chance is bent early and now and then`(index: Int, kind: Bias.Kind) {
    #expect(Schedule(seed: 1, cases: 1000).draw(at: index, isRecording: true).bias.kind == kind)
  }

  @Test func `a usual case is drawn as if it were the first of its draw`() {
    let schedule = Schedule(seed: 1, cases: 1000)
    var reused = schedule.draw(at: 259, isRecording: false)
    _ = reused.lists()
    reused.restart(seed: schedule.seeds[261])
    var new = schedule.draw(at: 261, isRecording: true)
    #expect(reused.lists() == new.lists())
  }
}
