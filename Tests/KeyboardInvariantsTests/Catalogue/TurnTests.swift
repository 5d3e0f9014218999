import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I53 to I56: turns, stays in the background and cancelled pops.
  @Suite @MainActor struct TurnTests {
    nonisolated private static let wide = Rect(0, 213, 667, 162)
    /// It turns with the keyboard up, which then comes again.
    nonisolated private static let turning: [Step.Action] = [
      .appear, .focus(1), .show(), .rotate, .show(wide),
    ]
    private let counting = ScreenSubject.deaf { $0.lift(by: Double($0.count)) }

    @Test func `I53 sees a screen that needs a hide to forget`() {
      #expect(
        judge("I53", .login(Self.turning), vary: .hideFirst(3), on: counting)
          == .violated("root is at y -2, and -3 with a hide before the turn", -1, step: 4))
    }

    @Test func `I53 sees a bar that needs a hide to forget`() {
      let subject = BarSubject.toolbar { $0.raise(by: max($0.cover, -$0.bar.transform.ty)) }
      let scenario = Scenario.bar([.appear, .show(), .rotate, .show(Self.wide)])
      #expect(judge("I53", scenario, vary: .hideFirst(2), on: BarSubject.honest) == .held)
      #expect(judge("I53", scenario, vary: .hideFirst(2), on: subject) == .held)
      let forgetting = BarSubject.toolbar { screen in
        screen.raise(by: screen.keyboard == nil ? 0 : max(screen.cover, -screen.bar.transform.ty))
      }
      #expect(
        judge("I53", scenario, vary: .hideFirst(2), on: forgetting)
          == .violated("bar is at y 115, and 169 with a hide before the turn", 54, step: 3))
    }

    @Test func `I53 holds for the honest screen`() {
      #expect(judge("I53", .login(field: Rect(20, 200, 335, 40), Self.turning), vary: .hideFirst(3)) == .held)
    }

    @Test(arguments: [
      Unjudged("no keyboard", notUp, .login([.appear, .focus(1), .layoutPass, .rotate, .show(wide)])),
      Unjudged("floating", notUp, .login([.appear, .focus(1), .show(.floating), .rotate, .show(wide)])),
      Unjudged("hidden", notUp, .login([.appear, .show(), .hide(), .rotate, .show(wide)])),
      Unjudged("nobody said more", "the layout changed without a signal", .login(Array(turning.dropLast()))),
    ])
    func `I53 is not judged`(example: Unjudged) {
      let variation = Variation.hideFirst(3)
      #expect(judge("I53", example.scenario, vary: variation, on: counting) == .notJudged(example.reason))
    }

    @Test func `I53 is not judged where the first thing is a turn`() {
      #expect(judge("I53", .login([.rotate]), vary: .hideFirst(0), on: counting) == .notJudged(notUp))
    }

    @Test func `I54 sees a screen that counts its layouts`() {
      let subject = ScreenSubject.deaf { $0.lift(by: Double(10 * $0.layouts)) }
      #expect(
        judge("I54", .login([.appear, .show()]), vary: .turnAround(0), on: subject)
          == .violated("root is at y -10, and -30 after turning there and back", -20, step: 1))
    }

    @Test(arguments: [0, 1, 2])
    func `I54 holds for the honest screen`(step: Int) {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .show()])
      #expect(judge("I54", scenario, vary: .turnAround(step)) == .held)
    }

    @Test func `I54 holds where the system has taken more of the window`() {
      let scenario = Scenario.login([.appear, .safeArea(Insets(bottom: 10)), .focus(1), .show()])
      #expect(judge("I54", scenario, vary: .turnAround(1)) == .held)
    }

    @Test func `I54 is not judged before the next signal`() {
      let subject = ScreenSubject.deaf { $0.lift(by: Double(10 * $0.layouts)) }
      #expect(
        judge("I54", .login(), vary: .turnAround(2), on: subject)
          == .notJudged("the layout changed without a signal"))
    }

    @Test func `I55 sees a screen that comes down in the background`() {
      let subject = ScreenSubject("hears of the background") {
        TestScreen(hearing: ScreenSubject.keyboard + [UIApplication.didEnterBackgroundNotification]) {
          $0.lift(by: $0.count == 1 ? $0.need : 0)
        }
      }
      #expect(
        judge("I55", .login(), vary: .background(2), on: subject)
          == .violated("root is at y -189, and 0 after a stay in the background", 189, step: 2))
      #expect(judge("I55", .login(), vary: .background(2)) == .held)
    }

    private let leaving = ScreenSubject("listens while it is there") { ListensWhileItIsThere() }

    @Test func `I56 sees a screen that comes down when a pop begins`() {
      #expect(
        judge("I56", .login(), vary: .cancelledPop(2), on: leaving)
          == .violated("root is at y -100, and 0 after a cancelled pop", 100, step: 2))
      #expect(judge("I56", .login(), vary: .cancelledPop(2)) == .held)
    }

    @Test func `I56 sees a screen that no longer listens after a cancelled pop`() {
      #expect(
        judge("I56", .login(), vary: .cancelledPop(1), on: leaving)
          == .violated("root is at y -100, and 0 after a cancelled pop", 100, step: 2))
    }

    @Test func `I56 is not judged where no screen is there to be popped`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .disappear])
      #expect(
        judge("I56", scenario, vary: .cancelledPop(3), on: leaving) == .notJudged("the screen is not there"))
    }
  }
}

private let notUp = "the keyboard is not up when it turns"

/// Rises by 100 points for a keyboard, from when it is loaded until it is told that it will leave.
private final class ListensWhileItIsThere: UIViewController {
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.view.center.y = 233.5 } }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let observer { NotificationCenter.default.removeObserver(observer) }
    view.center.y = 333.5
  }
}
