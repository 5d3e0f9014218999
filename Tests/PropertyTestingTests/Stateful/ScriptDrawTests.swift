import PropertyTesting
import Testing

@Suite struct ScriptDrawTests {
  @Test func `no step happens that cannot`() throws {
    for seed in 0..<UInt64(200) {
      var draw = Draw(seed: seed)
      expectAllowed(draw.script(from: BoundedQueue(capacity: 2)))
    }
  }

  @Test func `whatever the choices, the script is allowed`() {
    var random = Random(seed: 6)
    for _ in 0..<500 {
      var draw = Draw(
        replaying: (0..<40).map { _ in
          random.oneIn(2) ? .integer(random.integer(below: 5)) : .flag(!random.oneIn(4))
        })
      expectAllowed(draw.script(from: BoundedQueue(capacity: 2)))
    }
  }

  @Test func `a number whose command cannot happen counts as the plainest that can`() {
    var draw = Draw(replaying: [.flag(true), .integer(0), .flag(false)])
    #expect(draw.script(from: BoundedQueue(capacity: 2)).steps == [.count])
    #expect(draw.recording.questions[1].meaning == "count")
  }

  @Test func `a script ends where nothing can happen`() {
    var draw = Draw(seed: 5, isRecording: true)
    #expect(draw.script(from: Countdown(rest: 3), count: 9...9).steps.count == 3)
    #expect(draw.recording.questions.count == 3)
  }

  @Test func `a script has as many steps as asked for`() {
    for seed in 0..<UInt64(50) {
      var draw = Draw(seed: seed)
      #expect((2...4).contains(draw.script(from: Counter(), count: 2...4).steps.count))
    }
  }

  @Test func `a step is a span and its weight`() {
    let recording = Draw.transcribing { $0.script(from: Counter(), weight: 5, like: [.add(3), .reset]) }
    #expect(recording.spans.map(\.range) == [0..<3, 3..<5, 5..<6])
    #expect(recording.weight == 10)
    #expect(recording.questions.map(\.label) == ["more", "kind", "number", "more", "kind", "more"])
    #expect(recording.questions.compactMap(\.meaning) == ["add", "reset"])
  }

  @Test func `a drawn script can be turned into the choices that draw it`() {
    for seed in 0..<UInt64(100) {
      var draw = Draw(seed: seed, isRecording: true)
      let script = draw.script(from: Files())
      let recording = Draw.transcribing { $0.script(from: Files(), like: script.steps) }
      #expect(recording == draw.recording)
      var replay = Draw(replaying: recording.choices)
      #expect(replay.script(from: Files()) == script)
    }
  }

  @Test func `steps are told with the counterexample`() {
    let choices = Draw.transcribing { $0.script(from: Counter(), like: [.add(3), .reset]) }.choices
    var draw = Draw(replaying: choices, isTelling: true)
    _ = draw.script(from: Counter())
    #expect(draw.observations.notes.map(\.label) == ["step 1", "step 2"])
    #expect(draw.observations.notes.map(\.value) == ["add(3)", "reset"])
  }

  @Test func `a command that never ran is counted with zero`() {
    let script: [Counter.Step] = [.add(3), .add(4)]
    var draw = Draw(replaying: Draw.transcribing { $0.script(from: Counter(), like: script) }.choices)
    _ = draw.script(from: Counter())
    #expect(draw.observations.commands.map { "\($0.name) \($0.runs)" } == ["reset 0", "add 2"])
  }

  private func expectAllowed(_ script: Script<BoundedQueue>) {
    var state = script.start
    for step in script.steps {
      switch step {
      case .pop: #expect(!state.elements.isEmpty)
      case .push: #expect(state.elements.count < state.capacity)
      case .count: break
      }
      _ = state.apply(step)
    }
  }
}

/// So many steps can happen.
private struct Countdown: StateModel {
  enum Step: Equatable { case tick }

  var rest: Int

  static let commands = [Command<Self>("tick", if: { $0.rest > 0 }, step: .tick)]

  mutating func apply(_ step: Step) { rest -= 1 }
}
