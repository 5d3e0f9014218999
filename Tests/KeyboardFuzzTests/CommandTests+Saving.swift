import Foundation
import KeyboardFuzz
import KeyboardScenarios
import Testing

// What a run stores, and what it leaves alone.
extension CommandTests {
  /// One finding, and it takes little to make it small.
  private static let search =
    "run --seeds FOLDER --cases 12 --seed 0x1 --invariant I9 occlusion-shift-published"
  private static let name = "occlusion-shift/I9-focus-will-show-repeat.json"

  @Test func `a new finding is stored whole and is red when it is replayed`() throws {
    try TemporaryFolder.use { folder in
      let result = folder.run(Self.search)
      let path = "FOLDER/\(Self.name)"
      #expect(result.out.contains("  saved   \(path)"))
      #expect(result.out.contains("  again   keyboard-fuzz replay \(path)"))
      #expect(result.out.contains("  look    keyboard-fuzz show \(path)"))
      #expect(folder.files == [Self.name])
      let text = try folder.read(Self.name)
      #expect(
        text == """
          {
            "format": "keyboard-scenario/1",
            "says": "root is at y -9, and 0 after the same again",
            "expect": {
              "occlusion-shift-published": "holds"
            },
            "from": "case 7 of campaign 0x1",
            "views": [
              { "id": "root" },
              { "id": "field", "in": "root", "kind": "textField", "frame": [0, 420, 375, 40] }
            ],
            "steps": [
              { "appear": "root" },
              { "focus": "field" },
              { "keyboard": "willShow", "end": [0, 451, 375, 216] }
            ],
            "vary": { "repeat": 3 }
          }

          """)
      let replay = folder.run("replay FOLDER")
      #expect(
        replay.out == [
          "FAILS        \(path)  occlusion-shift-published: violates I9: root is at y -9, and 0 after the same again in step 3"
        ])
      #expect(replay.status == .violations)
    }
  }

  @Test(arguments: [("--no-save", [:]), ("", ["CI": "true"])] as [(String, [String: String])])
  func `nothing is stored where that is not wanted`(option: String, environment: [String: String]) throws {
    try TemporaryFolder.use { folder in
      let result = folder.run("\(Self.search) \(option)", environment: environment)
      #expect(result.status == .violations)
      #expect(folder.files.isEmpty)
    }
  }

  @Test func `a finding that is stored already is not stored again`() throws {
    try TemporaryFolder.use { folder in
      let run = "run --seeds FOLDER --cases 12 --seed 0x1 --invariant I9 occlusion-shift-published"
      _ = folder.run(run + " --save")
      let files = folder.files
      #expect(!files.isEmpty)
      _ = folder.run(run + " --save")
      _ = folder.run(run)
      #expect(folder.files == files)
    }
  }

  @Test func `a finding is stored on a build machine if a person asks for it`() throws {
    try TemporaryFolder.use { folder in
      _ = folder.run("\(Self.search) --save", environment: ["CI": "true"])
      #expect(folder.files == [Self.name])
    }
  }

  @Test func `where a violation of the invariant is known another is not stored unless asked`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(Self.knownElsewhere, to: "known.json")
      let result = folder.run(Self.search)
      #expect(result.out.last == "1 new finding, 0 known, in 12 cases, seed 0x1")
      #expect(folder.files == ["known.json"])
      _ = folder.run("\(Self.search) --save")
      #expect(folder.files == ["known.json", Self.name])
    }
  }

  @Test func `a file that is there is never written over`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.good, to: Self.name)
      let result = folder.run(Self.search)
      let second = "occlusion-shift/I9-focus-will-show-repeat-2.json"
      #expect(result.out.contains("  saved   FOLDER/\(second)"))
      #expect(folder.files == [second, Self.name])
      let text = try folder.read(Self.name)
      #expect(text == SeedText.good)
    }
  }

  @Test func `a finding that a stored case describes is known and fails nothing`() throws {
    try TemporaryFolder.use { folder in
      _ = folder.run(Self.search)
      let found = try folder.read(Self.name)
      try folder.write(
        found.replacing("\"holds\"", with: #"{ "violates": ["I9"], "because": "it does" }"#), to: Self.name)
      let result = folder.run(Self.search)
      #expect(result.out.contains("stored cases: 1 of 1 as expected"))
      #expect(result.finding("KNOWN  I9  the same notification again changes nothing") != nil)
      #expect(result.out.contains("  known   FOLDER/\(Self.name)"))
      #expect(result.out.last == "0 new findings, 1 known, in 12 cases, seed 0x1")
      #expect(result.status == .nothingNew)
      #expect(folder.files == [Self.name])
    }
  }

  /// A known violation of I9 of another shape: the keyboard is shown twice before it is shown again.
  private static let knownElsewhere = SeedText.shown(
    expect: #""occlusion-shift-published": { "violates": ["I9"], "because": "it does" }"#,
    "willShow", "willShow", vary: #"{ "repeat": 4 }"#)
}
