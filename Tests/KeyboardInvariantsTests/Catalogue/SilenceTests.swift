import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I51, I57 and I61: I1, where it is easily forgotten.
  @Suite @MainActor struct SilenceTests {
    nonisolated private static let tall = Scenario.screen([
      .text(Rect(0, 100, 375, 567), caret: Rect(0, 540, 2, 20))
    ])

    @Test func `I51 sees a caret under the keyboard`() {
      #expect(
        judge("I51", Self.tall, on: ScreenSubject.still)
          == .violated("the caret of text ends 209 pt under the keyboard", 209, step: 2))
      #expect(judge("I51", Self.tall) == .held)
    }

    @Test(arguments: [
      Unjudged("a field", "no text view is focused", .login()),
      Unjudged(
        "a small text", "the whole text has room above the keyboard", .screen([.text(Rect(0, 500, 375, 100))])
      ),
      Unjudged(
        "a text that just fits", "the whole text has room above the keyboard",
        .screen([.text(Rect(0, 216, 375, 451))])),
      Unjudged("floating", "no docked keyboard", tall.with { $0.steps[2].action = .show(.floating) }),
      Unjudged("no focus", "nothing is focused", tall.with { $0.steps[1].action = .blur }),
      Unjudged(
        "a caret taller than the room", "there is no room for it above the keyboard",
        .screen([.text(Rect(0, 100, 375, 567), caret: Rect(0, 20, 2, 452))])),
      Unjudged(
        "a caret out of view", "the focused view is out of view without a keyboard",
        .screen([.text(Rect(0, 100, 375, 567), caret: Rect(0, 600, 2, 20))])),
    ])
    func `I51 is not judged`(example: Unjudged) {
      #expect(judge("I51", example.scenario, on: ScreenSubject.still) == .notJudged(example.reason))
    }

    // The owner's layout puts the screen back where it would be without a keyboard, and tells it so.
    nonisolated private static let laidOut: [Step.Action] = [
      .appear, .focus(1), .show(), .layout(0, Rect(0, 0, 375, 660)),
    ]

    @Test func `I57 sees a screen that does not look after a layout`() {
      #expect(
        judge("I57", .login(Self.laidOut)) == .violated("field ends 189 pt under the keyboard", 189, step: 3))
      #expect(judge("I57", .login(Self.laidOut), on: ScreenSubject.attentive) == .held)
    }

    @Test func `I57 lets a screen that is only moved wait for the next signal`() {
      let moved = Scenario.login([.appear, .focus(1), .show(), .layout(0, Rect(0, 0, 375, 667))])
      #expect(judge("I57", moved) == .notJudged("the layout changed without a signal"))
      let signalled = moved.with { $0.steps.append(Step(.show())) }
      #expect(judge("I57", signalled) == .held)
      #expect(
        judge("I57", signalled, on: ScreenSubject.still)
          == .violated("field ends 189 pt under the keyboard", 189, step: 4))
    }

    @Test func `I57 sees a bar that does not look after a layout`() {
      let scenario = Scenario.bar([.appear, .show(), .layout(0, Rect(0, 0, 375, 600))])
      #expect(
        judge("I57", scenario, on: BarSubject.honest)
          == .violated("bar ends 67 pt above its place", -67, step: 2))
      #expect(
        judge("I57", scenario, on: BarSubject.toolbar(hearsLayout: true) { $0.raise(by: $0.cover) }) == .held)
    }

    @Test(arguments: [
      Unjudged("no layout", notLaidOut, .login()),
      Unjudged(
        "before the keyboard", notLaidOut, .login([.appear, .layout(0, Rect(0, 0, 375, 660)), .show()])),
      Unjudged(
        "another view", notLaidOut, .login([.appear, .focus(1), .show(), .layout(1, Rect(0, 0, 9, 9))])),
      Unjudged(
        "after the hide", notLaidOut, .login(laidOut + [.hide()]).judgedAtTheEnd.withoutRest(after: 3)),
      Unjudged(
        "floating", "no docked keyboard",
        .login([.appear, .focus(1), .show(.floating), .layout(0, Rect(0, 0, 375, 660))])),
      Unjudged(
        "no focus", "nothing is focused", .login([.appear, .show(), .layout(0, Rect(0, 0, 375, 660))])),
    ])
    func `I57 is not judged`(example: Unjudged) {
      #expect(judge("I57", example.scenario, on: ScreenSubject.still) == .notJudged(example.reason))
    }

    nonisolated private static let silent: [Step.Action] = [.appear, .show(), .focus(1)]

    @Test func `I61 sees a screen that does not follow the focus`() {
      #expect(
        judge("I61", .login(Self.silent), on: ScreenSubject.deafToFocus)
          == .violated("field ends 189 pt under the keyboard", 189, step: 2))
      #expect(judge("I61", .login(Self.silent)) == .held)
    }

    @Test func `I61 sees the second field`() {
      let fields = [100.0, 600].map { Scenario.View(.textField, frame: Rect(20, $0, 335, 40), in: 0) }
      #expect(
        judge(
          "I61", .screen(fields, [.appear, .focus(1), .show(), .focus(2)]), on: ScreenSubject.deafToFocus)
          == .violated("field2 ends 189 pt under the keyboard", 189, step: 3))
    }

    @Test(arguments: [
      Unjudged("focus first", spoken, .login()),
      Unjudged("shown again", spoken, .login(silent + [.show()]).withoutRest(after: 2)),
      Unjudged("no keyboard", "no docked keyboard", .login([.appear, .focus(1)])),
      Unjudged("floating", "no docked keyboard", .login([.appear, .show(.floating), .focus(1)])),
      Unjudged("the focus goes", "nothing is focused", .login([.appear, .focus(1), .show(), .blur])),
      Unjudged(
        "too tall", "there is no room for it above the keyboard",
        .login(field: Rect(0, 100, 375, 452), silent)),
      Unjudged(
        "below the screen's end", "the focused view is out of view without a keyboard",
        .login(field: Rect(0, 640, 375, 40), silent)),
    ])
    func `I61 is not judged`(example: Unjudged) {
      #expect(judge("I61", example.scenario, on: ScreenSubject.still) == .notJudged(example.reason))
    }
  }
}

extension Scenario {
  /// The same, but nothing settles after this step, so that it is not judged there.
  fileprivate func withoutRest(after step: Int) -> Scenario {
    with { $0.steps[step].settles = false }
  }
}

private let notLaidOut = "the screen is not laid out while it is up"
private let spoken = "the keyboard spoke after the focus moved"
