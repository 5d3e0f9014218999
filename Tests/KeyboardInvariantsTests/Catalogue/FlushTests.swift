import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I41, I42, I45 and I47: where a bar stands.
  @Suite @MainActor struct FlushTests {
    @Test(
      arguments: [
        (
          0,
          .violated("bar ends 216 pt below its place, under the keyboard or out of its screen", 216, step: 1)
        ),
        (
          215, .violated("bar ends 1 pt below its place, under the keyboard or out of its screen", 1, step: 1)
        ),
        (215.5, .held), (216.5, .held),
        (226, .violated("bar ends 10 pt above its place", -10, step: 1)),
      ] as [(Double, Judgement)])
    func `I41 wants the bar on the keyboard`(lift: Double, judgement: Judgement) {
      #expect(judge("I41", .bar(), on: BarSubject.toolbar { $0.raise(by: lift) }) == judgement)
      #expect(judge("I41", .bar(), on: BarSubject.constraintBar { $0.hold(lift) }) == judgement)
    }

    @Test func `I41 wants the bar at its place when the keyboard has gone`() {
      let scenario = Scenario.bar([.appear, .show(), .hide()]).judgedAtTheEnd
      #expect(
        judge("I41", scenario, on: BarSubject.toolbar { $0.raise(by: 216) })
          == .violated("bar ends 216 pt above its place without a keyboard", -216, step: 2))
    }

    @Test func `I41 lets a bar that the keyboard does not reach alone`() {
      let scenario = Scenario.bar().with { $0.views[0].frame = Rect(0, 0, 375, 400) }
      #expect(judge("I41", scenario, on: BarSubject.honest) == .held)
      #expect(
        judge("I41", scenario, on: BarSubject.toolbar { $0.raise(by: 2) })
          == .violated("bar ends 2 pt above its place", -2, step: 1))
    }

    @Test(
      arguments: [
        (217, .violated("bar is lifted 1 pt too far", 1, step: 1)), (216, .held), (0, .held), (-9, .held),
      ] as [(Double, Judgement)])
    func `I42 lets the bar rise to the keyboard and no further`(lift: Double, judgement: Judgement) {
      #expect(judge("I42", .bar(), on: BarSubject.toolbar { $0.raise(by: lift) }) == judgement)
      #expect(judge("I42", .bar(), on: BarSubject.constraintBar { $0.hold(lift) }) == judgement)
    }

    @Test func `I42 lets no floating keyboard raise the bar`() {
      let scenario = Scenario.bar([.appear, .show(.floating)])
      #expect(judge("I42", scenario, on: BarSubject.honest) == .held)
      #expect(
        judge("I42", scenario, on: BarSubject.toolbar { $0.raise(by: 117) })
          == .violated("bar is lifted 117 pt too far", 117, step: 1))
    }

    @Test(
      arguments: [
        (-1, .violated("bar is 1 pt below where it rests", -1, step: 1)), (0, .held), (300, .held),
      ] as [(Double, Judgement)])
    func `I47 lets the bar sink no lower than it rests`(lift: Double, judgement: Judgement) {
      #expect(judge("I47", .bar(), on: BarSubject.toolbar { $0.raise(by: lift) }) == judgement)
      #expect(judge("I47", .bar(), on: BarSubject.constraintBar { $0.hold(lift) }) == judgement)
    }

    @Test func `I47 wants no constant below the one at rest`() {
      let subject = BarSubject.constraintBar { screen in
        screen.hold(-20)
        screen.raise(by: 20)
      }
      #expect(
        judge("I47", .bar(), on: subject)
          == .violated("the constant is -20 pt, and 0 pt at rest", -20, step: 1))
    }

    @Test func `I45 measures on the screen`() {
      let half = Scenario.bar(inside: Transform(0.5, 0, 0, 0.5, 0, 0))
      #expect(judge("I45", half, on: BarSubject.honest) == .held)
      #expect(judge("I45", half, on: BarSubject.honestConstraint) == .held)
      // The bar ends at 500.25, and so 49.25 under the keyboard.
      #expect(
        judge("I45", half, on: BarSubject.toolbar { $0.raise(by: 49.25) })
          == .violated(
            "bar ends 24.63 pt below its place, under the keyboard or out of its screen", 24.625, step: 1))
    }

    @Test func `I45 lets a bar that is upside down alone where it is not covered`() {
      let turned = Scenario.bar(inside: Transform(-1, 0, 0, -1, 0, 0))
      #expect(judge("I45", turned, on: BarSubject.honest) == .held)
      #expect(
        judge("I45", turned, on: BarSubject.toolbar { $0.raise(by: 10) })
          == .violated(
            "bar ends 10 pt below its place, under the keyboard or out of its screen", 10, step: 1))
    }

    @Test func `I45 is not judged where nothing is scaled`() {
      let away = BarSubject.toolbar { $0.raise(by: 10) }
      for scenario in [Scenario.bar(), .bar(inside: Transform(1, 0, 0, 1, 0, 20))] {
        #expect(judge("I45", scenario, on: away) == .notJudged("nothing is scaled or turned"))
      }
    }

    @Test(arguments: ["I41", "I42", "I47"], [BarSubject.honest, .honestConstraint])
    func `the honest bar is where it must be`(id: String, subject: BarSubject<TestBar>) {
      #expect(judge(id, .bar([.appear, .show(), .show(.floating), .show(), .hide()]), on: subject) == .held)
    }
  }
}
