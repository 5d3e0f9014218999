import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I46: the constant of the constraint that holds a bar.
  @Suite @MainActor struct BarConstantTests {
    private let half = Transform(0.5, 0, 0, 0.5, 0, 0)

    @Test(
      arguments: [
        (0, .violated("the constant is 0 pt and not 216 pt", -216, step: 1)), (216, .held), (215.5, .held),
        (260, .violated("the constant is 260 pt and not 216 pt", 44, step: 1)),
      ] as [(Double, Judgement)])
    func `I46 wants what the keyboard covers`(constant: Double, judgement: Judgement) {
      #expect(judge("I46", .bar(), on: BarSubject.constraintBar { $0.hold(constant) }) == judgement)
    }

    @Test func `I46 measures in the owning view's coordinates`() {
      #expect(judge("I46", .bar(inside: half), on: BarSubject.honestConstraint) == .held)
      // The view ends at 500.25, and so 49.25 under the keyboard.
      #expect(
        judge("I46", .bar(inside: half), on: BarSubject.constraintBar { $0.hold(49.25) })
          == .violated("the constant is 49.25 pt and not 98.5 pt", -49.25, step: 1))
    }

    @Test func `I46 subtracts the safe area from a bar that is held to it`() {
      let scenario = Scenario.bar().with { $0.device.safeArea = Insets(bottom: 34) }
      let claims = Claims.constraintBar { $0.anchor = .safeArea }
      func subject(
        _ act: @escaping @MainActor @Sendable (TestBar) -> Void
      ) -> BarSubject<TestBar> {
        .constraintBar(claims: claims, to: .safeArea, act)
      }
      #expect(judge("I46", scenario, on: subject { $0.hold($0.raisingConstant) }) == .held)
      #expect(
        judge("I46", scenario, on: subject { $0.hold(216) })
          == .violated("the constant is 216 pt and not 182 pt", 34, step: 1))
    }

    @Test func `I46 turns the sign around where a smaller constant raises the bar`() {
      let holder = TestBar.Holder.view(isRaisedByConstant: false)
      #expect(
        judge(
          "I46", .bar(),
          on: BarSubject.constraintBar(to: holder) { $0.hold(-$0.raisingConstant) }) == .held)
      #expect(
        judge("I46", .bar(), on: BarSubject.constraintBar(to: holder) { $0.hold(-200) })
          == .violated("the constant is -200 pt and not -216 pt", -16, step: 1))
    }

    @Test(arguments: [-20.0, 0, 8])
    func `I46 comes back to the constant at rest`(constant: Double) {
      let scenario = Scenario.bar([.appear, .show(), .hide()])
      let honest = BarSubject.constraintBar(constant: constant) { $0.hold($0.raisingConstant) }
      #expect(judge("I46", scenario, on: honest) == .held)
      let forgetful = BarSubject.constraintBar(constant: constant) { screen in
        screen.hold(screen.keyboard == nil ? 1 : 216)
      }
      #expect(
        judge("I46", scenario, on: forgetful)
          == .violated("the constant is 1 pt and not \(Int(constant)) pt", 1 - constant, step: 2))
    }

    @Test func `I46 keeps a constant that is more than the keyboard covers`() {
      let scenario = Scenario.bar([.appear, .show(Rect(0, 637, 375, 30))])
      let honest = BarSubject.constraintBar(constant: 50) { $0.hold($0.raisingConstant) }
      #expect(judge("I46", scenario, on: honest) == .held)
      #expect(
        judge("I46", scenario, on: BarSubject.constraintBar(constant: 50) { $0.hold(30) })
          == .violated("the constant is 30 pt and not 50 pt", -20, step: 1))
    }

    @Test func `I46 is not judged where there is no constraint to see`() {
      #expect(
        judge("I46", .bar(), on: BarSubject.toolbar { $0.raise(by: 10) })
          == .notJudged("the subject shows no constraint"))
    }
  }
}
