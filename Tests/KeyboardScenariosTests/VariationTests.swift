import KeyboardScenarios
import Testing

@Suite struct VariationTests {
  @Test(arguments: VariationTests.otherSteps)
  func `a variation of the steps says where each original step ends`(
    variation: Variation, steps: [Step], counterparts: [Int?]
  ) {
    let varied = variation.applied(to: .turned)
    #expect(varied.scenario.steps == steps)
    #expect(varied.steps == counterparts)
    #expect(varied.views == [0, 1, 2])
    #expect(varied.scenario.views == Scenario.turned.views)
    #expect(varied.scenario.device == .plain)
  }

  @Test func `a wrapper stands above its view, and views and steps move up`() {
    let varied = Variation.wrapper(1).applied(to: .turned)
    #expect(varied.views == [0, 2, 3])
    #expect(varied.scenario.views == [.root, .wrapper(in: 0), .field(in: 1), .notes(in: 0)])
    #expect(varied.scenario.steps == [.appear, .focus(2), .show, .turn, .hide])
    #expect(varied.steps == [0, 1, 2, 3, 4])
  }

  @Test func `a wrapper of the screen takes its place in the window`() {
    let varied = Variation.wrapper(0).applied(to: .turned)
    #expect(varied.views == [1, 2, 3])
    #expect(varied.scenario.container == 1)
    #expect(varied.scenario.views == [.wrapper(in: nil), .root(in: 0), .field(in: 1), .notes(in: 1)])
  }

  @Test func `a bystander comes last`() {
    let frame = Rect(0, 0, 40, 40)
    let varied = Variation.bystander(.textField, in: 0, frame: frame).applied(to: .turned)
    #expect(varied.views == [0, 1, 2])
    #expect(varied.scenario.views == Scenario.turned.views + [Scenario.View(.textField, frame: frame, in: 0)])
    #expect(varied.scenario.steps == Scenario.turned.steps)
    #expect(varied.steps == [0, 1, 2, 3, 4])
  }

  @Test func `a disguise hides what is in the screen and turns siblings around, and keeps the focus`() {
    var scenario = Scenario.turned
    scenario.views.append(Scenario.View(.bar, in: 0))
    let varied = Variation.disguise.applied(to: scenario)
    #expect(varied.views == [0, 3, 2, 1])
    #expect(varied.scenario.views.map(\.kind) == [.view, .bar, .textView, .textField])
    #expect(varied.scenario.views.map(\.isHidden) == [false, true, true, true])
    #expect(varied.scenario.views.map(\.frame) == [nil, nil, .zero, .zero])
    #expect(varied.scenario.steps[1] == .focus(3))
    #expect(varied.steps == [0, 1, 2, 3, 4])
  }

  @Test func `a lower view stands lower, and nothing else changes`() {
    let varied = Variation.lower(1, by: 12.5).applied(to: .turned)
    var views = Scenario.turned.views
    views[1].frame = Rect(20, 612.5, 335, 40)
    #expect(varied.scenario.views == views)
    #expect(varied.scenario.steps == Scenario.turned.steps)
    #expect(varied.views == [0, 1, 2])
    #expect(varied.steps == [0, 1, 2, 3, 4])
  }
}

extension VariationTests {
  /// Of `Scenario.turned`: what happens, and the step after which each of the original's must agree.
  private static let otherSteps: [(Variation, [Step], [Int?])] = [
    (.repeatStep(2), [.appear, .focus, .show, .show, .turn, .hide], [0, 1, 3, 4, 5]),
    (.fresh, [.appear, .turn, .focus, .hide], [nil, nil, nil, nil, 3]),
    (
      .begin(2, Rect(0, 0, 1, 1)),
      [.appear, .focus, .show { $0.begin = .frame(Rect(0, 0, 1, 1)) }, .turn, .hide], [0, 1, 2, 3, 4]
    ),
    (
      .cycle(1, count: 2, times: 3),
      [.appear, .focus, .show, .focus, .show, .focus, .show, .turn, .hide], [0, nil, 6, 7, 8]
    ),
    (.cycle(3, count: 1, times: 2), [.appear, .focus, .show, .turn, .turn, .hide], [0, 1, 2, 4, 5]),
    (.swap(1), [.appear, .show, .focus, .turn, .hide], [0, nil, 2, 3, 4]),
    (
      .taller(2, by: 10), [.appear, .focus, .show { $0.end = Rect(0, 441, 375, 226) }, .turn, .hide],
      [0, 1, 2, 3, 4]
    ),
    (
      .echo(2, .willChangeFrame),
      [.appear, .focus, .show { $0.name = .willChangeFrame }, .show, .turn, .hide], [0, 1, 3, 4, 5]
    ),
    (
      .echo(2, .didShow), [.appear, .focus, .show, .show { $0.name = .didShow }, .turn, .hide],
      [0, 1, 3, 4, 5]
    ),
    (
      .channel(2), [.appear, .focus, .show { $0.name = .willChangeFrame }, .turn, .hide], [0, 1, 2, 3, 4]
    ),
    (.reappear(0), [.appear, .appear, .focus, .show, .turn, .hide], [1, 2, 3, 4, 5]),
    (
      .hideFirst(3),
      [
        .appear, .focus, .show, Step(.keyboard(KeyboardNotification(.willHide, end: Rect(0, 667, 375, 216)))),
        .turn, .hide,
      ],
      [0, 1, 2, 4, 5]
    ),
    (.turnAround(4), [.appear, .focus, .show, .turn, .hide, .turn, .turn], [0, 1, 2, 3, 6]),
    (
      .background(2), [.appear, .focus, .show, Step(.background), Step(.foreground), .turn, .hide],
      [0, 1, 4, 5, 6]
    ),
    (
      .cancelledPop(2), [.appear, .focus, .show, Step(.willDisappear), .appear, .turn, .hide],
      [0, 1, 4, 5, 6]
    ),
  ]
}

