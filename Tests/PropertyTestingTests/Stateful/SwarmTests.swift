import PropertyTesting
import Testing

@Suite struct SwarmTests {
  @Test func `some scripts do without a command and others have long runs of it`() {
    let scripts = (0..<UInt64(300)).map { seed in
      var draw = Draw(seed: seed)
      return draw.script(from: Counter(), count: 20...20).steps
    }
    #expect(scripts.count { !$0.contains(.reset) } >= 40)
    #expect(scripts.count { $0.contains(.reset) } >= 40)
  }

  @Test func `a command that never rests is in every long script`() {
    for seed in 0..<UInt64(100) {
      var draw = Draw(seed: seed)
      #expect(draw.script(from: Walk(), count: 30...30).steps.contains(.forth))
    }
  }

  @Test func `chance begins with the opening and goes on with bursts`() {
    for seed in 0..<UInt64(50) {
      var draw = Draw(seed: seed)
      let steps = draw.script(from: Walk(), count: 8...8).steps
      #expect(steps.prefix(2) == [.back, .back])
      #expect(steps.contains(.back) && steps.count == 8)
    }
  }

  @Test func `a planned step that cannot happen is another`() {
    var draw = Draw(seed: 5)
    #expect(draw.script(from: Walk(place: 1), count: 2...2).steps == [.back, .forth])
  }

  @Test func `a weight may depend on the state`() {
    var draw = Draw(seed: 5)
    let steps = draw.script(from: Walk(place: 100), count: 10...10).steps
    #expect(steps == [.back, .back] + [Walk.Step](repeating: .forth, count: 8))
  }
}

/// A walk on numbers that are not negative, which begins with two steps back.
private struct Walk: StateModel {
  enum Step: Equatable { case forth, back }

  var place = 5

  static let commands = [
    Command<Self>("forth", restsOnceIn: nil, step: .forth),
    Command("back", if: { $0.place > 0 }, step: .back).weighted { $0.place >= 90 ? 0 : 1 },
  ]

  mutating func apply(_ step: Step) { place += step == .forth ? 1 : -1 }

  func opening(by random: inout Random) -> [Step] { [.back, .back] }
}
