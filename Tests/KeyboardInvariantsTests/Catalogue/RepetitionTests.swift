import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I11 and I29: what happens again.
  @Suite @MainActor struct RepetitionTests {
    @Test func `I11 sees a screen that sinks a little each time`() {
      let subject = ScreenSubject.deaf { $0.view.center.y += $0.keyboard == nil ? 10 : -9 }
      #expect(
        judge("I11", .login([.appear, .show(), .hide()]), vary: .cycle(1, count: 2, times: 3), on: subject)
          == .violated("root is at y 1, and 3 when it happens 3 times", 2, step: 2))
    }

    @Test func `I11 sees a bar that adds to its constant each time`() {
      let subject = BarSubject.constraintBar { screen in
        screen.hold((screen.bottomSpace?.constant ?? 0) + (screen.keyboard == nil ? -200 : 216))
      }
      #expect(
        judge("I11", .bar([.appear, .show(), .hide()]), vary: .cycle(1, count: 2, times: 2), on: subject)
          == .violated("bar is at y 607, and 591 when it happens 2 times", -16, step: 2))
    }

    @Test func `I11 allows not even a quarter of a point`() {
      let subject = ScreenSubject.deaf { $0.view.center.y += 0.25 }
      #expect(
        judge("I11", .login([.appear, .show()]), vary: .cycle(1, count: 1, times: 2), on: subject)
          == .violated("root is at y 0.25, and 0.5 when it happens 2 times", 0.25, step: 1))
    }

    @Test(arguments: [
      (Example("it shows and hides", .login([.appear, .focus(1), .show(), .hide()])), 2, 2),
      (
        Example(
          "two heights", .login([.appear, .focus(1), .show(), .show(Rect(0, 409, 375, 258)), .layoutPass])),
        2,
        2
      ),
      (Example("there and back", .login([.appear, .focus(1), .rotate, .rotate, .show()])), 2, 2),
      (Example("the focus comes and goes", .login([.appear, .show(), .focus(1), .blur, .show()])), 2, 2),
    ])
    func `I11 holds where`(example: Example, first: Int, count: Int) {
      #expect(judge("I11", example.scenario, vary: .cycle(first, count: count, times: 3)) == .held)
    }

    private let listeningTwice = ScreenSubject("listening twice") { ListensAsItAppears() }

    @Test func `I29 sees a screen that acts twice when it has appeared twice`() {
      #expect(
        judge("I29", .login([.appear, .show()]), vary: .reappear(0), on: listeningTwice)
          == .violated("root is at y -100, and -200 after appearing twice", -100, step: 1))
      #expect(judge("I29", .login(), vary: .reappear(0)) == .held)
    }

    @Test func `I29 sees a screen that goes where no keyboard is`() {
      #expect(
        judge(
          "I29", .login([.appear, .hide(), .show(.floating)]), vary: .reappear(0), on: listeningTwice
        )?.violation?.step == 1)
    }
  }
}

/// Rises by 100 points for each observer that hears of the keyboard, and adds one whenever it appears.
private final class ListensAsItAppears: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.view.center.y -= 100 }
      }
    }
  }
}
