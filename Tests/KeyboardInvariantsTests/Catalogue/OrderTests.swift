import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I12, I21 and I22: in which order, under which name and through which channel a keyboard is announced.
  @Suite @MainActor struct OrderTests {
    private let seesFocus = Claims.container { $0.seesFocus = true }

    @Test func `I12 sees a screen that is deaf to the focus`() {
      #expect(
        judge("I12", .login(), vary: .swap(1), on: ScreenSubject.deafToFocus, claims: seesFocus)
          == .violated("root is at y -189, and 0 in the other order", 189, step: 2))
      #expect(judge("I12", .login(), vary: .swap(1), claims: seesFocus) == .held)
    }

    @Test func `I12 sees a screen that decides at the first keyboard for good`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .show()])
      let subject = ScreenSubject.deaf { $0.lift(by: $0.count == 1 ? $0.need : $0.lifted) }
      #expect(
        judge("I12", scenario, vary: .swap(1), on: subject)
          == .violated("root is at y -189, and 0 in the other order", 189, step: 3))
      #expect(judge("I12", scenario, vary: .swap(1)) == .held)
    }

    @Test func `I12 leaves a screen that cannot see the focus alone until the next signal`() {
      #expect(
        judge("I12", .login(), vary: .swap(1), on: ScreenSubject.deafToFocus)
          == .notJudged("the focus changed without a signal"))
    }

    private let adding = ScreenSubject.deaf { $0.lift(by: $0.lifted + 50) }

    @Test func `I21 sees a screen that is lifted by each name`() {
      #expect(
        judge("I21", .login([.appear, .show()]), vary: .echo(1, .willChangeFrame), on: adding)
          == .violated("root is at y -50, and -100 with a willChangeFrame too", -50, step: 1))
    }

    @Test func `I21 sees a bar that is raised again when the keyboard has come`() {
      let subject = BarSubject(
        "double", claims: Claims(.toolbar), makeScreen: DoubleBar.init, bar: { $0.bar })
      #expect(
        judge("I21", .bar(), vary: .echo(1, .didShow), on: subject)
          == .violated("bar is at y 407, and 191 with a didShow too", -216, step: 1))
    }

    @Test(
      arguments: [
        (2, .willChangeFrame), (2, .didShow), (2, .didChangeFrame), (3, .willChangeFrame), (3, .didHide),
        (3, .didChangeFrame),
      ] as [(Int, KeyboardNotification.Name)])
    func `I21 holds for a screen that knows where it is`(step: Int, name: KeyboardNotification.Name) {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .hide()])
      #expect(judge("I21", scenario, vary: .echo(step, name)) == .held)
      #expect(
        judge(
          "I21", .bar([.appear, .layoutPass, .show(), .hide()]), vary: .echo(step, name),
          on: BarSubject.honest)
          == .held)
    }

    private static let deafToChange = ScreenSubject("hears shows and hides") {
      TestScreen(
        hearing: [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      ) { $0.lift(by: $0.need) }
    }
    private static let deafToShow = ScreenSubject("hears changes") {
      TestScreen(hearing: [UIResponder.keyboardWillChangeFrameNotification]) { $0.lift(by: $0.need) }
    }

    @Test func `I22 sees a screen that hears one channel`() {
      #expect(
        judge("I22", .login(), vary: .channel(2), on: Self.deafToChange)
          == .violated("root is at y -189, and 0 through the other channel", 189, step: 2))
      #expect(
        judge("I22", .login(), vary: .channel(2), on: Self.deafToShow)
          == .violated("root is at y 0, and -189 through the other channel", -189, step: 2))
    }

    @Test(arguments: [Rect(0, 667, 375, 216), .zero])
    func `I22 sees a screen that hears of a hide through one channel`(end: Rect) {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .hide(end)])
      #expect(
        judge("I22", scenario, vary: .channel(3), on: Self.deafToChange)
          == .violated("root is at y 0, and -189 through the other channel", -189, step: 3))
      #expect(judge("I22", scenario, vary: .channel(3)) == .held)
    }

    @Test func `I22 is not judged where the frame of a hide says that there is a keyboard`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .hide(.docked)])
      #expect(judge("I22", scenario, vary: .channel(3)) == .notJudged("the keyboard is elsewhere"))
    }

    @Test(arguments: [2, 3])
    func `I22 holds for a screen that hears both`(step: Int) {
      let scenario = Scenario.login([.appear, .focus(1), .post(.willChangeFrame, .docked), .show()])
      #expect(judge("I22", scenario, vary: .channel(step)) == .held)
    }

    @Test(arguments: [KeyboardNotification.Name.willShow, .willHide, .willChangeFrame])
    func `I22 is not judged where not all are claimed`(name: KeyboardNotification.Name) {
      #expect(
        judge(
          "I22", .login(), vary: .channel(2), on: Self.deafToChange,
          claims: .container { $0.channels.remove(name) })
          == .notJudged("the subject does not claim to hear both"))
    }
  }
}

/// Raises its bar by the keyboard's height whenever it hears that one comes or has come.
private final class DoubleBar: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 623, width: 375, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.bar.transform.ty -= 216 }
      }
    }
  }
}