// What is announced.
extension VariationTests {
  @Test(arguments: [
    (KeyboardNotification.Name.willShow, KeyboardNotification.Name.willChangeFrame),
    (.willHide, .willChangeFrame), (.willChangeFrame, .willShow),
  ])
  func `the other channel has the other name`(
    name: KeyboardNotification.Name, other: KeyboardNotification.Name
  ) {
    let end = Rect(0, 451, 375, 216)
    let scenario = Scenario(
      views: [.root], steps: [Step(.keyboard(KeyboardNotification(name, end: end)))])
    let varied = Variation.channel(0).applied(to: scenario)
    #expect(varied.scenario.steps == [Step(.keyboard(KeyboardNotification(other, end: end)))])
  }

  @Test func `what is inserted takes no time, and what it echoes keeps its own`() {
    var scenario = Scenario.turned
    (scenario.steps[2].after, scenario.steps[2].settles) = (0.1, false)
    let varied = Variation.echo(2, .willChangeFrame).applied(to: scenario)
    #expect(varied.scenario.steps.map(\.after) == [0, 0, 0, 0.1, 0, 0])
    #expect(varied.scenario.steps.map(\.settles) == [true, true, true, false, true, true])
  }

  @Test func `a keyboard that hides before the second turn is below the turned screen`() {
    var scenario = Scenario.turned
    scenario.steps[4] = .turn
    let varied = Variation.hideFirst(4).applied(to: scenario)
    #expect(varied.scenario.steps[4].keyboard?.end == Rect(0, 375, 667, 216))
  }
}

// The scene elsewhere on the screen.
extension VariationTests {
  @Test(arguments: [
    (Rect(0, 1000, 1024, 366), Rect(0, 1024, 1336, 366)),
    (Rect(700, 900, 320, 254), Rect(1012, 924, 320, 254)),
    (.zero, .zero), (.null, .null), (Rect(0, .nan, 1, 1), Rect(0, .nan, 1, 1)),
  ])
  func `a keyboard goes down with the scene, and is as wide as the screen if it was`(frame: Rect, moved: Rect)
  {
    let shown = KeyboardNotification(.willShow, end: frame)
    let scenario = Scenario(device: .pad, views: [.root], steps: [Step(.keyboard(shown))])
    let varied = Variation.translated(Point(312, 24)).applied(to: scenario)
    #expect(varied.scenario.steps[0].keyboard?.end == moved)
  }

  @Test func `the screen grows, and the scene and every point on the screen go along`() {
    var scene = Device.pad
    scene.scene = Rect(100, 24, 700, 800)
    var shown = KeyboardNotification(.willShow, end: nil)
    shown.begin = .frame(Rect(0, 1366, 1024, 366))
    let scenario = Scenario(
      device: scene, views: [.root],
      steps: [Step(.tap(Point(187, 20))), Step(.moveScene(Point(0, 24))), Step(.keyboard(shown)), .turn])
    let varied = Variation.translated(Point(312, 24)).applied(to: scenario)
    #expect(varied.scenario.device.screen == Size(1336, 1390))
    #expect(varied.scenario.device.scene == Rect(412, 48, 700, 800))
    shown.begin = .frame(Rect(0, 1390, 1336, 366))
    #expect(
      varied.scenario.steps == [
        Step(.tap(Point(499, 44))), Step(.moveScene(Point(312, 48))), Step(.keyboard(shown)), .turn,
      ])
    #expect(varied.steps == [0, 1, 2, 3])
  }

  @Test func `a scene that fills the screen keeps its size`() {
    let varied = Variation.translated(Point(0, 24))
      .applied(to: Scenario(device: .pad, views: [.root], steps: []))
    #expect(varied.scenario.device.scene == Rect(0, 24, 1024, 1366))
  }
}

