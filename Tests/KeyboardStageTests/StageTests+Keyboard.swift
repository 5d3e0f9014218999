import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PortableUIKit
import Testing

// Simulated keyboards.
extension StageTests {
  private static func simulated(_ views: [Scenario.View], _ actions: Step.Action...) -> Scenario {
    var scenario = Scenario(views: [.root] + views, steps: actions.map { Step($0) })
    scenario.keyboard = .simulated(Scenario.KeyboardProfile(.ios16))
    return scenario
  }

  /// What a moment's events say of focus, editing and keyboard.
  private func words(_ moment: Trace.Moment) -> [String] {
    moment.events.compactMap { event in
      switch event {
      case .focus(let view): "focus \(view.map { "\($0)" } ?? "nothing")"
      case .beganEditing(let view): "\(view) began"
      case .endedEditing(let view): "\(view) ended"
      case .keyboard(let notification): notification.name.rawValue
      default: nil
      }
    }
  }

  @Test func `the focus brings the keyboard, a field's after and a text view's before it begins`() {
    let scenario = Self.simulated(
      [.field(y: 600), .text(Rect(0, 0, 375, 40), caret: Rect(0, 0, 2, 20))], .appear, .focus(1), .focus(2),
      .blur, .focus(2))
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(
      moments.map(words) == [
        [],
        ["focus 1", "1 began", "willChangeFrame", "willShow", "didChangeFrame", "didShow"],
        ["1 ended", "focus 2", "2 began"],
        ["focus nothing", "willChangeFrame", "willHide", "2 ended", "didChangeFrame", "didHide"],
        ["focus 2", "willChangeFrame", "willShow", "2 began", "didChangeFrame", "didShow"],
      ])
  }

  @Test func `a screen is lifted by the simulated keyboard, and put back without a script`() {
    let scenario = Self.simulated(
      [.field(y: 600)], .appear, .focus(1), .keyboardAct(.undock), .keyboardAct(.dock), .blur)
    let trace = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired)
    #expect(trace.moments.map { $0.settled?.views[0].screen.y } == [0, -189, 0, -189, 0])
  }

  @Test func `a turn hides the keyboard and shows it at its height sideways`() throws {
    let scenario = Self.simulated([.field(y: 100)], .appear, .focus(1), .rotate)
    let turn = try #require(Stage.play(scenario, on: Listener.subject()).moments.last)
    #expect(
      turn.events.keyboards.map(\.name).prefix(4) == [
        .willChangeFrame, .willHide, .willChangeFrame, .willShow,
      ])
    #expect(turn.events.keyboards.last?.end == Rect(0, 213, 667, 162))
  }

  @Test func `an alert takes the keyboard where the key window has it`() {
    var scenario = Self.simulated([.field(y: 100)], .appear, .focus(1), .alert, .dismissAlert)
    func names() -> [[KeyboardNotification.Name]] {
      Stage.play(scenario, on: Listener.subject()).moments.dropFirst(2).map { moment in
        moment.events.keyboards.map(\.name).filter { $0 == .willShow || $0 == .willHide }
      }
    }
    #expect(names() == [[.willHide], [.willShow]])
    scenario.rules.keyWindowHasKeyboard = false
    #expect(names() == [[], []])
  }

  @Test func `an accessory makes the keyboard higher`() {
    var scenario = Self.simulated([.field(y: 100)], .appear, .focus(1))
    scenario.views[1].accessory = 44
    let last = Stage.play(scenario, on: Listener.subject()).moments.last
    #expect(last?.events.keyboards.last?.end == Rect(0, 407, 375, 260))
  }

  /// A keyboard of iOS 26 with a bar of 44 points while the focused view is near.
  private static func answering(_ views: [Scenario.View], _ actions: Step.Action...) -> Scenario {
    var scenario = Scenario(views: [.root] + views, steps: actions.map { Step($0) })
    var profile = Scenario.KeyboardProfile(.ios26)
    profile.nearBar = 44
    scenario.keyboard = .simulated(profile)
    return scenario
  }

  @Test func `a keyboard that answers to the layout and the screen that it lifts come to rest at once`() {
    let scenario = Self.answering(
      [.field(y: 600), .field(y: 100)], .appear, .focus(1), .focus(2), .focus(1), .blur)
    let trace = Stage.play(scenario, on: ShippedSubjects.occlusionShiftRepaired)
    #expect(trace.moments.map(\.keyboardAnswers) == [0, 1, 1, 1, 0])
    #expect(trace.moments.map { $0.settled?.views[0].screen.y } == [0, -233, 0, -233, 0])
  }

  @Test(arguments: [
    ShippedSubjects.toolbarRepaired, ShippedSubjects.constraintBarRepaired,
    ShippedSubjects.constraintBarInSafeArea,
  ])
  func `a bar stands on a keyboard that answers to the layout`(subject: any KeyboardSubject) {
    let scenario = Self.answering([.field(y: 400), .bar], .appear, .focus(1), .blur)
    let trace = Stage.play(scenario, on: subject)
    #expect(trace.moments.map(\.keyboardAnswers) == [0, 1, 0])
    #expect(trace.moments.map { $0.settled?.views[2].screen.maxY } == [667, 407, 667])
  }

  @Test func `a field for digits or a secret has no suggestions, and between such fields nothing is posted`()
  {
    var fields = (0..<4).map { Scenario.View.field(y: 100 + 50 * Double($0)) }
    (fields[1].typing, fields[2].typing) = (.number, .secure)
    var scenario = Self.simulated(fields, .appear, .focus(1), .focus(2), .focus(3), .focus(4))
    var profile = Scenario.KeyboardProfile(.ios16)
    profile.suggestions = 44
    scenario.keyboard = .simulated(profile)
    let moments = Stage.play(scenario, on: Listener.subject()).moments
    #expect(moments.map { $0.events.keyboards.last?.end?.y } == [nil, 407, 451, nil, 407])
    #expect(
      moments[2].events.keyboards.map(\.name) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
  }

  @Test func `without a simulated keyboard acts on it do nothing`() {
    var scenario = Self.simulated(
      [.field(y: 100)], .appear, .focus(1), .keyboardAct(.undock), .keyboardAct(.dragAway))
    scenario.keyboard = .scripted
    let trace = Stage.play(scenario, on: Listener.subject())
    #expect(trace.moments.flatMap(\.events.keyboards).isEmpty)
    #expect(trace.moments.last?.returned.focus == 1)
  }
}
