import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

// Coming and going.
extension StageTests {
  /// A play takes the screen away in the end, after all that is written down.
  private static let end = ["will disappear", "did disappear"]

  @Test func `a screen that appears twice hears of it twice`() {
    let log = Listener.Log()
    let trace = Stage.play(.screen([], .appear, .appear), on: Listener.subject(log))
    #expect(log.lines == ["will appear", "did appear", "will appear", "did appear"] + Self.end)
    #expect(trace.moments.map(\.events) == [[.appeared], [.appeared]])
  }

  @Test func `a cancelled pop leaves the screen and its focus where they are`() {
    let log = Listener.Log()
    let scenario = Scenario.screen([.field()], .appear, .focus(1), .willDisappear, .appear)
    let trace = Stage.play(scenario, on: Listener.subject(log))
    #expect(
      log.lines == ["will appear", "did appear", "will disappear", "will appear", "did appear"] + Self.end)
    #expect(trace.moments.map(\.returned.focus) == [nil, 1, 1, 1])
  }

  @Test func `a screen that leaves resigns the focus and hears it once`() {
    let log = Listener.Log()
    let scenario = Scenario.screen([.field()], .appear, .focus(1), .willDisappear, .disappear, .disappear)
    let trace = Stage.play(scenario, on: Listener.subject(log))
    #expect(log.lines == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(trace.moments[3].events == [.disappeared, .endedEditing(1), .focus(nil)])
    #expect(trace.moments[3].returned.views.allSatisfy { !$0.isInWindow })
    #expect(trace.moments[4].events.isEmpty)
  }

  @Test func `a screen that is not there cannot leave`() {
    let log = Listener.Log()
    let trace = Stage.play(.screen([], .willDisappear, .disappear), on: Listener.subject(log))
    #expect(log.lines.isEmpty)
    #expect(trace.moments.map(\.events) == [[], []])
  }

  @Test func `a screen comes back with what was laid out meanwhile`() {
    let scenario = Scenario.screen(
      [.field()], .appear, .disappear, .layout(1, Rect(20, 100, 335, 40)), .appear)
    let trace = Stage.play(scenario, on: Listener.subject())
    #expect(trace.moments[3].settled?.views[1].screen == Rect(20, 100, 335, 40))
  }
}

// Who has the focus.
extension StageTests {
  @Test(arguments: [Scenario.View.field(in: 0), .field(in: nil, .detached)])
  func `a field that is in no window cannot take the focus`(field: Scenario.View) {
    let trace = Stage.play(.screen([field], .focus(1)), on: Listener.subject())
    #expect(trace.moments[0].returned.focus == nil)
    #expect(trace.moments[0].events.isEmpty)
  }

  @Test func `a field announces that it begins editing, and a view of someone's own does not`() {
    let input = Scenario.View(.keyInput, frame: Rect(20, 100, 335, 40), in: 0)
    let trace = Stage.play(.screen([.field(), input], .appear, .focus(1), .focus(2)), on: Listener.subject())
    #expect(
      trace.moments.map(\.events) == [
        [.appeared], [.focus(1), .beganEditing(1)], [.endedEditing(1), .focus(2)],
      ])
  }

  @Test func `a focus in another window leaves that of the scene alone`() {
    let views: [Scenario.View] = [.field(), .field(in: nil, .otherWindow)]
    let trace = Stage.play(.screen(views, .appear, .focus(1), .focus(2), .blur), on: Listener.subject())
    #expect(trace.moments.map(\.returned.focus) == [nil, 1, 1, nil])
    #expect(trace.moments[2].returned.claiming == [1, 2])
    #expect(!trace.moments[2].returned.views[2].isInWindow)
  }

  @Test func `the field of a search bar counts as the bar`() {
    let bar = Scenario.View(.searchBar, frame: Rect(0, 20, 375, 56), in: 0)
    let trace = Stage.play(
      .screen([bar], .appear, .focus(1)), on: ShippedSubjects.firstResponderSearchPublished)
    let moment = trace.moments[1]
    #expect(moment.events == [.focus(1), .beganEditing(1)])
    #expect(moment.returned.claiming == [1])
    #expect(moment.returned.views[1].essential == Rect(0, 20, 375, 56))
    #expect(moment.found == .view(1))
  }

  @Test func `a claimer answers for what has the focus in it`() {
    let claimer = Scenario.View(.claimer, frame: Rect(0, 500, 375, 167), in: 0)
    let views = [claimer, .field(y: 20, in: 1), .field(y: 100)]
    let trace = Stage.play(
      .screen(views, .appear, .focus(2), .focus(3)), on: ShippedSubjects.firstResponderSearchPublished)
    #expect(trace.moments.map(\.returned.claiming) == [[], [1, 2], [3]])
    #expect(trace.moments.map(\.found) == [.nothing, .view(1), .view(3)])
  }

  @Test func `a caret is where its text has been scrolled to`() {
    var text = Scenario.View(.textView, frame: Rect(0, 100, 375, 300), in: 0)
    (text.contentSize, text.contentOffset) = (Size(375, 2000), Point(0, 500))
    text.caret = Rect(5, 700, 2, 20)
    let trace = Stage.play(.screen([text], .appear), on: Listener.subject())
    #expect(trace.moments[0].returned.views[1].essential == Rect(5, 300, 2, 20))
  }
}

// Fingers.
extension StageTests {
  @Test func `a tap beside the fields ends editing where the screen sees to that`() {
    let scenario = Scenario.screen([.field()], .appear, .focus(1), .tap(Point(100, 300)))
    #expect(Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments[2].returned.focus == nil)
    #expect(Stage.play(scenario, on: Listener.subject()).moments[2].returned.focus == 1)
  }

  @Test func `a tap on a field gives it the focus`() {
    let scenario = Scenario.screen(
      [.field(y: 100), .field(y: 200)], .appear, .focus(1), .tap(Point(100, 220)))
    let moment = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments[2]
    #expect(moment.events == [.endedEditing(1), .focus(2), .beganEditing(2)])
  }

  // R12
  @Test func `a scroll view keeps the touches that land on it`() {
    let scroller = Scenario.View(.scrollView, frame: Rect(0, 200, 375, 300), in: 0)
    let scenario = Scenario.screen([.field(), scroller], .appear, .focus(1), .tap(Point(100, 300)))
    #expect(Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired).moments[2].returned.focus == 1)
  }

  @Test func `a tap is where it is on the screen`() {
    let device = Device(screen: Size(1024, 768), idiom: .pad, scene: Rect(500, 100, 375, 667))
    let scenario = Scenario(
      device: device, views: [.root, .field(y: 20)],
      steps: [.appear, .tap(Point(100, 40)), .tap(Point(600, 140))].map { Step($0) })
    let trace = Stage.play(scenario, on: Listener.subject())
    #expect(trace.moments.map(\.returned.focus) == [nil, nil, 1])
  }
}
