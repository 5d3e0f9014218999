import KeyboardFuzz
import Testing

// Stored cases again, one line each.
extension CommandTests {
  @Test(arguments: CommandTests.outcomes)
  func `a replayed case is told in one line`(
    text: String, line: String, status: FuzzCommand.ExitStatus
  ) throws {
    try TemporaryFolder.use { folder in
      try folder.write(text, to: "case.json")
      let result = folder.run("replay FOLDER/case.json")
      #expect(result.out == [line])
      #expect(result.err.isEmpty)
      #expect(result.status == status)
    }
  }

  @Test func `one case that is not as expected is enough to fail`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.good, to: "good.json")
      try folder.write(
        SeedText.shown(expect: #""occlusion-shift-published": "holds""#, "willShow", "willShow"),
        to: "red.json")
      let result = folder.run("replay FOLDER")
      #expect(
        result.out == [
          "as expected  FOLDER/good.json  occlusion-shift-repaired  holds",
          "FAILS        FOLDER/red.json  occlusion-shift-published: violates I1, I4: field ends 189 pt under the keyboard in step 4",
        ])
      #expect(result.status == .violations)
    }
  }

  @Test func `where nothing is expected nothing is judged`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.shown(expect: "", "willShow"), to: "case.json")
      let result = folder.run("replay FOLDER")
      #expect(
        result.out == [
          #"NOTHING EXPECTED  FOLDER/case.json: add "expect", or look at it with keyboard-fuzz show"#
        ])
      #expect(
        result.err == ["keyboard-fuzz: no stored case expects anything of a subject; nothing was judged"])
      #expect(result.status == .untrusted)
    }
  }

  @Test func `a run tells only what is not as expected and how many are`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.good, to: "good.json")
      try folder.write(
        SeedText.shown(expect: repaired(violates: "I9"), "willShow", vary: #"{ "repeat": 3 }"#),
        to: "fixed.json")
      let result = folder.run("run --seeds FOLDER --cases 1 --seed 1 occlusion-shift-repaired")
      #expect(
        Array(result.out.prefix(3)) == [
          "seed 0x1",
          #"FIXED        FOLDER/fixed.json  occlusion-shift-repaired: nothing that is listed is violated any more; replace "violates" by "holds""#,
          "stored cases: 1 of 2 as expected",
        ])
      #expect(result.status == .violations)
    }
  }

  private func repaired(violates id: String) -> String {
    #""occlusion-shift-repaired": { "violates": ["\#(id)"], "because": "it does" }"#
  }
}

extension CommandTests {
  nonisolated static let outcomes: [(String, String, FuzzCommand.ExitStatus)] = [
    (
      SeedText.good, "as expected  FOLDER/case.json  occlusion-shift-repaired  holds", .nothingNew
    ),
    (
      twice(#""occlusion-shift-published": { "violates": ["I9"], "because": "it does" }"#),
      "as expected  FOLDER/case.json  occlusion-shift-published  violates I9", .nothingNew
    ),
    (
      twice(#""occlusion-shift-repaired": { "violates": ["I9"], "because": "it did" }"#),
      #"FIXED        FOLDER/case.json  occlusion-shift-repaired: nothing that is listed is violated any more; replace "violates" by "holds""#,
      .violations
    ),
    (
      twice(#""occlusion-shift-published": "holds""#),
      "FAILS        FOLDER/case.json  occlusion-shift-published: violates I9: root is at y -189, and 0 after the same again in step 3",
      .violations
    ),
    (
      twice(#""occlusion-shift-published": { "violates": ["I1", "I9"], "because": "it does" }"#),
      "FAILS        FOLDER/case.json  occlusion-shift-published: no longer violates I1, still violates I9",
      .violations
    ),
    (
      once(violating: "I9"),
      "STALE        FOLDER/case.json  occlusion-shift-published: I9 is not judged: the case has no repeat variation",
      .violations
    ),
    (
      once(violating: "I34"),
      "STALE        FOLDER/case.json  occlusion-shift-published: I34 is not judged: the subject does not claim it",
      .violations
    ),
  ]

  nonisolated private static func twice(_ expect: String) -> String {
    SeedText.shown(expect: expect, "willShow", vary: #"{ "repeat": 3 }"#)
  }

  nonisolated private static func once(violating id: String) -> String {
    SeedText.shown(
      expect: #""occlusion-shift-published": { "violates": ["\#(id)"], "because": "it does" }"#, "willShow")
  }
}
