import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I6, I7, I9, I10, I23 and I24 of a bar: only the bar moves, only as it claims to, and it comes back.
  @Suite @MainActor struct BarRestTests {
    @Test func `I6 sees a bar that takes its screen along`() {
      #expect(
        judge("I6", .bar(), on: BarSubject.toolbar { $0.lift(by: $0.cover) })
          == .violated("root: y of the centre is 117.5 pt and not 333.5 pt", -216, step: 1))
    }

    @Test func `I6 sees a toolbar that moves its centre`() {
      #expect(
        judge("I6", .bar(), on: BarSubject.toolbar { $0.bar.center.y -= $0.cover })
          == .violated("bar: y of the centre is 429 pt and not 645 pt", -216, step: 1))
    }

    @Test func `I6 sees a bar of a constraint that moves by its transform`() {
      #expect(
        judge("I6", .bar(), on: BarSubject.constraintBar { $0.raise(by: 216) })
          == .violated(
            "bar: its transform is [1, 0, 0, 1, 0, -216] and not [1, 0, 0, 1, 0, 0]", -216, step: 1))
    }

    @Test func `I6 sees a bar that grows`() {
      #expect(
        judge("I6", .bar(), on: BarSubject.toolbar { $0.bar.bounds.size.height = 260 })
          == .violated("bar: height is 260 pt and not 44 pt", 216, step: 1))
    }

    @Test func `I6 sees what is hidden, shown and faded`() {
      let field = Scenario.View(.textField, frame: Rect(0, 0, 9, 9), in: 0)
      let hidden = Scenario.bar(with: [field]).with { $0.views[1].isHidden = true }
      #expect(
        judge("I6", .bar(with: [field]), on: BarSubject.toolbar { $0.view.subviews.first?.isHidden = true })
          == .violated("field: it is hidden", 1, step: 1))
      #expect(
        judge("I6", hidden, on: BarSubject.toolbar { $0.view.subviews.first?.isHidden = false })
          == .violated("field: it is no longer hidden", -1, step: 1))
      #expect(
        judge("I6", .bar(), on: BarSubject.toolbar { $0.bar.alpha = 0.5 })
          == .violated("bar: its alpha is 0.5 and not 1", -0.5, step: 1))
    }

    @Test func `I7 sees a transform and a constant that stay`() {
      let scenario = Scenario.bar([.appear, .show(), .hide()])
      #expect(
        judge("I7", scenario, on: BarSubject.toolbar { $0.raise(by: 1) })
          == .violated(
            "bar does not come back: its transform is [1, 0, 0, 1, 0, -1] and not [1, 0, 0, 1, 0, 0]", -1,
            step: 2))
      #expect(
        judge("I7", scenario, on: BarSubject.constraintBar { $0.hold(1) })
          == .violated("bar does not come back: y of the centre is 644 pt and not 645 pt", -1, step: 2))
    }

    @Test func `I9 names the bar before its screen`() {
      let subject = BarSubject.toolbar { $0.lift(by: CGFloat($0.count)) }
      #expect(
        judge("I9", .bar(), vary: .repeatStep(1), on: subject)
          == .violated("bar is at y 622, and 621 after the same again", -1, step: 1))
    }

    @Test func `I10 sees a bar that does not sink with the keyboard`() {
      let subject = BarSubject.toolbar { $0.raise(by: max($0.cover, -$0.bar.transform.ty)) }
      let scenario = Scenario.bar([.appear, .show(Rect(0, 367, 375, 300)), .show()])
      #expect(
        judge("I10", scenario, vary: .fresh, on: subject)
          == .violated("bar is at y 323, and 407 by the shortest way", 84, step: 2))
    }

    @Test func `nobody but itself lays out a bar whose screen is not there`() {
      #expect(
        judge("I6", .bar([.show(), .blur]), on: BarSubject.honestConstraint)
          == .notJudged("the screen is not there"))
      #expect(
        judge("I7", .bar([.blur, .show(), .hide(), .appear]), on: BarSubject.honestConstraint)
          == .notJudged("the screen was not there before the keyboard came"))
    }

    @Test(
      arguments: [
        ("I23", .zero, "the keyboard has no extent"), ("I24", .floating, "the keyboard is not docked"),
      ] as [(String, Rect, String)])
    func `an odd keyboard raises no bar`(id: String, end: Rect, reason: String) {
      #expect(
        judge(id, .bar([.appear, .show(end)]), on: BarSubject.constraintBar { $0.hold(30) })
          == .violated("bar moves though \(reason): y of the centre is 615 pt and not 645 pt", -30, step: 1))
    }

    @Test(
      arguments: [
        ("I6", nil), ("I7", nil), ("I9", .repeatStep(1)), ("I10", .fresh), ("I16", .wrapper(0)), ("I23", nil),
        ("I24", nil),
      ] as [(String, Variation?)], [BarSubject.honest, .honestConstraint])
    func `the honest bars keep it all`(
      check: (id: String, variation: Variation?), subject: BarSubject<TestBar>
    ) {
      let scenario = Scenario.bar([.appear, .show(), .show(.floating), .show(.zero), .show(), .hide()])
      #expect(judge(check.id, scenario, vary: check.variation, on: subject) == .held)
    }
  }
}
