import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import Testing

// The bar of the screen.
extension StageTests {
  @Test func `a plain bar stays at the bottom of the screen, in front of the rest`() {
    let scenario = Scenario.screen(
      [.bar, .field(y: 500)], .appear, .layout(0, Rect(0, 64, 375, 500)), .rotate,
      .layout(0, Rect(0, 0, 400, 30)))
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(
      moments.map(\.settled?.views[1].screen) == [
        Rect(0, 623, 375, 44), Rect(0, 520, 375, 44), Rect(0, 520, 375, 44), Rect(0, -14, 400, 44),
      ])
  }

  @Test(
    arguments: [
      (ShippedSubjects.toolbarRepaired, 589.0, nil),
      (ShippedSubjects.constraintBarRepaired, 623, 0),
      (ShippedSubjects.constraintBarInSafeArea, 589, 0),
    ] as [(any KeyboardSubject, Double, Double?)])
  func `a subject's own bar is the scenario's`(subject: any KeyboardSubject, top: Double, constant: Double?) {
    var scenario = Scenario.screen([.bar], .appear)
    scenario.device.safeArea.bottom = 34
    let settled = Stage.play(scenario, on: subject).moments[0].settled
    #expect(settled?.views[1].screen == Rect(0, top, 375, 44))
    #expect(settled?.constant == constant)
  }

  @Test(arguments: RepairedBar.allCases)
  func `what fills a bar is as large as the bar`(bar: RepairedBar) {
    let filling = Scenario.View(.view, in: 1)
    let scenario = Scenario.screen([.bar, filling], .appear, .rotate)
    let moments = Stage.play(scenario, on: bar.subject).moments
    #expect(moments.map(\.settled?.views[2].bounds.size) == [Size(375, 44), Size(667, 44)])
  }

  @Test func `what filled a bar stays where its owner has put it`() {
    let scenario = Scenario.screen(
      [.bar, Scenario.View(.view, in: 1)], .appear, .layout(2, Rect(0, 0, 300, 20)), .rotate)
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(moments.map(\.settled?.views[2].bounds.size) == [Size(375, 44), Size(300, 20), Size(300, 20)])
  }

  @Test func `the constant of a bar's constraint is written down`() {
    let scenario = Scenario.screen([.bar], .appear, .show(216), .hide)
    #expect(
      Stage.play(scenario, on: ShippedSubjects.constraintBarRepaired).moments.map(\.returned.constant)
        == [0, 216, 0])
    #expect(Stage.play(scenario, on: ShippedSubjects.toolbarRepaired).moments[1].returned.constant == nil)
    #expect(Stage.play(scenario, on: Listener.subject()).moments[1].returned.constant == nil)
  }

  @Test func `a constant that is held to the safe area is as much smaller`() {
    var scenario = Scenario.screen([.bar], .appear, .show(216))
    scenario.device.safeArea.bottom = 34
    let moment = Stage.play(scenario, on: ShippedSubjects.constraintBarInSafeArea).moments[1]
    #expect(moment.returned.constant == 182)
    #expect(moment.returned.views[1].screen.maxY == 451)
    #expect(moment.returned.safeBottom == 34)
  }

  @Test(arguments: RepairedBar.allCases)
  func `another app's keyboard is none to a bar`(bar: RepairedBar) {
    var foreign = KeyboardNotification(.willShow, end: Rect(0, 451, 375, 216))
    foreign.isLocal = false
    let scenario = Scenario.screen([.bar], .appear, .show(216), .keyboard(foreign))
    let moments = Stage.play(scenario, on: bar.subject).moments
    #expect(moments.map(\.settled?.views[1].screen.maxY) == [667, 451, 667])
  }
}

// What a finger meets.
extension StageTests {
  @Test func `a bar is met in front of the focused field under it`() {
    let scenario = Scenario.screen([.field(y: 630), .bar], .appear, .focus(1), .blur)
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    let (bar, field) = (
      Snapshot.Touch(view: 2, reached: .view(2)), Snapshot.Touch(view: 1, reached: .view(2))
    )
    #expect(moments.map(\.returned.touches) == [[bar], [bar, field], [bar]])
  }

  @Test func `a view that the scenario does not know is a stranger to the finger`() {
    let subject = Listener.subject { view in view.addSubview(UIView(frame: view.bounds)) }
    let moments = Stage.play(.screen([.field()], .appear, .focus(1), .show(216)), on: subject).moments
    #expect(moments.map(\.returned.touches.first?.reached) == [nil, .view(1), .stranger])
  }

  @Test func `a finger meets nothing outside the window, and all of a caret in it`() {
    let outside = Scenario.screen([.field(y: 700)], .appear, .focus(1))
    #expect(Stage.play(outside, on: Listener.subject()).moments[1].returned.touches[0].reached == .nothing)
    // The middle of the text view is outside, its caret is not.
    let text = Scenario.View.text(Rect(0, 500, 375, 600), caret: Rect(5, 10, 2, 20))
    let inside = Scenario.screen([text], .appear, .focus(1))
    #expect(Stage.play(inside, on: Listener.subject()).moments[1].returned.touches[0].reached == .view(1))
  }
}
