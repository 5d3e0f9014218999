import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I23 and I24: keyboards that take no space away.
  @Suite @MainActor struct OddKeyboardTests {
    @Test(arguments: [Rect(0, 451, 375, 0), .zero, Rect(0, 667, 375, 216), .null])
    func `I23 holds for a screen at rest under a keyboard without extent`(end: Rect) {
      #expect(judge("I23", .login([.appear, .focus(1), .show(), .show(end)])) == .held)
    }

    @Test(arguments: [Rect(0, 451, 375, 0), .zero, Rect(0, 667, 375, 216), .null])
    func `I23 sees a screen that stays up under it`(end: Rect) {
      #expect(
        judge("I23", .login([.appear, .show(), .show(end)]), on: ScreenSubject.acting { $0.lift(by: 189) })
          == .violated(
            "root moves though the keyboard has no extent: y of the centre is 144.5 pt and not 333.5 pt",
            -189, step: 2))
    }

    @Test(arguments: saysNothing)
    func `I23 lets a frame that says nothing change nothing, or bring rest`(end: Rect?) {
      let resting = ScreenSubject.acting { screen in
        screen.lift(by: screen.end.map { $0.minY.isFinite && $0.width.isFinite } ?? false ? 189 : 0)
      }
      let scenario = Scenario.login([.appear, .focus(1), .show(), .show(end)])
      #expect(judge("I23", scenario) == .held)
      #expect(judge("I23", scenario, on: resting) == .held)
    }

    @Test(arguments: saysNothing)
    func `I23 sees a third place`(end: Rect?) {
      let subject = ScreenSubject.acting { $0.lift(by: $0.count == 1 ? 189 : 50) }
      #expect(
        judge("I23", .login([.appear, .show(), .show(end)]), on: subject)
          == .violated(
            "root moves to a third place though the frame says nothing: "
              + "y of the centre is 283.5 pt and not 333.5 pt", -50, step: 2))
    }

    nonisolated static let saysNothing: [Rect?] = [
      nil, Rect(0, .nan, 375, 216), Rect(0, 451, .infinity, 216),
    ]

    @Test func `I23 sees geometry that is no longer finite`() {
      let subject = ScreenSubject.acting { $0.view.center.y = .nan }
      #expect(
        judge("I23", .login([.appear, .show()]), on: subject)
          == .violated("the geometry of root is no longer finite", 0, step: 1))
    }

    @Test(arguments: [
      Unjudged("an ordinary frame", "an ordinary frame", .login()),
      Unjudged("no keyboard", ordinary, .login([.appear])),
      Unjudged("a hide with any frame", ordinary, .login([.appear, .hide(.zero)])),
      Unjudged("nobody there", ordinary, .login([.show(.zero)])),
      Unjudged(
        "a silent focus before", "no state before", .login([.appear, .show(), .focus(1), .show(nil)])),
      Unjudged("nothing before", ordinary, .login([.show(nil), .appear])),
      Unjudged("a name that is not claimed", ordinary, .login([.appear, .post(.didShow, .zero)])),
    ])
    func `I23 is not judged`(example: Unjudged) {
      #expect(
        judge("I23", example.scenario, on: ScreenSubject.acting { $0.lift(by: 10) })
          == .notJudged(example.reason))
    }

    @Test(arguments: [Rect.floating, Rect(0, 400, 375, 216), Rect(0, -264, 375, 304)])
    func `I24 sees a screen that is lifted for an undocked keyboard`(end: Rect) {
      #expect(judge("I24", .login([.appear, .focus(1), .show(end)])) == .held)
      #expect(
        judge("I24", .login([.appear, .show(end)]), on: ScreenSubject.lifting(by: 100))
          == .violated(
            "root moves though the keyboard is not docked: y of the centre is 233.5 pt and not 333.5 pt",
            -100, step: 1))
    }

    @Test(arguments: [
      Unjudged("docked", "the keyboard is docked", .login()),
      Unjudged("none", "no keyboard", .login([.appear])),
      Unjudged("hidden with a floating frame", "no keyboard", .login([.appear, .hide(.floating)])),
      Unjudged("zero", "the keyboard has no extent", .login([.appear, .show(.zero)])),
      Unjudged(
        "off the screen", "the keyboard has no extent", .login([.appear, .show(Rect(0, 667, 375, 216))])),
      Unjudged(
        "says nothing", "no keyboard",
        .login([.appear, .show(.floating), .show(nil)]).judgedAtTheEnd),
      Unjudged("nobody there", "the screen is not there", .login([.show(.floating)])),
      Unjudged(
        "a turn makes it too narrow", "no keyboard",
        .login([.appear, .show(Rect(0, 351, 375, 316)), .rotate]).judgedAtTheEnd),
    ])
    func `I24 is not judged`(example: Unjudged) {
      #expect(
        judge("I24", example.scenario, on: ScreenSubject.lifting(by: 100)) == .notJudged(example.reason))
    }
  }
}

private let ordinary = "every keyboard frame is an ordinary one"
