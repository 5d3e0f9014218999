import PropertyTesting
import Testing

@Suite struct ScriptRunTests {
  private let script = Script(from: Files(), [.open, .write(0, byte: 1), .close(0), .open, .read(1)])

  @Test func `a script reads as its steps`() {
    #expect(Script(from: Files(), [.open, .close(0)]).description == "1  open\n2  close 0")
  }

  @Test func `a wrong answer names the step`() throws {
    var files = LeakyFiles()
    let failure = #expect(throws: StepFailure.self) { try script.compare { files.perform($0) } }
    #expect(failure?.description == "step 5, read 1: expected 0, got 1")
  }

  @Test func `an answer that is missing is nil`() throws {
    let failure = #expect(throws: StepFailure.self) { try script.compare { _ in nil } }
    #expect(failure?.description == "step 1, open: expected 0, got nil")
  }

  @Test func `a system that answers like the model passes`() throws {
    var files = Files()
    try script.compare { files.apply($0) }
  }

  @Test func `an invariant is checked after each step`() throws {
    var (files, counts) = (Files(), [Int]())
    try script.compare({ files.apply($0) }, invariant: { counts.append($0.handles.count) })
    #expect(counts == [1, 1, 0, 1, 1])
  }

  @Test func `an error of the system names the step`() {
    let failure = #expect(throws: StepFailure.self) {
      try script.run { step, _, _ in if case .close = step { throw Refusal() } }
    }
    #expect(failure?.description == "step 3, close 0: Refusal()")
  }

  @Test func `a discarded case stays one`() {
    #expect(throws: Discarded.self) { try script.run { _, _, _ in try assume(false) } }
  }

  @Test func `a system that one waits for runs the same script`() async {
    let files = SlowFiles()
    let failure = await #expect(throws: StepFailure.self) {
      try await script.compareAsync { await files.perform($0) }
    }
    #expect(failure?.description == "step 5, read 1: expected 0, got 1")
  }

  @Test func `steps can be drawn while the system runs`() {
    var draw = Draw(seed: 5, isRecording: true)
    var (model, tokens) = (Tokens(), [Int]())
    var plan = draw.plan(from: model, count: 20...20)
    while let step = draw.step(of: &plan, in: model) {
      if case .spend(let token) = step { #expect(tokens.contains(token)) }
      if case .issue = step {
        tokens.append(tokens.count * 7 + 3)
        model.tokens = tokens
      }
    }
    #expect(plan.count == 20)
    #expect(draw.recording.questions.contains { $0.label == "token" && $0.meaning == "10" })
  }
}

private struct Refusal: Error {}

private actor SlowFiles {
  private var files = LeakyFiles()

  func perform(_ step: Files.Step) -> Int? { files.perform(step) }
}

/// Only the system knows what its tokens are.
private struct Tokens: StateModel {
  enum Step: Equatable {
    case issue
    case spend(Int)
  }

  var tokens: [Int] = []

  static let commands = [
    Command<Self>("issue", step: .issue),
    Command(
      "spend", if: { !$0.tokens.isEmpty },
      draw: { model, _, draw in .spend(draw.element("token", of: model.tokens)) }),
  ]

  mutating func apply(_ step: Step) {}
}