// What a variation can be about.
extension VariationTests {
  @Test(arguments: VariationTests.fittingSteps)
  func `a kind of variation names the steps that it fits`(kind: Variation.Kind, steps: [Int]?) {
    #expect(kind.steps(in: .turned) == steps)
  }

  @Test(arguments: [
    Rect?.none, Rect(0, .nan, 375, 216), .null,
  ])
  func `a keyboard without a place is neither taller nor announced otherwise`(end: Rect?) {
    let scenario = Scenario(
      views: [.root], steps: [Step(.keyboard(KeyboardNotification(.willShow, end: end)))])
    #expect(Variation.Kind.taller.steps(in: scenario) == [])
    #expect(Variation.Kind.channel.steps(in: scenario) == [])
  }

  @Test func `a cycle ends before the first step that cannot happen again`() {
    let scenario = Scenario(views: [.root, .field(in: 0)], steps: [.focus, .show, .turn, .appear, .hide])
    #expect(scenario.steps.indices.map(scenario.stepsToCycle) == [3, 2, 1, 0, 1])
  }

  @Test func `a hide is echoed as what hides, anything else as what shows`() {
    #expect(Scenario.turned.echoes(of: 2) == [.willChangeFrame, .didShow, .didChangeFrame])
    #expect(Scenario.turned.echoes(of: 4) == [.willChangeFrame, .didHide, .didChangeFrame])
  }

  @Test func `neither the bar nor what a scroll view holds can be wrapped`() {
    let views: [Scenario.View] = [
      .root, Scenario.View(.scrollView, in: 0), .field(in: 1), Scenario.View(.bar, in: 0), .field(in: 3),
    ]
    #expect(Scenario(views: views, steps: []).wrappable == [0, 1, 4])
  }

  @Test func `only fields of the screen with a frame can stand lower`() {
    var stranger = Scenario.View.field(in: nil)
    stranger.place = .otherWindow
    let views: [Scenario.View] = [.root, .field(in: 0), .notes(in: 0), Scenario.View(.view, in: 0), stranger]
    #expect(Scenario(views: views, steps: []).lowerable == [1])
  }
}

extension VariationTests {
  /// Of `Scenario.turned`.
  private static let fittingSteps: [(Variation.Kind, [Int]?)] = [
    (.repeatStep, [2, 4]), (.begin, [2, 4]), (.echo, [2, 4]), (.taller, [2]),
    (.channel, [2, 4]), (.swap, [1]), (.reappear, [0]), (.hideFirst, [3]), (.cycle, [1, 2, 3, 4]),
    (.turnAround, [0, 1, 2, 3, 4]), (.background, [0, 1, 2, 3, 4]), (.cancelledPop, [0, 1, 2, 3, 4]),
    (.fresh, nil), (.wrapper, nil), (.bystander, nil), (.disguise, nil), (.translated, nil), (.lower, nil),
  ]
}

extension Scenario {
  /// A field is focused, the keyboard shows, the screen turns, and the keyboard hides.
  fileprivate static let turned = Scenario(
    views: [.root, .field(in: 0), .notes(in: 0)], steps: [.appear, .focus, .show, .turn, .hide])
}

extension Scenario.View {
  fileprivate static let root = root(in: nil)

  fileprivate static func root(in parent: Int?) -> Scenario.View {
    var view = Scenario.View(.view, in: parent)
    view.controller = .subject
    return view
  }

  fileprivate static func wrapper(in parent: Int?) -> Scenario.View { Scenario.View(.view, in: parent) }

  fileprivate static func field(in parent: Int?) -> Scenario.View {
    Scenario.View(.textField, frame: Rect(20, 600, 335, 40), in: parent)
  }

  /// A text view without a frame.
  fileprivate static func notes(in parent: Int) -> Scenario.View { Scenario.View(.textView, in: parent) }
}

extension Step {
  fileprivate static let appear = Step(.appear)
  fileprivate static let focus = focus(1)
  fileprivate static let show = show { _ in }
  fileprivate static let turn = Step(.rotate)
  fileprivate static let hide = Step(.keyboard(KeyboardNotification(.willHide, end: Rect(0, 375, 667, 216))))

  fileprivate static func focus(_ view: Int) -> Step { Step(.focus(view)) }

  /// A show with something else about it.
  fileprivate static func show(_ change: (inout KeyboardNotification) -> Void) -> Step {
    var notification = KeyboardNotification(.willShow, end: Rect(0, 451, 375, 216))
    change(&notification)
    return Step(.keyboard(notification))
  }
}

extension Device {
  fileprivate static let pad = Device(screen: Size(1024, 1366), idiom: .pad)
}
