import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

// What a screen hears of a turn.
extension StageTests {
  @Test func `a screen hears of a turn before it, takes part in it after the layout, and hears of its end`() {
    let log = Listener.Log()
    let subject = ScreenSubject("turning") { TurningScreen(log) }
    let trace = Stage.play(.screen([], .appear, .rotate, .rotate), on: subject)
    let turn = ["landscape true", "alongside 667.0", "end"]
    let back = ["landscape false", "alongside 375.0", "end"]
    #expect(log.lines == turn + back)
    #expect(trace.isReleased == true)
  }

  @Test func `a keyboard that comes with a turn comes before the layout`() {
    let log = Listener.Log()
    let subject = ScreenSubject("turning") { TurningScreen(log) }
    let scenario = Scenario.screen([], .appear, .rotate, .show(100)).changingStep(1) { $0.settles = false }
    _ = Stage.play(scenario, on: subject)
    #expect(log.lines == ["landscape true", "keyboard 375.0", "alongside 667.0", "end"])
  }

  @Test func `a turn that comes before the layout of the one before is heard too`() {
    let log = Listener.Log()
    let subject = ScreenSubject("turning") { TurningScreen(log) }
    let scenario = Scenario.screen([], .appear, .rotate, .rotate).changingStep(1) { $0.settles = false }
    _ = Stage.play(scenario, on: subject)
    #expect(
      log.lines == ["landscape true", "alongside 667.0", "landscape false", "alongside 375.0", "end", "end"])
  }

  @Test(arguments: [UIView.AutoresizingMask(), [.flexibleWidth, .flexibleHeight]])
  func `a screen in a plain one hears once`(mask: UIView.AutoresizingMask) {
    let log = Listener.Log()
    let subject = ScreenSubject("turning") {
      let screen = TurningScreen(log)
      screen.view.autoresizingMask = mask
      return screen
    }
    var outer = Scenario.View(.view)
    outer.controller = .plain
    var inner = Scenario.View(.view, in: 0)
    inner.controller = .subject
    _ = Stage.play(Scenario(views: [outer, inner], steps: [Step(.appear), Step(.rotate)]), on: subject)
    #expect(log.lines == ["landscape true", "alongside 667.0", "end"])
  }

  @Test func `a screen whose owner has given it a size of its own hears nothing`() {
    let log = Listener.Log()
    let subject = ScreenSubject("turning") { TurningScreen(log) }
    _ = Stage.play(.screen([], .appear, .layout(0, Rect(0, 64, 375, 603)), .rotate), on: subject)
    #expect(log.lines.isEmpty)
  }

  @Test func `a screen of a size of its own, or one that is away, hears nothing`() {
    let log = Listener.Log()
    let subject = ScreenSubject("turning") { TurningScreen(log) }
    var scenario = Scenario.screen([], .appear, .rotate)
    scenario.views[0].frame = Rect(0, 0, 375, 300)
    _ = Stage.play(scenario, on: subject)
    _ = Stage.play(.screen([], .rotate), on: subject)
    #expect(log.lines.isEmpty)
  }
}

private final class TurningScreen: UIViewController {
  private let log: Listener.Log

  init(_ log: Listener.Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.view.window != nil { self.log.lines.append("keyboard \(self.view.bounds.width)") }
      }
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.lines.append("landscape \(size.width > size.height)")
    coordinator.animate { [log, view] _ in
      log.lines.append("alongside \(view?.bounds.width ?? 0)")
    } completion: { [log] _ in
      log.lines.append("end")
    }
  }
}
