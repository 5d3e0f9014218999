import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import Testing

// Alerts, the background, and other windows.
extension StageTests {
  @Test func `an alert takes the key window and gives it back`() {
    let log = Listener.Log()
    let subject = Listener.subject { view in
      log.lines.append(view.window?.isKeyWindow ?? false ? "key" : "behind")
    }
    let scenario = Scenario.screen(
      [], .appear, .show(216), .alert, .alert, .show(216), .dismissAlert, .show(216), .dismissAlert,
      .show(216))
    _ = Stage.play(scenario, on: subject)
    #expect(log.lines == ["key", "behind", "key", "key"])
  }

  @Test func `an alert leaves the focus where it is, and takes the taps`() {
    let scenario = Scenario.screen(
      [.field(y: 100), .field(y: 200)], .appear, .focus(1), .alert, .tap(Point(100, 220)), .dismissAlert,
      .tap(Point(100, 220)))
    let moments = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments
    #expect(moments.map(\.returned.focus) == [nil, 1, 1, 1, 1, 2])
  }

  @Test func `a finger meets the alert in front of the screen`() {
    let scenario = Scenario.screen([.field(y: 100)], .appear, .focus(1), .alert, .dismissAlert)
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(
      moments.map(\.returned.touches.first?.reached) == [nil, .view(1), .stranger, .view(1)])
  }

  @Test func `a screen hears that the app goes to the background and comes back, each once`() {
    let log = Listener.Log()
    let scenario = Scenario.screen(
      [.field()], .appear, .focus(1), .background, .background, .foreground, .foreground)
    let trace = Stage.play(scenario, on: ScreenSubject("bystander") { AppListener(log) })
    #expect(log.lines == ["will resign", "did enter", "will enter", "did become"])
    #expect(trace.moments.map(\.returned.focus) == [nil, 1, 1, 1, 1, 1])
  }

  @Test(arguments: [Scenario.View.Place.otherWindow, .otherScene])
  func `a focus in another window or scene is not the screen's`(place: Scenario.View.Place) {
    let scenario = Scenario.screen(
      [.field(), .field(in: nil, place)], .appear, .focus(1), .show(216), .focus(2), .blur)
    let moments = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments
    #expect(moments.map(\.returned.focus) == [nil, 1, 1, 1, nil])
    #expect(moments.map(\.returned.claiming) == [[], [1], [1], [1, 2], [2]])
    #expect(moments.map(\.returned.views[0].screen.y) == [0, 0, -189, -189, -189])
    #expect(!moments[0].returned.views[2].isInWindow)
  }
}

/// A screen that writes down where the app is.
private final class AppListener: UIViewController {
  private let log: Listener.Log

  init(_ log: Listener.Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for (name, line) in [
      (UIApplication.willResignActiveNotification, "will resign"),
      (UIApplication.didEnterBackgroundNotification, "did enter"),
      (UIApplication.willEnterForegroundNotification, "will enter"),
      (UIApplication.didBecomeActiveNotification, "did become"),
    ] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.lines.append(line) }
      }
    }
  }
}
