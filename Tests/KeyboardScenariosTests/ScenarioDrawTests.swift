import Foundation
import KeyboardScenarios
import PropertyTesting
import Testing

@Suite struct ScenarioDrawTests {
  @Test func `the choices of a drawn case draw it again`() {
    for index in 0..<10_000 {
      var source = Draw(seed: Random.seed(campaign: 1, block: 0, index: index))
      let drawn = Case.draw(from: &source)
      let isSame = Case(reading: drawn.recording.choices) == drawn
      #expect(isSame, "case \(index)")
    }
  }

  @Test func `a recorded draw replays what it drew`() {
    for index in 0..<1000 {
      var source = Draw(seed: Random.seed(campaign: 2, block: 0, index: index), isRecording: true)
      let drawn = Case.draw(from: &source)
      let isSame = Case(reading: source.recording.choices) == drawn
      #expect(isSame, "case \(index)")
    }
  }

  @Test func `no choices draw the plainest scenario`() {
    #expect(Scenario(reading: []) == Scenario(views: [.container], steps: []))
  }

  @Test func `whatever the choices, a seed file can hold what they draw`() throws {
    var random = Random(seed: 6)
    for _ in 0..<500 {
      let drawn = Case(reading: (0..<60).map { _ in Choice.any(by: &random) })
      let text = SeedFile(says: "", expect: [:], content: drawn).text
      let isSame = try SeedFile(reading: Data(text.utf8)).content == drawn
      #expect(isSame, "\(text)")
    }
  }

  @Test func `views stand after their parents`() {
    for index in 0..<1000 {
      var source = Draw(seed: Random.seed(campaign: 3, block: 0, index: index))
      let views = Scenario.draw(from: &source).views
      #expect(views.indices.allSatisfy { views[$0].parent ?? -1 < $0 })
    }
  }
}

extension Scenario.View {
  fileprivate static var container: Scenario.View {
    var view = Scenario.View(.view)
    view.controller = .subject
    return view
  }
}

extension Choice {
  /// A choice of any kind, often one that fits no question.
  fileprivate static func any(by random: inout Random) -> Choice {
    switch random.integer(below: 4) {
    case 0: .real(random.element(of: [.nan, .infinity, -.infinity, -5, 0, 7.5, 320]))
    case 1: .integer(random.integer(below: 12))
    default: .flag(!random.oneIn(3))
    }
  }
}
