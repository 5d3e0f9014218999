import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import Testing

extension OnStage {
  /// I9, I10, I16, I19 and I20: what must make no difference.
  @Suite @MainActor struct ComparisonTests {
    @Test(arguments: Invariant.all.filter { $0.variation != nil })
    func `an invariant that compares is not judged without its variation`(invariant: Invariant) throws {
      let kind = try #require(invariant.variation)
      let other: Variation = kind == .fresh ? .disguise : .fresh
      for variation in [nil, other] {
        #expect(
          judge(invariant.id, .login(), vary: variation)
            == .notJudged("the case has no \(kind.rawValue) variation"))
      }
    }

    @Test(
      arguments: [
        ("I9", .repeatStep(2)), ("I10", .fresh), ("I16", .wrapper(0)), ("I16", .wrapper(1)),
        ("I19", .bystander(.textField, in: 0, frame: Rect(0, 0, 375, 667))),
        ("I19", .bystander(.textField, in: nil, frame: Rect(0, 0, 375, 667))), ("I20", .begin(2, .null)),
        ("I20", .begin(2, Rect(0, .nan, 0, 0))),
      ] as [(String, Variation)])
    func `the honest screen makes no difference`(id: String, variation: Variation) {
      #expect(judge(id, .login(), vary: variation) == .held)
    }

