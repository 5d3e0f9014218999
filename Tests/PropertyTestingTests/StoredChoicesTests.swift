import PropertyTesting
import Testing

@Suite struct StoredChoicesTests {
  static let stored = StoredChoices(choices: [
    .init(label: "more", answer: .flag(true), depth: 1),
    .init(label: "kind", answer: .integer(2), meaning: "focus", depth: 2),
    .init(label: "width", answer: .real(320), depth: 2),
    .init(label: "name", answer: .text("a \"b\""), depth: 2),
    .init(label: "more", answer: .flag(false), depth: 1),
  ])

  @Test func `a file has one choice a line, indented by its spans`() {
    #expect(
      Self.stored.text == """
        choices/1
          more: yes
            kind: 2 (focus)
            width: 320.0
            name: "a \\"b\\""
          more: no

        """)
  }

  @Test func `a line of source code has all choices`() {
    #expect(
      Self.stored.line
        == #"choices/1; more: yes; kind: 2 (focus); width: 320.0; name: "a \"b\""; more: no"#)
  }

  @Test func `a file reads back`() throws {
    #expect(try StoredChoices(parsing: Self.stored.text) == Self.stored)
  }

  @Test func `a line reads back but for the indentation`() throws {
    var flat = Self.stored
    for index in flat.choices.indices { flat.choices[index].depth = 0 }
    #expect(try StoredChoices(parsing: Self.stored.line) == flat)
  }

  @Test func `a generator that asks nothing has no choices`() throws {
    let stored = StoredChoices(Recording.none)
    #expect(stored.text == "choices/1\n")
    #expect(try StoredChoices(parsing: stored.text) == stored)
  }

  @Test func `blank lines, other line ends and blanks around are skipped`() throws {
    let text = "\r\n choices/1 \r\n\r\n more : yes\t\r\nkind:2( focus );;\n"
    #expect(
      try StoredChoices(parsing: text).line == "choices/1; more: yes; kind: 2 (focus)")
  }

  @Test func `a recording is indented by its spans`() {
    let recording = Draw.transcribing { $0.lists(like: [[3], []]) }
    #expect(
      StoredChoices(recording).text == """
        choices/1
          more: yes
            more: yes
            integer: 3
            more: no
          more: yes
            more: no
          more: no

        """)
  }

  @Test(
    arguments: [
      (.flag(true), "yes"), (.flag(false), "no"), (.integer(0), "0"),
      (.integer(.min), "-9223372036854775808"),
      (.real(0.5), "0.5"), (.real(3), "3.0"), (.real(-0.0), "-0.0"), (.real(1e300), "1e300"),
      (.real(.leastNonzeroMagnitude), "5e-324"), (.real(.infinity), "inf"), (.real(-.infinity), "-inf"),
      (.real(.nan), "nan"),
      (.real(-.nan), "nan:fff8000000000000"), (.text(""), #""""#), (.text("ä😀"), #""ä😀""#),
      (.text("a\u{301}"), #""a\u{301}""#), (.text("\u{301}"), #""\u{301}""#),
      (.text("\\\n\t\r\0"), #""\\\n\t\r\0""#), (.text("\u{202E};\u{10FFFF}"), #""\u{202E};\u{10FFFF}""#),
    ] as [(Choice, String)])
  func `an answer is readable and reads back to the bit`(answer: Choice, text: String) throws {
    let stored = StoredChoices(choices: [.init(label: "it", answer: answer)])
    #expect(stored.line == "choices/1; it: \(text)")
    #expect(try StoredChoices(parsing: stored.line) == stored)
  }

  @Test(
    arguments: [
      ("plain words", nil, "plain words: 1"), ("", nil, #""": 1"#), ("a: b", nil, #""a: b": 1"#),
      ("a; b", nil, #""a; b": 1"#), ("\"", nil, #""\"": 1"#), (" a", nil, #"" a": 1"#),
      ("a\n", nil, #""a\n": 1"#), ("a", "f(x)", #"a: 1 ("f(x)")"#), ("a", "", #"a: 1 ("")"#),
      ("a", "two words", "a: 1 (two words)"), ("a", "x; y", #"a: 1 ("x; y")"#),
    ] as [(String, String?, String)])
  func `a label and a meaning are quoted where they must be`(
    label: String, meaning: String?, text: String
  ) throws {
    let stored = StoredChoices(choices: [.init(label: label, answer: .integer(1), meaning: meaning)])
    #expect(stored.line == "choices/1; \(text)")
    #expect(try StoredChoices(parsing: stored.line) == stored)
  }
}

extension Recording {
  /// Of a generator that asks nothing.
  fileprivate static let none = Draw.transcribing { _ in }
}

/// The stored form of whatever can be stored.
@Suite struct StoredChoicesRoundTripTests {
  @Test(arguments: 0..<200 as Range<UInt64>) func `any choices read back to the bit`(seed: UInt64) throws {
    var draw = Draw(seed: seed)
    let stored = StoredChoices(choices: draw.array { $0.storedChoice() })
    #expect(try StoredChoices(parsing: stored.text).isExactly(stored))
    #expect(try StoredChoices(parsing: stored.line).isExactly(stored))
  }
}

extension Draw {
  fileprivate mutating func storedChoice() -> StoredChoices.Stored {
    .init(label: string(), answer: choice(), meaning: optional { $0.string() })
  }

  private mutating func choice() -> Choice {
    switch alternative(of: 4) {
    case 0: .flag(flag())
    case 1: .integer(integer())
    case 2: .real(Double(bitPattern: integer(as: UInt64.self)))
    default: .text(string())
    }
  }
}

extension StoredChoices {
  /// Also in the spelling of labels and meanings.
  fileprivate func isExactly(_ other: StoredChoices) -> Bool {
    func parts(_ stored: Stored) -> [Scalars?] { [Scalars(stored.label), stored.meaning.map(Scalars.init)] }
    return self == other && choices.map(parts) == other.choices.map(parts)
  }
}
