import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

// What the screen is shown in.
extension StageTests {
  /// A phone of 375 x 812 has a status bar of 44 points, and 34 below for the home indicator.
  @Test(
    arguments: [
      ([], Rect(0, 0, 375, 812), 34.0),
      ([.navigationBar], Rect(0, 0, 375, 812), 34),
      ([.opaqueNavigationBar], Rect(0, 88, 375, 724), 34),
      ([.tabBar], Rect(0, 0, 375, 812), 83),
      ([.opaqueTabBar], Rect(0, 0, 375, 729), 0),
      ([.formSheet], Rect(0, 54, 375, 758), 34),
      ([.pageSheet], Rect(0, 54, 375, 758), 34),
      ([.tabBar, .opaqueNavigationBar], Rect(0, 88, 375, 724), 83),
      ([.opaqueTabBar, .navigationBar], Rect(0, 0, 375, 729), 0),
      // A sheet lies over the window, and nothing of what presents it counts.
      ([.opaqueNavigationBar, .pageSheet], Rect(0, 54, 375, 758), 34),
      // The bar on a sheet is below no status bar.
      ([.pageSheet, .opaqueNavigationBar], Rect(0, 98, 375, 714), 34),
      // UIKit refuses a stack on a stack.
      ([.navigationBar, .opaqueNavigationBar], Rect(0, 88, 375, 724), 34),
    ] as [([Scenario.Surrounding], Rect, Double)])
  func `a phone's screen stands where its surroundings leave room`(
    around: [Scenario.Surrounding], frame: Rect, safeBottom: Double
  ) {
    var scenario = Scenario.screen([], .appear)
    scenario.device = .tallPhone
    scenario.around = around
    let moment = Stage.play(scenario, on: Listener.subject()).moments[0]
    #expect(moment.settled?.views[0].screen == frame)
    #expect(moment.settled?.safeBottom == safeBottom)
    #expect(moment.events == [.appeared])
  }

  @Test(
    arguments: [
      (.formSheet, nil, Rect(114, 202, 540, 620)),
      (.pageSheet, nil, Rect(32, 24, 704, 976)),
      // Half a pad is as narrow as a phone.
      (.formSheet, Rect(393, 0, 375, 1024), Rect(393, 34, 375, 990)),
    ] as [(Scenario.Surrounding, Rect?, Rect)])
  func `a pad's sheets stand in the middle where there is room`(
    sheet: Scenario.Surrounding, scene: Rect?, frame: Rect
  ) {
    var device = Device(screen: Size(768, 1024), idiom: .pad, scene: scene)
    device.safeArea = Insets(top: 24, bottom: 20)
    var scenario = Scenario(device: device, views: [.root], steps: [Step(.appear)])
    scenario.around = [sheet]
    let snapshot = Stage.play(scenario, on: Listener.subject()).moments[0].settled
    #expect(snapshot?.views[0].screen == frame)
  }

  /// The status bar and the navigation bar end at 88, the tab bar begins at 60 - 34 - 49.
  @Test(arguments: [Scenario.Surrounding.opaqueNavigationBar, .opaqueTabBar])
  func `bars that take more than there is leave nothing`(bar: Scenario.Surrounding) {
    var scenario = Scenario.screen([], .appear)
    scenario.device = .tallPhone
    scenario.device.screen.height = 60
    scenario.around = [bar]
    #expect(Stage.play(scenario, on: Listener.subject()).moments[0].settled?.views[0].screen.height == 0)
  }

  @Test func `a bar around the screen takes the taps on it`() {
    var scenario = Scenario.screen(
      [.field(y: 0)], .appear, .tap(Point(100, 30)), .safeArea(.zero), .tap(Point(100, 30)))
    scenario.around = [.navigationBar]
    scenario.device.safeArea.top = 20
    let subject = Listener.subject()
    let moments = Stage.play(scenario, on: subject).moments
    #expect(moments.map(\.returned.focus) == [nil, nil, nil, nil])
    scenario.around = []
    #expect(Stage.play(scenario, on: subject).moments[1].returned.focus == 1)
  }
}

// The layout that comes after a turn.
extension StageTests {
  @Test func `a keyboard may come between a turn and its layout`() {
    let show = Step.Action.keyboard(KeyboardNotification(.willShow, end: Rect(0, 213, 667, 162)))
    let scenario = Scenario.screen([], .appear, .rotate, show, .layoutPass)
      .changingStep(1) { $0.settles = false }.changingStep(2) { $0.settles = false }
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(
      moments.map(\.returned.views[0].screen.size)
        == [Size(375, 667), Size(375, 667), Size(375, 667), Size(667, 375)])
    #expect(moments[1].returned.window == Rect(0, 0, 667, 375))
    #expect(moments[1].returned.screen == Size(667, 375))
  }

  @Test func `a turn that settles has been laid out`() {
    let moment = Stage.play(.screen([], .appear, .rotate), on: Listener.subject()).moments[1]
    #expect(moment.returned.views[0].screen.size == Size(375, 667))
    #expect(moment.settled?.views[0].screen.size == Size(667, 375))
  }

  @Test func `a phone on its side has another safe area, and its own again when it turns back`() {
    var scenario = Scenario.screen([], .appear, .rotate, .rotate)
    scenario.device = .tallPhone
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(moments.map(\.settled?.safeBottom) == [34, 21, 34])
  }

  @Test func `a bar of the system takes from what is beside it in the next layout`() {
    var scenario = Scenario.screen([], .appear, .safeArea(Insets(top: 40)))
    scenario.around = [.opaqueNavigationBar]
    scenario.device.safeArea.top = 20
    let moment = Stage.play(scenario, on: Listener.subject()).moments[1]
    #expect(moment.returned.views[0].screen == Rect(0, 64, 375, 603))
    #expect(moment.settled?.views[0].screen == Rect(0, 84, 375, 583))
  }

  @Test func `a turn lays out what the screen is shown in before what fills it`() {
    var scenario = Scenario.screen([], .appear, .rotate)
    scenario.around = [.opaqueTabBar]
    let settled = Stage.play(scenario, on: Listener.subject()).moments[1].settled
    #expect(settled?.views[0].screen == Rect(0, 0, 667, 326))
  }
}

extension Device {
  /// A phone with a notch and a home indicator.
  fileprivate static let tallPhone: Device = {
    var device = Device(screen: Size(375, 812))
    device.safeArea = Insets(top: 44, bottom: 34)
    return device
  }()
}
