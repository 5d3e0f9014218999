import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import Testing

// What is written down of the views and of the screen.
extension StageTests {
  @Test func `a view is hidden or faint as the scenario has it, or as the screen makes it`() {
    var field = Scenario.View.field()
    (field.isHidden, field.alpha) = (true, 0.25)
    let subject = Listener.subject { ($0.isHidden, $0.alpha) = (true, 0.5) }
    let moments = Stage.play(.screen([field], .appear, .show(216)), on: subject).moments
    #expect(moments.map(\.returned.views[0].isHidden) == [false, true])
    #expect(moments.map(\.returned.views[0].alpha) == [1, 0.5])
    #expect(moments.map(\.returned.views[1].isHidden) == [true, true])
    #expect(moments.map(\.returned.views[1].alpha) == [0.25, 0.25])
  }

  @Test func `the safe area is the container's own`() {
    var scenario = Scenario.screen([], .appear, .layout(0, Rect(0, 0, 375, 647)), .safeArea(.zero))
    scenario.device.safeArea.bottom = 34
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(moments.map(\.returned.safeBottom) == [34, 14, 0])
  }

  @Test func `a screen that an observer keeps is not released`() {
    let scenario = Scenario.screen([.field(), .bar], .appear, .focus(1), .show(216))
    #expect(Stage.play(scenario, on: Listener.subject()).isReleased == false)
    for subject in ShippedSubjects.all where subject.name.contains("repaired") {
      #expect(Stage.play(scenario, on: subject).isReleased == true, "\(subject.name)")
    }
  }

  @Test func `a screen that is first responder itself is released all the same`() {
    let subject = ScreenSubject("focused") { FocusedScreen() }
    let trace = Stage.play(.screen([], .appear), on: subject)
    #expect(trace.afterwards?.hasStrangeFocus == true && trace.isReleased == true)
  }

  @Test func `a screen that another screen keeps is not released either`() {
    let keeper = Keeper()
    let subject = ScreenSubject("kept") { keeper.keep(UIViewController()) }
    #expect(Stage.play(.screen([], .appear), on: subject).isReleased == false)
    let plain = ScreenSubject("plain") { UIViewController() }
    #expect(Stage.play(.screen([], .appear, .disappear), on: plain).isReleased == true)
  }

  @Test(arguments: [Scenario.View.Kind.textField, .textView, .searchBar, .keyInput])
  func `a view that is asked while a keyboard is announced is named`(kind: Scenario.View.Kind) {
    let subject = Listener.subject { _ = $0.subviews.first?.canBecomeFirstResponder }
    let scenario = Scenario.screen(
      [Scenario.View(kind, frame: Rect(0, 0, 375, 40), in: 0)], .appear, .focus(1), .show(216), .layoutPass)
    let moments = Stage.play(scenario, on: subject).moments
    let asked = moments.map { $0.events.filter { if case .askedForFocus = $0 { true } else { false } } }
    #expect(asked == [[], [], [.askedForFocus(1)], []])
  }
}

// Carets and insets.
extension StageTests {
  @Test func `a caret that is moved takes the content along`() {
    let text = Scenario.View.text(Rect(0, 100, 375, 300), caret: Rect(5, 0, 2, 20))
    let scenario = Scenario.screen(
      [text], .appear, .moveCaret(1, Rect(5, 700, 2, 20)), .scroll(1, Point(0, 500)))
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(
      moments.map(\.returned.views[1].essential?.y) == [100, 800, 300])
  }

  @Test func `a field is scrolled clear of what insets take`() {
    var scroller = Scenario.View(.scrollView, frame: Rect(0, 0, 375, 600), in: 0)
    (scroller.contentSize, scroller.contentInset) = (Size(375, 1200), Insets(top: 64, bottom: 49))
    let scenario = Scenario.screen(
      [scroller, .field(y: 900, in: 1), .field(y: 0, in: 1)], .appear, .focus(2), .focus(3))
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(moments.map(\.returned.views[1].bounds.y) == [0, 389, -64])
    #expect(moments[1].returned.views[2].screen.maxY == 551)
  }
}

/// Someone who keeps what he is given.
@MainActor private final class Keeper {
  private var kept: [UIViewController] = []

  func keep(_ screen: UIViewController) -> UIViewController {
    kept.append(screen)
    return screen
  }
}

private final class FocusedScreen: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    becomeFirstResponder()
  }
}
