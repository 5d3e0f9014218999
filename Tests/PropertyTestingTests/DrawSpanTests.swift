import PropertyTesting
import Testing

@Suite struct DrawSpanTests {
  @Test func `an element and the question before it are one span`() {
    #expect(spans { $0.numbers(like: [3, 4]) } == ["0 number 0..<2", "0 number 2..<4", "0 number 4..<5"])
  }

  @Test func `an empty array is one question`() {
    #expect(spans { $0.numbers(like: []) } == ["0 number 0..<1"])
  }

  @Test func `an inner span is deeper and comes after the one around it`() {
    #expect(
      spans { $0.lists(like: [[3]]) } == [
        "0 list 0..<4", "1 number 1..<3", "1 number 3..<4", "0 list 4..<5",
      ])
  }

  @Test func `what is not there is one question`() {
    #expect(
      spans { $0.label(like: Label(size: 5)) } == ["0 name 0..<1", "0 size 1..<3", "0 place 3..<4"])
  }

  @Test func `a span without questions is empty`() {
    #expect(spans { $0.span("nothing") { _ in } } == ["0 nothing 0..<0"])
  }

  @Test func `a span that throws is ended`() {
    struct Stopped: Error {}
    #expect(
      spans { draw in
        try? draw.span("one") { _ in throw Stopped() }
        draw.span("other") { _ in }
      } == ["0 one 0..<0", "0 other 0..<0"])
  }

  @Test func `an optional at the top is told as what it holds`() {
    func notes(_ choices: [Choice]) -> [String] {
      var draw = Draw(replaying: choices, isTelling: true)
      _ = draw.optional("name", of: { $0.givenText() })
      return draw.observations.notes.map { "\($0.label): \($0.value)" }
    }
    #expect(notes([.flag(true), .text("Ada")]) == ["name: \"Ada\""])
    #expect(notes([.flag(false)]) == ["name: nil"])
  }

  @Test func `the weights of all elements add up`() {
    let recording = Draw.transcribing { draw in
      for count in 1...3 {
        let example = [Int](repeating: 0, count: count)
        _ = draw.array(
          of: "number", weight: 5, like: example, by: { _, _ in false }, element: { $1.number(like: $0) })
      }
    }
    #expect(recording.weight == 30)
  }

  @Test func `an element weighs what it holds and its own`() {
    let recording = Draw.transcribing { draw in
      draw.array(
        of: "outer", weight: 10, like: [2, 1], by: { _, _ in false },
        element: { count, draw in
          draw.array(
            of: "inner", weight: 1, like: count.map { [Int](repeating: 0, count: $0) }, by: { _, _ in false },
            element: { $1.number(like: $0) }
          ).count
        })
    }
    #expect(recording.weight == 23)
  }

  @Test func `what is not passed on as an example is answered with the plainest`() {
    let recording = Draw.transcribing { draw in (draw.number(like: 4), draw.number()) }
    #expect(recording.choices == [.integer(4), .integer(0)])
  }

  /// Depth, label and range of each span.
  private func spans<Value>(_ generator: (inout Draw) -> Value) -> [String] {
    Draw.transcribing(generator).spans.map { "\($0.depth) \($0.label) \($0.range)" }
  }
}
