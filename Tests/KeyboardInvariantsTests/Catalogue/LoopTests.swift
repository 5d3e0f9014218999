import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I59: a keyboard that depends on the layout, and a screen that depends on the keyboard.
  @Suite @MainActor struct LoopTests {
    /// The keyboard's top is at 451 without its bar, and at 407 with it.
    nonisolated private static let login = Scenario.login([.appear, .focus(1)]).withNearBar

    /// Lifts its screen by `more` than it must, as far as what it heard so far says.
    private func lifting(by more: @escaping @Sendable (_ bar: CGFloat, _ heard: Int) -> CGFloat)
      -> ScreenSubject
    {
      .acting { screen in
        let bar = max(0, (screen.keyboard?.height ?? 0) - 216)
        screen.lift(by: screen.need + more(bar, screen.count))
      }
    }

    @Test func `I59 sees a screen that counts the bar twice, and so goes up and down for ever`() {
      #expect(
        judge("I59", Self.login, on: lifting { bar, _ in bar })
          == .violated("the keyboard and the screen move each other 9 times", 9, step: 1))
    }

    // That editing begins is heard first, and then each change of the keyboard twice.
    @Test func `I59 sees a third answer, and lets the second pass`() {
      let late = lifting { bar, heard in heard <= 5 ? bar : 0 }
      #expect(
        judge("I59", Self.login, on: late)
          == .violated("the keyboard and the screen move each other 3 times", 3, step: 1))
      #expect(judge("I59", Self.login, on: lifting { bar, heard in heard <= 5 ? bar : 50 }) == .held)
    }

    // The field ends at 640; the report is of a terminal that left the screen so.
    @Test func `I59 sees a screen that keeps ten points above an undocked keyboard, which follows it`() {
      let scenario = Scenario.login([.appear, .focus(1), .keyboardAct(.undock)])
        .with { $0.keyboard = .simulated(.init(.ios26)) }
      let distant = ScreenSubject.acting { screen in
        screen.lift(by: max(0, 650 - (screen.end?.minY ?? 667)))
      }
      #expect(
        judge("I59", scenario, on: distant)
          == .violated("the keyboard and the screen move each other 9 times", 9, step: 2))
      let low = scenario.with { $0.views[1].frame = Rect(20, 100, 335, 40) }
      #expect(judge("I59", low) == .held)
    }

    @Test func `I59 holds of a screen that rises as the keyboard does, and of one that stays`() {
      #expect(judge("I59", Self.login) == .held)
      #expect(judge("I59", Self.login, on: ScreenSubject.still) == .held)
      #expect(judge("I1", Self.login) == .held)
    }

    @Test(arguments: [
      Unjudged(
        "a field far away", unanswered,
        .login(field: Rect(20, 100, 335, 40), [.appear, .focus(1)]).withNearBar),
      Unjudged(
        "another keyboard", unanswered,
        .login([.appear, .focus(1)]).with { $0.keyboard = .simulated(.init(.ios26)) }),
      Unjudged("a script", unanswered, .login()),
    ])
    func `I59 is not judged`(example: Unjudged) {
      #expect(judge("I59", example.scenario) == .notJudged(example.reason))
    }

    // It makes room for the keyboard, and then UIKit moves the sheet; nothing tells it so.
    @Test func `I59 is not judged where UIKit moves the sheet`() {
      let sheet = Scenario.login(field: Rect(0, 580, 540, 40), [.appear, .focus(1)]).withNearBar.with {
        ($0.device, $0.around) = (Device(screen: Size(768, 700), idiom: .pad), [.formSheet])
      }
      #expect(judge("I59", sheet) == .notJudged("UIKit moves the sheet"))
    }

    @Test func `I32 is not judged where the keyboard answers`() {
      let known = Self.login.with { $0.steps.insert(Step(.layoutPass), at: 1) }
      #expect(judge("I32", known) == .notJudged("the keyboard moves again by itself"))
    }

    // The keyboard of the run in which nobody is told of it answers to another layout, and so does the sheet.
    @Test func `what asks for the rest is not judged of a sheet and a keyboard that answers`() {
      let sheet = Self.login.with { ($0.device.idiom, $0.around) = (.pad, [.formSheet]) }
      #expect(
        judge("I6", sheet) == .notJudged("the sheet gives way to a keyboard that depends on the screen"))
      #expect(judge("I6", Self.login) == .held)
    }
  }
}

extension Scenario {
  /// The same with a keyboard of iOS 26 that has a bar of 44 points while the focused view is near.
  fileprivate var withNearBar: Scenario {
    var profile = KeyboardProfile(.ios26)
    profile.nearBar = 44
    return with { $0.keyboard = .simulated(profile) }
  }
}

private let unanswered = "the keyboard does not answer to the layout"