    @Test func `I9 sees a screen that is lifted again each time`() {
      let subject = ScreenSubject.acting { $0.lift(by: $0.lifted + 50) }
      #expect(
        judge("I9", .login([.appear, .show()]), vary: .repeatStep(1), on: subject)
          == .violated("root is at y -50, and -100 after the same again", -50, step: 1))
    }

    @Test(
      arguments: [
        (0.5, .held), (0.75, .violated("root is at y 0, and -0.75 after the same again", -0.75, step: 1)),
      ] as [(Double, Judgement)])
    func `I9 allows half a point`(move: Double, judgement: Judgement) {
      let subject = ScreenSubject.acting { $0.lift(by: $0.count == 2 ? move : 0) }
      #expect(judge("I9", .login([.appear, .show()]), vary: .repeatStep(1), on: subject) == judgement)
    }

    @Test(arguments: ["I9", "I20"])
    func `nothing is compared while the screen is away`(id: String) {
      let variation: Variation = id == "I9" ? .repeatStep(0) : .begin(0, .zero)
      #expect(judge(id, .login([.show()]), vary: variation) == .notJudged("nothing settles on the screen"))
    }

    @Test func `I10 sees a screen that does not come down for a smaller keyboard`() {
      let subject = ScreenSubject.acting { $0.lift(by: max($0.lifted, $0.need)) }
      let scenario = Scenario.login([.appear, .focus(1), .show(Rect(0, 367, 375, 300)), .show()])
      #expect(judge("I10", scenario, vary: .fresh) == .held)
      #expect(
        judge("I10", scenario, vary: .fresh, on: subject)
          == .violated("root is at y -273, and -189 by the shortest way", 84, step: 3))
    }

    @Test(arguments: [
      Unjudged("leaving", "the screen is not there", .login([.appear, .focus(1), .show(), .willDisappear])),
      Unjudged("gone", "the screen is not there", .login([.appear, .focus(1), .show(), .disappear])),
      Unjudged("blurred", "the focus is elsewhere", .login([.appear, .focus(1), .show(), .blur])),
      Unjudged(
        "a silent focus", "the focus changed without a signal", .login([.appear, .show(), .focus(1)])),
      Unjudged(
        "a silent layout", "the layout changed without a signal",
        .login([.appear, .focus(1), .show(), .layout(1, Rect(0, 0, 10, 10))])),
      Unjudged(
        "a frame that says nothing", "nobody can be sure of the keyboard",
        .login([.appear, .focus(1), .show(), .show(nil)])),
      Unjudged("no steps", "nothing happens", .login([])),
      Unjudged("no rest", "nothing settles", .login().with { $0.steps[2].settles = false }),
      Unjudged(
        "the user scrolls", "the user scrolled",
        .screen([Scenario.View(.scrollView, in: 0)], [.appear, .scroll(1, Point(0, 50)), .show()])),
      Unjudged(
        "a caret moves", "the caret moved",
        .screen([.text(Rect(0, 0, 9, 9))], [.appear, .show(), .moveCaret(1, Rect(0, 9, 2, 20)), .show()])),
      Unjudged(
        "a field is scrolled into view", "a field was scrolled into view on the way", .scrolledOnTheWay),
    ])
    func `I10 is not judged`(example: Unjudged) {
      let subject = ScreenSubject.acting { $0.lift(by: Double($0.count)) }
      #expect(judge("I10", example.scenario, vary: .fresh, on: subject) == .notJudged(example.reason))
    }

    @Test(arguments: [
      Example("it appears twice", .login([.appear, .appear, .focus(1), .show()])),
      Example("a pop is cancelled", .login([.appear, .focus(1), .show(), .willDisappear, .appear])),
      Example("it leaves and returns", .login([.appear, .show(), .disappear, .appear, .focus(1), .show()])),
      Example(
        "three heights",
        .login([.appear, .focus(1), .show(), .show(Rect(0, 409, 375, 258)), .show()])),
      Example("it hides and shows", .login([.appear, .focus(1), .show(), .hide(), .show()])),
      Example("it undocks and docks", .login([.appear, .focus(1), .show(), .show(.floating), .show()])),
      Example("there and back", .login([.appear, .focus(1), .show(), .rotate, .rotate, .show()])),
      Example(
        "a new layout", .login([.appear, .focus(1), .show(), .layout(1, Rect(0, 560, 9, 9)), .show()])),
      Example(
        "a frame that says nothing between", .login([.appear, .focus(1), .show(), .show(nil), .show()])),
      Example("hidden at the end", .login([.appear, .focus(1), .show(), .hide()])),
    ])
    func `I10 holds for every way to the same end`(example: Example) {
      #expect(judge("I10", example.scenario, vary: .fresh) == .held)
    }

    @Test func `I10 is not judged where the keyboard ends elsewhere`() {
      let scenario = Scenario.login([.appear, .focus(1), .show(), .post(.didShow, .floating)])
      #expect(
        judge("I10", scenario, vary: .fresh, claims: .container { $0.channels.insert(.didShow) })
          == .notJudged("the keyboard is elsewhere"))
    }

    @Test func `I16 sees a screen that looks for the field in one place`() {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.view.subviews.contains { $0.isFirstResponder } ? screen.need : 0)
      }
      #expect(
        judge("I16", .login(), vary: .wrapper(1), on: subject)
          == .violated("root is at y -189, and 0 with a plain view between", 189, step: 2))
    }

    @Test func `I16 waits for a signal after a new layout`() {
      let subject = ScreenSubject("counting") { LayoutCounter() }
      let scenario = Scenario.login([.appear, .layout(1, Rect(0, 0, 10, 10))])
      #expect(judge("I16", scenario, vary: .wrapper(1), on: subject) == .held)
    }

    @Test func `I19 sees a screen that takes the last field`() {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.view.subviews.last?.isFirstResponder ?? false ? screen.need : 0)
      }
      #expect(
        judge("I19", .login(), vary: .bystander(.view, in: 0, frame: .zero), on: subject)
          == .violated("root is at y -189, and 0 with a bystander", 189, step: 2))
    }

    @Test(
      arguments: [
        ("I16", .wrapper(1)), ("I19", .bystander(.textField, in: 0, frame: Rect(0, 600, 375, 40))),
      ] as [(String, Variation)])
    func `a tap may land on what is added, and nothing is judged from there on`(
      id: String, variation: Variation
    ) {
      let tap = Step.Action.tap(Point(30, 610))
      #expect(judge(id, .login([.appear, tap, .show()]), vary: variation) == .held)
      #expect(
        judge(id, .login([tap, .appear, .show()]), vary: variation)
          == .notJudged("nothing settles on the screen"))
    }

    @Test func `I20 sees a screen that is lifted by how far the keyboard comes`() {
      let subject = ScreenSubject.acting { screen in
        screen.lift(by: screen.begin.map { $0.minY - 451 } ?? 0)
      }
      #expect(
        judge("I20", .login([.appear, .show()]), vary: .begin(1, .docked), on: subject)
          == .violated("root is at y -216, and 0 with another begin frame", 216, step: 1))
    }
  }
}

extension Scenario {
  /// The way over the lower field leaves the scroll view where the upper one is seen already.
  fileprivate static let scrolledOnTheWay: Scenario = {
    var scroll = View(.scrollView, frame: Rect(0, 0, 375, 400), in: 0)
    scroll.contentSize = Size(375, 1000)
    let fields = [800.0, 700].map { View(.textField, frame: Rect(0, $0, 375, 40), in: 1) }
    return .screen([scroll] + fields, [.appear, .focus(2), .focus(3), .show()])
  }()
}

/// Moves at each layout of its view that it hears of.
private final class LayoutCounter: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.center.y += 1
  }
}
