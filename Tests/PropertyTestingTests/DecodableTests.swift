import PropertyTesting
import Testing

@Suite struct DecodableTests {
  private func values<Value>(_ generator: (inout Draw) throws -> Value) rethrows -> [Value] {
    try (0..<100).map { seed in
      var draw = Draw(seed: UInt64(seed))
      return try generator(&draw)
    }
  }

  @Test(arguments: [Bias.none, .awkward]) func `all kinds of parts read back`(bias: Bias) throws {
    try expectRoundTrips(by: bias) { try $0.value(of: Kinds.self, like: $1) }
    try expectRoundTrips(by: bias) { try $0.value(of: MaybeKinds.self, like: $1) }
  }

  @Test func `structures in structures read back`() throws {
    try expectRoundTrips(seeds: 0..<20, hasOneWay: false) { try $0.value(of: Album.self, like: $1) }
    try expectRoundTrips { try $0.value(of: [Album.Track].self, like: $1) }
  }

  @Test func `structures without keys or with a superclass read back`() throws {
    try expectRoundTrips { try $0.value(of: Points.self, like: $1) }
    try expectRoundTrips { try $0.value(of: Dog.self, like: $1) }
  }

  @Test func `what holds itself ends and reads back`() throws {
    try expectRoundTrips(seeds: 0..<20, hasOneWay: false) { try $0.value(of: Forest.self, like: $1) }
    try expectRoundTrips { try $0.value(of: Ternary.self, like: $1) }
  }

  @Test func `what is deeper than chance goes reads back`() throws {
    var deep = Forest(trees: [], byName: [:], others: [])
    for _ in 0..<20 { deep = Forest(trees: [], byName: ["a": deep], others: []) }
    let recording = try Draw.transcribing { try $0.value(of: Forest.self, like: deep) }
    var replay = Draw(replaying: recording.choices)
    #expect(try replay.value(of: Forest.self) == deep)
  }

  @Test func `an infinite part reads back, and chance draws none`() throws {
    let recording = try Draw.transcribing { try $0.value(of: [Double].self, like: [.infinity, -0.0]) }
    var replay = Draw(replaying: recording.choices)
    #expect(try replay.value(of: [Double].self).map(\.bits) == [Double.infinity.bits, (-0.0).bits])
    #expect(
      try values { try $0.value(of: Kinds.self) }.allSatisfy { $0.double.isFinite && $0.float.isFinite })
  }

  @Test func `labels are the keys`() throws {
    var draw = Draw(replaying: [.flag(true)])
    _ = try draw.value("album", of: [Album.Track].self)
    #expect(
      StoredChoices(draw.recording).text == """
        choices/1
          more: yes
                more: no
              is there: no
          more: no

        """)
    #expect(
      draw.recording.spans.map(\.label) == ["album", "album", "title", "character", "seconds", "album"])
  }

  @Test func `missing choices give the plainest parts`() throws {
    var draw = Draw(replaying: [])
    let album = try draw.value(of: Album.self)
    #expect(
      album
        == Album(
          tracks: [], byYear: [:], tags: [], suit: .clubs, level: .middle, isbn: Code(rawValue: 0),
          options: []))
  }

  @Test func `an enumeration is drawn whole`() throws {
    #expect(Set(values { $0.value(of: Suit.self) }) == Set(Suit.allCases))
    #expect(Set(try values { try $0.value(of: Level.self) }) == [.low, .middle, .high])
    #expect(Set(try values { try $0.value(of: [Suit: Level].self) }.flatMap(\.keys)) == Set(Suit.allCases))
  }

  @Test func `recording does not change what is drawn`() throws {
    var silent = Draw(seed: 5)
    var recording = Draw(seed: 5, isRecording: true)
    for _ in 0..<20 { #expect(try silent.value(of: Album.self) == recording.value(of: Album.self)) }
  }

  @Test func `a case whose kind has no list is an error that says what to do`() {
    let error = #expect(throws: UndrawableType.self) {
      var draw = Draw(replaying: [.flag(true)])
      _ = try draw.value("picture", of: Drawing.self)
    }
    #expect(
      error?.description
        == "'Shape' at 'picture.shapes' is an enumeration whose cases are not listed: make it CaseIterable, "
        + "or write a generator with 'alternative' and a switch")
  }

  @Test func `a text that must be one of a few is an error that says what to do`() {
    let mood = #expect(throws: UndrawableType.self) { try values { try $0.value(of: Mood.self) } }
    #expect(
      mood?.description
        == "'Mood' at 'Mood' is an enumeration whose cases are not listed: make it CaseIterable, "
        + "or write a generator with 'alternative' and a switch")
    let digit = #expect(throws: UndrawableType.self) { try values { try $0.value(of: Digit.self) } }
    #expect(
      digit?.description
        == "'Digit' at 'Digit' is not made of parts that can be anything: write a generator for it")
  }

  @Test func `a draw goes on after an error`() throws {
    var draw = Draw(replaying: [.text("a"), .integer(5)])
    _ = try? draw.value(of: Shape.self)
    #expect(draw.character() == "a")
    #expect(draw.integer() == 5)
  }
}
