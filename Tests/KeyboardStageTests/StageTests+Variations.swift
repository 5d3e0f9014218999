import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import PropertyTesting
import Testing

extension StageTests {
  @Test func `a wrapper stands above its view, and every view is where it was`() {
    let scenario = Scenario.screen([.field(), .field(y: 100)], .appear, .focus(2))
    let varied = Variation.wrapper(1).applied(to: scenario)
    #expect(varied.views == [0, 2, 3])
    #expect(varied.scenario.views[2].parent == 1)
    let trace = Stage.play(varied.scenario, on: Listener.subject())
    #expect(trace.selecting(views: varied.views) == Stage.play(scenario, on: Listener.subject()))
    #expect(trace.moments[1].returned.views[1].screen == Rect(0, 0, 375, 667))
  }

  @Test func `a wrapper that nobody taps moves nothing`() {
    let subject = Listener.subject()
    for (index, scenario) in untappedScenarios(500) {
      let trace = Stage.play(scenario, on: subject)
      let wrappable = scenario.wrappable
      let varied = Variation.wrapper(wrappable[index % wrappable.count]).applied(to: scenario)
      let wrapped = Stage.play(varied.scenario, on: subject).selecting(views: varied.views)
      let isSame = zip(trace.moments, wrapped.moments).allSatisfy { $0.hasSamePlaces(as: $1) }
      #expect(isSame, "case \(index)")
    }
  }

  @Test func `a bystander that nobody taps moves nothing`() {
    let subject = Listener.subject()
    for (index, scenario) in untappedScenarios(500) {
      let trace = Stage.play(scenario, on: subject)
      let parent = index % (scenario.views.count + 1)
      let varied = Variation.bystander(
        .textField, in: parent < scenario.views.count ? parent : nil, frame: Rect(0, 0, 40, 700)
      ).applied(to: scenario)
      let attended = Stage.play(varied.scenario, on: subject).selecting(views: varied.views)
      let isSame = zip(trace.moments, attended.moments).allSatisfy { $0.hasSamePlaces(as: $1) }
      #expect(isSame, "case \(index)")
    }
  }

  @Test func `a bystander without a parent stands in another window`() {
    let varied = Variation.bystander(.textField, in: nil, frame: Rect(0, 0, 40, 40))
      .applied(to: .screen([.field()], .appear))
    let trace = Stage.play(varied.scenario, on: Listener.subject())
    #expect(varied.views == [0, 1])
    #expect(trace.moments[0].returned.views.map(\.isInWindow) == [true, true, false])
  }

  @Test func `a disguise turns siblings around, and the focus goes with the view`() {
    let views = [
      .field(y: 100), Scenario.View(.claimer, frame: Rect(0, 200, 375, 200), in: 0), .field(in: 2),
    ]
    let scenario = Scenario.screen(views, .appear, .focus(3), .focus(1))
    let varied = Variation.disguise.applied(to: scenario)
    #expect(varied.views == [0, 3, 1, 2])
    let subject = ShippedSubjects.firstResponderSearchPublished
    let trace = Stage.play(varied.scenario, on: subject)
    #expect(trace.moments.map(\.returned.focus) == [nil, 2, 3])
    let found = trace.selecting(views: varied.views).moments.map(\.found)
    #expect(found == Stage.play(scenario, on: subject).moments.map(\.found))
  }

  /// Drawn scenarios without taps, and their numbers.
  private func untappedScenarios(_ count: Int) -> [(Int, Scenario)] {
    (0..<count).map { index in
      var source = Draw(seed: Random.seed(campaign: 9, block: 0, index: index))
      var scenario = Scenario.draw(from: &source)
      scenario.steps.removeAll { if case .tap = $0.action { true } else { false } }
      return (index, scenario)
    }
  }
}

extension Trace.Moment {
  /// Whether the focus and the box around each view are the same, up to a millionth of a point.
  fileprivate func hasSamePlaces(as other: Trace.Moment) -> Bool {
    let pairs = zip(returned.views, other.returned.views)
    return returned.focus == other.returned.focus
      && pairs.allSatisfy { one, two in
        one.isInWindow == two.isInWindow
          && zip(one.screen.numbers, two.screen.numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
      }
  }
}
