import KeyboardScenarios
import KeyboardStage
import PortableUIKit
import PropertyTesting
import Testing

extension StageTests {
  /// Whether chance makes what keyboards do to screens, and not only what is easily drawn.
  @MainActor @Suite(.serialized) struct GeneratorQualityTests {
    /// Each share of 4,000 drawn cases is to be two thirds of what was measured, which is written beside it.
    @Test func `chance draws what goes wrong with keyboards`() {
      let counts = CaseCounts(of: 4_000)
      for feature in Feature.allCases {
        #expect(counts.share(of: feature) >= feature.leastShare, "\(feature)")
      }
    }
  }
}

/// Something that a case can have in it.
private enum Feature: CaseIterable {
  case coveredFocus, shownAgain, turnWhileUp, sheet, undockedKeyboard, nestedScrolling, coveredBar

  /// In per cent.
  var leastShare: Double {
    switch self {
    case .coveredFocus: 20  // 29.6
    case .shownAgain: 21  // 31.5
    case .turnWhileUp: 5.5  // 8.3
    case .sheet: 4  // 6.1
    case .undockedKeyboard: 9  // 13.5
    case .nestedScrolling: 0.8  // 1.2
    case .coveredBar: 30  // 45.1
    }
  }
}

/// How many cases have what in them, where the subject does nothing.
@MainActor private struct CaseCounts {
  private let total: Int
  private var counts: [Feature: Int] = [:]

  init(of total: Int) {
    self.total = total
    let subject = ScreenSubject("plain") { UIViewController() }
    for index in 0..<total {
      var source = Draw(seed: Random.seed(campaign: 1, block: 0, index: index))
      let scenario = Case.draw(from: &source).scenario
      let story = PlayedScenario(scenario, Stage.play(scenario, on: subject))
      for feature in Feature.allCases where story.has(feature) { counts[feature, default: 0] += 1 }
    }
  }

  /// In per cent.
  func share(of feature: Feature) -> Double { Double(counts[feature, default: 0] * 100) / Double(total) }
}

/// A scenario, where everything was, and where the keyboard was.
private struct PlayedScenario {
  let scenario: Scenario
  let trace: Trace
  /// After each step.
  let keyboards: [GeometryModel.Keyboard]

  init(_ scenario: Scenario, _ trace: Trace) {
    (self.scenario, self.trace) = (scenario, trace)
    keyboards = GeometryModel.keyboards(in: scenario, posts: trace.posts(in: scenario))
  }

  func has(_ feature: Feature) -> Bool {
    switch feature {
    case .coveredFocus: hasSettled { $0.focus.map($1) ?? false }
    case .shownAgain: isShownAgain
    case .turnWhileUp: hasStepWhileUp { $0.action == .rotate }
    case .sheet: scenario.around.contains { $0 == .formSheet || $0 == .pageSheet }
    case .undockedKeyboard: keyboards.contains { $0.isUndocked }
    case .nestedScrolling: trace.moments.contains { $0.settled?.focus.map(isInNestedScrolling) ?? false }
    case .coveredBar: hasSettled { _, isCovered in scenario.bar.map(isCovered) ?? false }
    }
  }

  /// Whether after some step everything has come to rest so, where views of the container can be covered.
  private func hasSettled(_ test: (Snapshot, (Int) -> Bool) -> Bool) -> Bool {
    zip(trace.moments, keyboards).contains { moment, keyboard in
      guard let now = moment.settled, let top = keyboard.dockedTop else { return false }
      return test(now) { view in
        let state = now.views[view]
        return state.isInWindow && scenario.isView(view, in: scenario.container)
          && (state.essential ?? state.screen).maxY > top
      }
    }
  }

  private func hasStepWhileUp(_ test: (Step) -> Bool) -> Bool {
    zip(scenario.steps.dropFirst(), keyboards).contains { step, before in
      before.dockedTop != nil && test(step)
    }
  }

  /// Whether a keyboard that was shown, and has been there since, is shown once more.
  private var isShownAgain: Bool {
    var isUp = false
    for (moment, keyboard) in zip(trace.moments, keyboards) {
      let isShow = moment.events.keyboards.contains { $0.name == .willShow }
      if isShow, isUp { return true }
      isUp = keyboard.dockedTop != nil && (isUp || isShow)
    }
    return false
  }

  private func isInNestedScrolling(_ view: Int) -> Bool {
    scenario.path(from: view).dropFirst().count { scenario.views[$0].kind.scrolls } > 1
  }
}
