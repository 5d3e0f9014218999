import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I13, I14 and I27: what a keyboard that reaches higher does.
  @Suite @MainActor struct ResponseTests {
    private let taller = Variation.taller(2, by: 50)

    @Test func `I13 sees a screen that comes down for a taller keyboard`() {
      let subject = ScreenSubject.acting { $0.lift(by: $0.keyboard?.height == 216 ? $0.need : 0) }
      #expect(
        judge("I13", .login(), vary: taller, on: subject)
          == .violated(
            "root is lifted by 189 pt, and by 0 pt for a keyboard that reaches 50 pt higher", -189, step: 2))
    }

    @Test func `I13 sees a bar that comes down for a taller keyboard`() {
      let subject = BarSubject.constraintBar { $0.hold($0.keyboard?.height == 216 ? 216 : 100) }
      #expect(
        judge("I13", .bar(), vary: .taller(1, by: 50), on: subject)
          == .violated(
            "bar is lifted by 216 pt, and by 100 pt for a keyboard that reaches 50 pt higher", -116, step: 1))
    }

    @Test(
      arguments: [
        (
          0.5,
          .violated("root is lifted by 25 pt more for a keyboard that reaches 50 pt higher", -25, step: 2)
        ),
        (2, .violated("root is lifted by 100 pt more for a keyboard that reaches 50 pt higher", 50, step: 2)),
        (1, .held),
      ] as [(Double, Judgement)])
    func `I14 wants a point for a point`(factor: Double, judgement: Judgement) {
      let subject = ScreenSubject.acting { $0.lift(by: $0.need * factor) }
      #expect(judge("I14", .login(), vary: taller, on: subject) == judgement)
    }

    @Test func `I14 sees a bar that rises by half`() {
      let subject = BarSubject.toolbar { $0.raise(by: $0.cover / 2) }
      #expect(
        judge("I14", .bar(), vary: .taller(1, by: 50), on: subject)
          == .violated("bar is lifted by 25 pt more for a keyboard that reaches 50 pt higher", -25, step: 1))
    }

    @Test func `I14 lets a field that is just reached rise by less, and never by more`() {
      let scenario = Scenario.login(field: Rect(20, 390, 335, 40))
      #expect(judge("I14", scenario, vary: taller) == .held)
      let eager = ScreenSubject.acting { $0.lift(by: $0.keyboard?.height == 266 ? 60 : 0) }
      #expect(
        judge("I14", scenario, vary: taller, on: eager)
          == .violated("root is lifted by 60 pt more for a keyboard that reaches 50 pt higher", 10, step: 2))
    }

    @Test func `I14 lets a text show its caret or all of it`() {
      let scenario = Scenario.screen([.text(Rect(0, 300, 375, 300))])
      let caret = ScreenSubject.acting { $0.lift(by: $0.need) }
      let whole = ScreenSubject.deaf { screen in screen.lift(by: screen.keyboard.map { 600 - $0.minY } ?? 0) }
      #expect(judge("I14", scenario, vary: taller, on: caret) == .held)
      #expect(judge("I14", scenario, vary: taller, on: whole) == .held)
    }

    @Test func `I27 sees a screen that jumps for a quarter of a point`() {
      let subject = ScreenSubject.acting { $0.lift(by: $0.keyboard?.height == 216 ? 189 : 200) }
      #expect(
        judge("I27", .login(), vary: .taller(2, by: 0.25), on: subject)
          == .violated("root moves by -11 pt for 0.25 pt of the keyboard", -11, step: 2))
    }

    @Test func `I27 sees a field that jumps while its screen does not`() {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.need)
        if screen.keyboard.map({ $0.height > 216 }) ?? false { screen.view.subviews.first?.center.y += 2 }
      }
      #expect(
        judge("I27", .login(), vary: .taller(2, by: 0.25), on: subject)
          == .violated("field moves by 1.75 pt for 0.25 pt of the keyboard", 1.75, step: 2))
    }

    @Test(arguments: [1, 1.01])
    func `I27 allows half a point and half a point for rounding`(jump: Double) {
      let subject = ScreenSubject.acting { $0.lift(by: $0.keyboard?.height == 216 ? 189 : 189 + jump) }
      let judgement = judge("I27", .login(), vary: .taller(2, by: 0.25), on: subject)
      #expect((judgement == .held) == (jump == 1))
    }

    @Test func `I27 is not judged for half a point`() {
      #expect(
        judge("I27", .login(), vary: .taller(2, by: 0.5))
          == .notJudged("the keyboard changes by half a point or more"))
    }

    @Test(arguments: [("I13", 50), ("I14", 50), ("I27", 0.25)] as [(String, Double)])
    func `the honest screen and the honest bars answer rightly`(id: String, change: Double) {
      #expect(judge(id, .login(), vary: .taller(2, by: change)) == .held)
      for bar in [BarSubject.honest, .honestConstraint] {
        #expect(judge(id, .bar(), vary: .taller(1, by: change), on: bar) == .held)
      }
    }
  }
}
