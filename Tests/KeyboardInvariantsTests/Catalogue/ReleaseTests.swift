import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I28: a screen that has gone.
  @Suite @MainActor struct ReleaseTests {
    nonisolated private static let leaving: [Step.Action] = [
      .appear, .focus(1), .show(), .disappear, .hide(),
    ]

    @Test func `I28 sees a screen that its own observer keeps alive`() {
      #expect(
        judge("I28", .login(), on: ScreenSubject("leaking") { LeakingScreen() })
          == .violated("something still holds the screen when it should be gone", 0, step: 2))
    }

    @Test func `I28 sees a screen that stays lifted when it has gone`() {
      #expect(
        judge("I28", .login(Self.leaving), on: ScreenSubject.deaf { $0.lift(by: 100) })
          == .violated(
            "root moves though it is gone: y of the centre is 233.5 pt and not 333.5 pt", -100, step: 4))
    }

    @Test func `I28 sees a bar that stays raised when it has gone`() {
      #expect(
        judge(
          "I28", .bar([.appear, .show(), .disappear, .hide()]), on: BarSubject.toolbar { $0.raise(by: 9) })
          == .violated(
            "bar moves though it is gone: its transform is [1, 0, 0, 1, 0, -9] and not [1, 0, 0, 1, 0, 0]",
            -9,
            step: 3))
    }

    @Test(arguments: [
      Example("it leaves with the keyboard", .login(leaving)),
      Example("it never comes", .login([])),
      Example(
        "the keyboard hides while it leaves",
        .login([.appear, .focus(1), .show(), .willDisappear, .hide(), .disappear])),
    ])
    func `I28 holds for the honest screen`(example: Example) {
      #expect(judge("I28", example.scenario) == .held)
    }

    // A screen that stays lifted is at fault unless the state is not judged.
    @Test(arguments: [
      Example("it is leaving", .login([.appear, .focus(1), .show(), .willDisappear, .hide()])),
      Example("the keyboard stays", .login([.appear, .focus(1), .show(), .disappear])),
      Example("no keyboard came", .login([.appear, .disappear, .hide()])),
      Example(
        "a silent move",
        .login([.appear, .show(), .disappear, .hide(), .layout(0, Rect(0, 20, 375, 667))])
          .judgedAtTheEnd),
      Example("it has never been there", .login([.show(), .hide(), .blur])),
      Example(
        "it left before a turn was over",
        Scenario.login([.appear, .show(), .rotate, .hide(), .disappear]).with { $0.steps[2].settles = false }),
      Example(
        "it turns while it is away", .login([.appear, .show(), .disappear, .rotate, .show(), .hide()])),
      Example("a frame that says nothing", .login([.appear, .show(), .disappear, .show(nil)])),
    ])
    func `I28 lets a screen be lifted while`(example: Example) {
      #expect(judge("I28", example.scenario, on: ScreenSubject.deaf { $0.lift(by: 100) }) == .held)
    }

    @Test func `I28 is not judged where nobody looked`() {
      let verdict = Verdict(of: Case(.login()), claims: Claims(.container)) { scenario in
        Trace(moments: Stage.play(scenario, on: ScreenSubject.honest).moments)
      }
      #expect(verdict["I28"] == .notJudged("nobody looked whether the screen is gone"))
    }
  }
}

/// Listens with a closure that holds it.
private final class LeakingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { self.view.setNeedsLayout() } }
  }
}
