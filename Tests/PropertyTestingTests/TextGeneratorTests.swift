import PropertyTesting
import Testing

@Suite struct TextGeneratorTests {
  private func texts(_ generator: (inout Draw) -> String) -> [String] {
    (0..<5000).map { seed in
      var draw = Draw(seed: UInt64(seed))
      return generator(&draw)
    }
  }

  @Test(
    arguments: [
      "a", "Z", "7", "\0", "\n", "\"", "\\", "'", " ", "\u{301}", "\u{200D}", "\u{202E}", "א", "😀",
      "\u{FE0F}",
      "ß", "İ", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10FFFF}", "\u{FEFF}",
    ] as [Unicode.Scalar])
  func `an awkward character occurs`(scalar: Unicode.Scalar) {
    #expect(texts { $0.string() }.contains { $0.unicodeScalars.contains(scalar) })
  }

  @Test func `empty and long texts occur`() {
    let counts = Set(texts { $0.string() }.map(\.unicodeScalars.count))
    #expect(counts == Set(0...32))
  }

  @Test func `neighbours join to one character`() {
    #expect(texts { $0.string() }.contains { $0.count < $0.unicodeScalars.count })
  }

  @Test(arguments: [(Alphabet.digits, "0123456789"), ("xyz", "xyz"), ("é", "é")])
  func `an alphabet is drawn whole and no more`(alphabet: Alphabet, all: String) {
    let drawn = texts { $0.string(in: alphabet) }.flatMap(\.unicodeScalars)
    #expect(Set(drawn) == Set(all.unicodeScalars))
  }

  @Test func `ASCII is drawn whole`() {
    let drawn = Set(texts { $0.string(in: .ascii) }.flatMap(\.unicodeScalars).map(\.value))
    #expect(drawn == Set(0..<128))
  }

  @Test func `a text has a count of the range`() {
    #expect(Set(texts { $0.string(count: 2...4) }.map(\.unicodeScalars.count)) == [2, 3, 4])
  }

  @Test(
    arguments: [
      (Alphabet.unicode, "a"), (.ascii, "a"), (.letters, "a"), (.digits, "0"), ("zyx", "x"), ("BA9", "9"),
      ("éß", "ß"),
    ] as [(Alphabet, Character)])
  func `the plainest character is the first in the order of a keyboard`(
    alphabet: Alphabet, plainest: Character
  ) {
    var draw = Draw(replaying: [])
    #expect(draw.character(in: alphabet) == plainest)
  }

  @Test(arguments: [Choice.text("é"), .text(""), .text("ab"), .text("A"), .integer(98)])
  func `a replayed character outside the alphabet counts as the plainest`(choice: Choice) {
    var draw = Draw(replaying: [choice])
    #expect(draw.character(in: "abc") == "a")
    #expect(draw.recording.choices == [.text("a")])
  }

  @Test func `an example of several scalars is no single character`() {
    #expect(Draw.transcribing { $0.character(like: "🇩🇪") }.choices == [.text("a")])
  }

  @Test func `recording does not change what is drawn`() {
    var silent = Draw(seed: 5)
    var recording = Draw(seed: 5, isRecording: true)
    #expect((0..<20).map { _ in silent.string() } == (0..<20).map { _ in recording.string() })
  }

  @Test func `a text is told in quotes`() {
    let stored = Draw.transcribing { ($0.string(like: "a\n"), $0.character(like: "\"")) }
    var draw = Draw(replaying: stored.choices, isTelling: true)
    _ = (draw.string("name"), draw.character("sign"))
    #expect(draw.observations.notes.map { "\($0.label) \($0.value)" } == [#"name "a\n""#, #"sign "\"""#])
  }
}
