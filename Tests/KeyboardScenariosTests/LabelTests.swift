import KeyboardScenarios
import PropertyTesting
import Testing

/// Stored choices are read by people: each says what it answers.
@Suite struct LabelTests {
  private static let questions: [Question] = (0..<1000).flatMap { index in
    var source = Draw(seed: Random.seed(campaign: 4, block: 0, index: index), isRecording: true)
    _ = Case.draw(from: &source)
    return source.recording.questions
  }

  @Test(arguments: ["flag", "integer", "real", "text", "index", "element", "alternative"])
  func `no question is called what it asks for`(label: String) {
    #expect(!Self.questions.contains { $0.label == label })
  }

  @Test(arguments: ["kind", "name", "controller", "begin", "place", "view"])
  func `a number that stands for something says for what`(label: String) {
    let numbers = Self.questions.filter { $0.label == label && $0.range != nil }
    #expect(!numbers.isEmpty)
    #expect(numbers.allSatisfy { $0.meaning != nil })
  }

  @Test func `the choices of a case read well`() {
    var screen = Scenario.View(.view)
    screen.controller = .subject
    let steps = [Step(.appear), Step(.keyboard(KeyboardNotification(.willHide, end: nil)))]
    let scenario = Scenario(views: [screen], steps: steps)
    let questions = Case(scenario).recording.questions.filter { $0.answer != $0.plainest }
    #expect(
      questions.map { "\($0.label) \($0.meaning ?? "\($0.answer)")" } == [
        "more yes", "more yes", "kind keyboard", "name willHide", "is there yes", "has no end yes",
      ])
  }

  @Test func `every kind of step happens in a thousand cases`() {
    var runs: [String: Int] = [:]
    for index in 0..<1000 {
      var source = Draw(seed: Random.seed(campaign: 4, block: 0, index: index), isRecording: true)
      _ = Case.draw(from: &source)
      for command in source.observations.commands { runs[command.name, default: 0] += command.runs }
    }
    #expect(runs.count == 19)
    #expect(runs.values.allSatisfy { $0 > 0 })
  }
}
