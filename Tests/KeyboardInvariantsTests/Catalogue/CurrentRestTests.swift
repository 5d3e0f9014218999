import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I8: the screen comes back to where the layout of now puts it.
  @Suite @MainActor struct CurrentRestTests {
    nonisolated private static let moved: [Step.Action] = [
      .appear, .focus(1), .show(), .layout(0, Rect(0, 20, 375, 647)), .hide(),
    ]
    /// Comes back to where the screen was before all keyboards.
    private let forgetful = ScreenSubject.acting { $0.view.center.y = $0.keyboard == nil ? 333.5 : 144.5 }

    @Test func `I8 sees a screen that comes back to its old place`() {
      #expect(
        judge("I8", .login(Self.moved), on: forgetful)
          == .violated(
            "root does not come back to its new place: y of the centre is 333.5 pt and not 343.5 pt", -10,
            step: 4))
    }

    @Test func `I8 sees a bar that comes back to its old constant`() {
      let scenario = Scenario.bar([.appear, .show(), .safeArea(Insets(bottom: 34)), .show(), .hide()])
      let claims = Claims.constraintBar { $0.anchor = .safeArea }
      let forgetful = BarSubject.constraintBar(claims: claims, to: .safeArea) { screen in
        screen.hold(screen.keyboard == nil ? 10 : 216)
      }
      #expect(
        judge("I8", scenario, on: forgetful)
          == .violated(
            "bar does not come back to its new place: y of the centre is 601 pt and not 611 pt", -10, step: 4)
      )
      let honest = BarSubject.constraintBar(claims: claims, to: .safeArea) { $0.hold($0.raisingConstant) }
      #expect(judge("I8", scenario, on: honest) == .held)
    }

    @Test func `I8 sees a field that stays away`() {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.need)
        if screen.keyboard != nil { screen.view.subviews.first?.center.x = 10 }
      }
      #expect(
        judge("I8", .login(Self.moved), on: subject)
          == .violated(
            "field does not come back to its new place: x of the centre is 10 pt and not 187.5 pt", -177.5,
            step: 4))
    }

    @Test(
      arguments: [
        (0.5, .held),
        (
          0.75,
          .violated(
            "root does not come back to its new place: y of the centre is 342.75 pt and not 343.5 pt", -0.75,
            step: 4)
        ),
      ] as [(Double, Judgement)])
    func `I8 allows half a point`(left: Double, judgement: Judgement) {
      let subject = ScreenSubject.acting { $0.lift(by: $0.keyboard == nil ? left : 189) }
      #expect(judge("I8", .login(Self.moved), on: subject) == judgement)
    }

    @Test(arguments: [
      Example("a new frame", .login(moved)),
      Example("a turn", .login([.appear, .focus(1), .show(), .rotate, .hide()])),
      Example("a call", .login([.appear, .focus(1), .show(), .safeArea(Insets(top: 40)), .hide()])),
      Example(
        "a scroll", .screen([.init(.scrollView, in: 0)], [.appear, .show(), .scroll(1, .zero), .hide()])),
    ])
    func `I8 holds for the honest screen`(example: Example) {
      #expect(judge("I8", example.scenario) == .held)
    }

    @Test(arguments: [
      Unjudged("no hide", "the keyboard never hides again", .login(Array(moved.dropLast()))),
      Unjudged("no keyboard", "the keyboard never hides again", .login([.appear, .hide()])),
      Unjudged(
        "gone", "the keyboard never hides again",
        .login([.appear, .show(), .layout(0, Rect(0, 20, 375, 647)), .disappear, .hide()])),
      Unjudged(
        "no new layout", "the layout did not change while it was up",
        .login([.appear, .focus(1), .show(), .hide()])),
      Unjudged(
        "a new layout before", "the layout did not change while it was up",
        .login([.appear, .layout(0, Rect(0, 20, 375, 647)), .show(), .hide()])),
      Unjudged(
        "a caret that moves", "the layout did not change while it was up",
        .screen([.text(Rect(0, 0, 99, 99))], [.appear, .show(), .moveCaret(1, Rect(0, 50, 2, 20)), .hide()])),
      Unjudged(
        "a new layout after", "the layout changed without a signal",
        .login(moved + [.layout(0, Rect(0, 40, 375, 627))]).judgedAtTheEnd),
      Unjudged("another focus", "the focus went another way without the keyboard", .tappedWhileUp),
    ])
    func `I8 is not judged`(example: Unjudged) {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.need)
        if screen.keyboard == nil { screen.lift(by: 10) }
      }
      #expect(judge("I8", .login(Self.moved), on: subject)?.violation != nil)
      #expect(judge("I8", example.scenario, on: subject) == .notJudged(example.reason))
    }
  }
}

extension Scenario {
  /// The finger meets the upper field, which is where the lower one was at rest.
  fileprivate static let tappedWhileUp: Scenario = {
    let fields = [600.0, 420].map { View(.textField, frame: Rect(20, $0, 335, 40), in: 0) }
    let steps: [Step.Action] = [
      .appear, .focus(1), .show(), .tap(Point(30, 430)), .layout(0, Rect(0, 20, 375, 647)), .hide(),
    ]
    return .screen(fields, steps)
  }()
}
