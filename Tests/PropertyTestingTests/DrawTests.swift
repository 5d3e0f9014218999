import PropertyTesting
import Testing

@Suite struct DrawTests {
  @Test func `the same seed draws the same value`() {
    var first = Draw(seed: 5)
    var second = Draw(seed: 5)
    #expect((0..<20).map { _ in first.numbers() } == (0..<20).map { _ in second.numbers() })
  }

  @Test func `recording does not change what is drawn`() {
    var silent = Draw(seed: 5)
    var recording = Draw(seed: 5, isRecording: true)
    #expect((0..<20).map { _ in silent.lists() } == (0..<20).map { _ in recording.lists() })
  }

  @Test func `nothing is recorded unless asked`() {
    var draw = Draw(seed: 5)
    _ = draw.numbers()
    #expect(draw.recording.questions.isEmpty)
    #expect(draw.recording.spans.isEmpty)
  }

  @Test func `what was recorded draws the value again`() {
    var draw = Draw(seed: 5, isRecording: true)
    let lists = draw.lists()
    var replay = Draw(replaying: draw.recording.choices)
    #expect(replay.lists() == lists)
    #expect(replay.recording == draw.recording)
  }

  @Test func `an example wins over chance and is recorded as if drawn`() {
    var draw = Draw(seed: 5, isRecording: true)
    #expect(draw.numbers(like: [3, 4]) == [3, 4])
    #expect(draw.recording.choices == [.flag(true), .integer(3), .flag(true), .integer(4), .flag(false)])
  }

  @Test func `chance beyond the range counts as its nearest end`() {
    var draw = Draw(seed: 5)
    #expect(draw.integer(in: 2...4) { _ in 9 } == 4)
    #expect(draw.integer(in: 2...4) { _ in -9 } == 2)
  }

  @Test func `a proposal is made at random only`() {
    var random = Draw(seed: 5)
    var replay = Draw(replaying: [])
    #expect(random.propose { _ in 7 } == 7)
    #expect(replay.propose { _ in 7 } == nil)
    _ = Draw.transcribing { #expect($0.propose { _ in 7 } == nil) }
  }

  @Test func `a real number below the least counts as the least`() {
    var draw = Draw(replaying: [.real(-3), .real(-.infinity), .real(3)])
    #expect(
      (0..<3).map { _ in draw.real(in: 1 ... .infinity, towards: 2, unit: 10) { _ in 0 } } == [1, 1, 3])
  }

  @Test func `there is one zero`() {
    var draw = Draw(replaying: [.real(-0.0)])
    _ = draw.real(towards: 0, unit: 10) { _ in 0 }
    #expect(draw.recording.choices == [.real(0)])
  }

  @Test func `there is one NaN`() {
    var draw = Draw(replaying: [.real(-Double.nan), .real(Double(nan: 5, signaling: false))])
    for _ in 0..<2 { _ = draw.real(in: 0 ... .infinity, towards: 0, unit: 10) { _ in 0 } }
    #expect(draw.recording.choices == [.real(.nan), .real(.nan)])
  }
}
