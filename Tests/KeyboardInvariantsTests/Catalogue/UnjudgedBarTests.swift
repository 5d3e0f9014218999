import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// What I41 to I47 leave alone. The bar is in a wrong place for all of them: too high, or too low.
  @Suite @MainActor struct UnjudgedBarTests {
    static let tooHigh = BarSubject.toolbar { $0.raise(by: 300) }
    static let tooLow = BarSubject.toolbar { $0.raise(by: -10) }
    static let heldTooHigh = BarSubject.constraintBar { $0.hold(300) }

    @Test func `the bars are at fault where they are judged`() {
      for id in ["I41", "I42", "I43"] {
        #expect(judge(id, .bar(), on: Self.tooHigh)?.violation != nil)
      }
      #expect(judge("I46", .bar(), on: Self.heldTooHigh)?.violation != nil)
      #expect(judge("I47", .bar(), on: Self.tooLow)?.violation != nil)
    }

    @Test(arguments: ["I41", "I42", "I43", "I46", "I47"], unjudged)
    func `no bar is judged`(id: String, example: Unjudged) {
      for subject in [Self.tooHigh, Self.tooLow, Self.heldTooHigh] {
        #expect(judge(id, example.scenario, on: subject) == .notJudged(example.reason))
      }
    }

    nonisolated static let unjudged = [
      Unjudged("no bar", "the scenario has no bar", .login()),
      Unjudged("not appeared", "the screen is not there", .bar([.show()])),
      Unjudged("never shown", "no keyboard yet", .bar([.appear, .hide()])),
      Unjudged(
        "a silent move", "the layout changed without a signal",
        .bar([.appear, .show(), .layout(0, Rect(0, 20, 375, 667))]).judgedAtTheEnd),
      Unjudged(
        "a frame that says nothing", "nobody can be sure of the keyboard",
        .bar([.appear, .show(), .show(nil)]).judgedAtTheEnd),
      Unjudged(
        "a turn", "nobody can be sure of the keyboard", .bar([.appear, .show(), .rotate]).judgedAtTheEnd),
      Unjudged("a quarter turn", "the screen is turned", .bar(inside: Transform(0, 1, -1, 0, 0, 0))),
      Unjudged("a slant", "the screen is turned", .bar(inside: Transform(1, 0.1, 0, 1, 0, 0))),
    ]

    @Test(arguments: ["I41", "I42", "I47"], onlyOfConstraints)
    func `no bar that a constraint holds is judged`(id: String, example: Unjudged) {
      #expect(judge(id, example.scenario, on: Self.heldTooHigh) == .notJudged(example.reason))
      #expect(judge("I46", example.scenario, on: Self.heldTooHigh) == .notJudged(example.reason))
      let toolbar = id == "I47" ? Self.tooLow : Self.tooHigh
      #expect(judge(id, example.scenario, on: toolbar) != .notJudged(example.reason))
    }

    nonisolated static let onlyOfConstraints = [
      Unjudged("upside down", "the screen is upside down", .bar(inside: Transform(-1, 0, 0, -1, 0, 0))),
      Unjudged("a transformed bar", "the bar is transformed", .bar(transform: Transform(1, 0, 0, 1, 0, 5))),
    ]

    @Test func `a bar for which there is no room need not be on the keyboard`() {
      let scenario = Scenario.bar([.appear, .show(Rect(0, 43, 375, 624))])
      let reason = Judgement.notJudged("there is no room for the bar above the keyboard")
      for id in ["I41", "I43"] {
        #expect(judge(id, scenario, on: Self.tooHigh) == reason)
        #expect(
          judge(id, .bar([.appear, .show(Rect(0, 44, 375, 623))]), on: Self.tooHigh)?.violation != nil)
      }
      #expect(
        judge("I42", scenario, on: BarSubject.toolbar { $0.raise(by: 625) })
          == .violated("bar is lifted 1 pt too far", 1, step: 1))
    }
  }
}
