import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

extension SubjectTests {
  /// Half as large, the toolbar ends at 656; upside down, the same as ever.
  @Test(
    arguments: [
      (Transform(0.5, 0, 0, 0.5, 0, 0), -205), (Transform(1, 0, 0, 1, 0, -100), -216),
      (Transform(-1, 0, 0, -1, 0, 0), -216),
    ] as [(Transform, Double)])
  func `the repaired toolbar composes its lift with the transform that is there`(
    resting: Transform, shift: Double
  ) {
    var scenario = Scenario.bar(steps: [.appear, .show(216), .show(216), .hide])
    scenario.views[1].transform = resting
    let bars = play(scenario, on: ShippedSubjects.toolbarRepaired)
    var raised = resting
    raised.ty = shift
    #expect(bars.map { $0?.transform } == [resting, raised, raised, resting])
    #expect(bars[1]?.screen.maxY == 451)
  }

  @Test(arguments: [
    ShippedSubjects.toolbarRepaired, ShippedSubjects.constraintBarRepaired,
    ShippedSubjects.constraintBarInSafeArea,
  ])
  func `a repaired bar measures on the screen what is half as large there`(subject: any KeyboardSubject) {
    var outer = Scenario.View(.view)
    outer.transform = Transform(0.5, 0, 0, 0.5, 0, 0)
    var scenario = Scenario(
      views: [outer, .root(in: 0), Scenario.View(.bar, in: 1)],
      steps: [.appear, .show(216), .show(258), .hide].map { Step($0) })
    #expect(play(scenario, on: subject).map { $0?.screen.maxY } == [500.25, 451, 409, 500.25])
    scenario.views[0].transform = .identity
    #expect(play(scenario, on: subject).map { $0?.screen.maxY } == [667, 451, 409, 667])
  }

  @Test func `a bar in the safe area is raised by what the keyboard covers of that`() {
    var scenario = Scenario.bar(steps: [.appear, .show(291), .safeArea(Insets(bottom: 49)), .hide])
    scenario.device.safeArea = Insets(bottom: 34)
    let moments = Stage.play(scenario, on: ShippedSubjects.constraintBarInSafeArea).moments
    #expect(moments.map { $0.settled?.constant } == [0, 257, 242, 0])
    #expect(moments.map { $0.settled?.views[1].screen.maxY } == [633, 376, 376, 618])
  }

  @Test(arguments: [
    ShippedSubjects.toolbarRepaired, ShippedSubjects.constraintBarRepaired,
    ShippedSubjects.constraintBarInSafeArea,
  ])
  func `a repaired bar knows the keyboard when its screen comes back`(subject: any KeyboardSubject) {
    let scenario = Scenario.bar(steps: [.appear, .disappear, .show(216), .appear, .hide])
    #expect(play(scenario, on: subject).map { $0?.isInWindow } == [true, false, false, true, true])
    #expect(play(scenario, on: subject)[3]?.screen.maxY == 451)
    #expect(play(scenario, on: subject)[4]?.screen.maxY == 667)
  }

  @Test func `the published bars end editing, or do not, when the screen is tapped`() {
    var scenario = Scenario.bar(steps: [.appear, .focus(1), .tap(Point(100, 300))])
    scenario.views.insert(.field(), at: 1)
    for subject in [ShippedSubjects.constraintBarPublished, ShippedSubjects.constraintBarRepaired] {
      #expect(Stage.play(scenario, on: subject).moments.map { $0.settled?.focus } == [nil, 1, nil])
    }
    let toolbar = Stage.play(scenario, on: ShippedSubjects.toolbarPublished)
    #expect(toolbar.moments.map { $0.settled?.focus } == [nil, 1, 1])
  }

  /// The bar after each step.
  private func play(_ scenario: Scenario, on subject: any KeyboardSubject) -> [Snapshot.ViewState?] {
    Stage.play(scenario, on: subject).moments.map { $0.settled?.views.last }
  }
}
