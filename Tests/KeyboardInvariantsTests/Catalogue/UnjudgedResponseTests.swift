import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// What I13, I14 and I27 leave alone. The subjects come down for a taller keyboard.
  @Suite @MainActor struct UnjudgedResponseTests {
    private let falling = ScreenSubject.acting { $0.lift(by: $0.keyboard.map { 1000 - 4 * $0.height } ?? 0) }
    private let fallingBar = BarSubject.toolbar {
      $0.raise(by: $0.keyboard.map { 1000 - 4 * $0.height } ?? 0)
    }

    @Test(arguments: ["I13", "I14", "I27"])
    func `the subjects are at fault where they are judged`(id: String) {
      #expect(judge(id, .login(), vary: .taller(2, by: 0.4), on: falling)?.violation != nil)
      #expect(judge(id, .bar(), vary: .taller(1, by: 0.4), on: fallingBar)?.violation != nil)
    }

    @Test(arguments: ["I13", "I14", "I27"], unjudged)
    func `no screen is judged`(id: String, example: Unjudged) {
      #expect(
        judge(id, example.scenario, vary: .taller(2, by: 0.4), on: falling) == .notJudged(example.reason))
    }

    nonisolated static let unjudged = [
      Unjudged(
        "it does not settle", "nothing settles", Scenario.login().with { $0.steps[2].settles = false }),
      Unjudged(
        "floating", "one of the keyboards is not docked", .login([.appear, .focus(1), .show(.floating)])),
      Unjudged(
        "docked when it is taller", "one of the keyboards is not docked",
        .login([.appear, .focus(1), .show(Rect(0, 666.6, 375, 216))])),
      Unjudged("no focus", "nothing is focused", .login([.appear, .layoutPass, .show()])),
      Unjudged("not appeared", "the screen is not there", .login([.layoutPass, .layoutPass, .show()])),
      Unjudged(
        "too tall", "there is no room for it above the keyboard", .login(field: Rect(0, 100, 375, 452))),
      Unjudged(
        "too tall for the taller one", "there is no room for it above the keyboard",
        .login(field: Rect(0, 100, 375, 451))),
      Unjudged(
        "below the screen's end", "the focused view is out of view without a keyboard",
        .login(field: Rect(0, 640, 375, 40))),
    ]

    @Test(arguments: ["I13", "I14", "I27"])
    func `no screen is judged where only one keyboard lets the focus go`(id: String) {
      let subject = ScreenSubject.deaf { screen in
        if screen.keyboard.map({ $0.height > 216 }) ?? false { screen.view.endEditing(true) }
      }
      #expect(
        judge(id, .login(), vary: .taller(2, by: 0.4), on: subject)
          == .notJudged("the focus went another way"))
    }

    @Test(arguments: ["I13", "I14", "I27"], unjudgedBars)
    func `no bar is judged`(id: String, example: Unjudged) {
      #expect(
        judge(id, example.scenario, vary: .taller(1, by: 0.4), on: fallingBar) == .notJudged(example.reason))
    }

    nonisolated static let unjudgedBars = [
      Unjudged("no bar", "the scenario has no bar", .login([.appear, .show()])),
      Unjudged(
        "no room", "there is no room for the bar above the keyboard",
        .bar([.appear, .show(Rect(0, 43, 375, 624))])),
      Unjudged(
        "no room above the taller one", "there is no room for the bar above the keyboard",
        .bar([.appear, .show(Rect(0, 44, 375, 623))])),
      Unjudged("floating", "one of the keyboards is not docked", .bar([.appear, .show(.floating)])),
    ]
  }
}
