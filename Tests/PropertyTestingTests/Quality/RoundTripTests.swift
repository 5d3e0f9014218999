import PropertyTesting
import Testing

/// A value can be turned into the choices that draw it.
@Suite struct RoundTripTests {
  @Test func `numbers`() { expectRoundTrips { $0.numbers(like: $1) } }
  @Test func `lists of numbers`() { expectRoundTrips { $0.lists(like: $1) } }
  @Test func `a list and a place in it`() { expectRoundTrips { $0.pick(like: $1) } }
  @Test func `trees`() { expectRoundTrips { $0.tree(like: $1) } }
  @Test func `a length`() { expectRoundTrips { $0.length(like: $1) } }
  @Test func `lengths`() { expectRoundTrips { $0.lengths(like: $1) } }
  @Test func `labels`() { expectRoundTrips { $0.label(like: $1) } }

  @Test func `a value that chance does not draw`() {
    let label = Label(name: "no such name", size: .infinity, place: [0.1, -1e9], rank: 7)
    let recording = Draw.transcribing { $0.label(like: label) }
    var replay = Draw(replaying: recording.choices)
    #expect(replay.label() == label)
  }
}

/// Expects that a drawn value gives the choices that it was drawn with, and that they draw it again.
/// - Parameter hasOneWay: whether a value can be drawn in one way only.
func expectRoundTrips<Value: Equatable>(
  by bias: Bias = .none, seeds: Range<UInt64> = 0..<100, hasOneWay: Bool = true,
  at location: SourceLocation = #_sourceLocation,
  _ generator: (inout Draw, Value?) throws -> Value
) rethrows {
  for seed in seeds {
    var draw = Draw(seed: seed, isRecording: true, bias: bias)
    let value = try generator(&draw, nil)
    let recording = try Draw.transcribing { try generator(&$0, value) }
    if hasOneWay { #expect(recording == draw.recording, "seed \(seed)", sourceLocation: location) }
    var replay = Draw(replaying: recording.choices)
    #expect(try generator(&replay, nil) == value, "seed \(seed)", sourceLocation: location)
  }
}
