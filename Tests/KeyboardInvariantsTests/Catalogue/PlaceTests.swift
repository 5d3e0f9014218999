import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I15 and I18: what another place of the scene, or of the field, does.
  @Suite @MainActor struct PlaceTests {
    /// A field that ends at 640, and a keyboard that begins at 424.
    nonisolated private static let pad = Scenario.login([.appear, .focus(1), .show(Rect(0, 424, 768, 600))])
      .with {
        $0.device = Device(screen: Size(768, 1024), idiom: .pad)
      }
    /// Takes the window's coordinates for the screen's.
    private static let windowed = ScreenSubject.deaf { screen in
      let bottom = screen.view.focused.map { $0.convert($0.bounds, to: nil).maxY + screen.lifted }
      screen.lift(by: max(0, (bottom ?? 0) - (screen.keyboard?.minY ?? .infinity)))
    }

    @Test(arguments: [Point(0, 100), Point(100, 0), Point(320, 20)])
    func `I15 holds for a screen that measures on the screen`(distance: Point) {
      #expect(judge("I15", Self.pad, vary: .translated(distance)) == .held)
      let bar = Scenario.bar([.appear, .show(Rect(0, 424, 768, 600))]).with { $0.device = Self.pad.device }
      for subject in [BarSubject.honest, .honestConstraint] {
        #expect(judge("I15", bar, vary: .translated(distance), on: subject) == .held)
      }
    }

    @Test func `I15 sees a screen that takes its window for the screen`() {
      #expect(
        judge("I15", Self.pad, vary: .translated(Point(0, 100)), on: Self.windowed)
          == .violated(
            "root is at (0, -216) of its window, and at (0, -116) where the window stands elsewhere", 100,
            step: 2))
    }

    @Test func `I15 sees a screen that goes aside`() {
      let subject = ScreenSubject.deaf { $0.view.center.x = ($0.keyboard?.width ?? 0) / 2 }
      #expect(
        judge("I15", Self.pad, vary: .translated(Point(100, 0)), on: subject)
          == .violated(
            "root is at (0, 0) of its window, and at (50, 0) where the window stands elsewhere", 50, step: 2))
    }

    @Test func `I15 leaves a view in another window alone`() {
      let scenario = Self.pad.with { scenario in
        (scenario.views[1].parent, scenario.views[1].place) = (nil, .otherWindow)
      }
      #expect(judge("I15", scenario, vary: .translated(Point(0, 100))) == .held)
    }

    @Test(arguments: [
      Unjudged("a phone", "the scene of a phone does not move", .login()),
      Unjudged("a turn", "the screen turns", pad.with { $0.steps.append(Step(.rotate)) }),
      Unjudged("not appeared", "nothing settles on the screen", pad.with { $0.steps.remove(at: 0) }),
    ])
    func `I15 is not judged`(example: Unjudged) {
      #expect(
        judge("I15", example.scenario, vary: .translated(Point(0, 100)), on: Self.windowed)
          == .notJudged(example.reason))
    }

    private let lower = Variation.lower(1, by: 10)

    @Test func `I18 sees a screen that is always lifted by the same`() {
      #expect(
        judge("I18", .login(), vary: lower, on: ScreenSubject.lifting(by: 189))
          == .violated("root is lifted by 0 pt more for a field that stands 10 pt lower", -10, step: 2))
      #expect(judge("I18", .login(), vary: lower) == .held)
    }

    @Test func `I18 lets a field that is just reached rise by less, and never by more`() {
      let scenario = Scenario.login(field: Rect(20, 406, 335, 40))
      #expect(judge("I18", scenario, vary: lower) == .held)
      let eager = ScreenSubject.acting { $0.lift(by: $0.need * 3) }
      #expect(
        judge("I18", scenario, vary: lower, on: eager)
          == .violated("root is lifted by 15 pt more for a field that stands 10 pt lower", 5, step: 2))
    }

    @Test(arguments: [
      Unjudged("no focus", "the field is not focused", .login([.appear, .show()])),
      Unjudged("no keyboard", "no docked keyboard", .login([.appear, .focus(1)])),
      Unjudged("floating", "no docked keyboard", .login([.appear, .focus(1), .show(.floating)])),
      Unjudged(
        "a silent focus", "the focus changed without a signal", .login([.appear, .show(), .focus(1)])),
      Unjudged(
        "too tall", "there is no room for it above the keyboard", .login(field: Rect(0, 100, 375, 452))),
      Unjudged(
        "out of view when it is lower", "the focused view is out of view without a keyboard",
        .login(field: Rect(0, 620, 375, 40))),
      Unjudged("upside down", "the field is not lower on the screen", .upsideDown),
    ])
    func `I18 is not judged`(example: Unjudged) {
      let variation: Variation = example.testDescription == "upside down" ? .lower(2, by: 10) : lower
      #expect(
        judge("I18", example.scenario, vary: variation, on: ScreenSubject.lifting(by: 189))
          == .notJudged(example.reason))
    }

    @Test func `I18 is not judged where only the lower field loses the focus`() {
      let subject = ScreenSubject.deaf { screen in
        if screen.need > 190 { screen.view.endEditing(true) }
      }
      #expect(
        judge("I18", .login(), vary: lower, on: subject) == .notJudged("the focus went another way"))
    }
  }
}

extension Scenario {
  /// The field is at the top of the screen, and lower in its parent is higher there.
  fileprivate static let upsideDown = inside(Transform(-1, 0, 0, -1, 0, 0))
}
