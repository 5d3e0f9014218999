import Foundation
import KeyboardFuzz
import Testing

// What cannot be read, and what cannot be meant: one line says where, what, and how to mend it.
extension CommandTests {
  @Test(arguments: CommandTests.badFiles)
  func `a bad file is told in one line and the others are replayed`(text: String, complaint: String) throws {
    try TemporaryFolder.use { folder in
      try folder.write(text, to: "bad.json")
      try folder.write(SeedText.good, to: "good.json")
      let result = folder.run("replay FOLDER")
      #expect(result.err == ["FOLDER/bad.json: " + complaint])
      #expect(result.out == ["as expected  FOLDER/good.json  occlusion-shift-repaired  holds"])
      #expect(result.status == .usage)
    }
  }

  @Test func `a bad file does not keep a run from searching`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(#"{ "format": "keyboard-scenario/2" }"#, to: "bad.json")
      let result = folder.run("run --seeds FOLDER --cases 1 --seed 1 occlusion-shift-repaired")
      #expect(result.err.count == 1)
      #expect(result.out.last == "nothing found in 1 case, seed 0x1")
      #expect(result.status == .usage)
    }
  }

  @Test func `a path where nothing is does not keep the others from being replayed`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.good, to: "good.json")
      let result = folder.run("replay FOLDER/gone.json FOLDER/good.json")
      #expect(result.err == ["FOLDER/gone.json: there is no such file or folder; name one that exists"])
      #expect(result.out.count == 1)
      #expect(result.status == .usage)
    }
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("nonsense", "not JSON in line 1: invalid value around character 1"),
    ("{\n  \"format\": \n", "not JSON: unexpected end of file during JSON parse"),
  ])
  func `what is not JSON is told in one line and the others are replayed`(
    text: String, problem: String
  ) throws {
    try TemporaryFolder.use { folder in
      try folder.write(text, to: "bad.json")
      try folder.write(SeedText.good, to: "good.json")
      let result = folder.run("replay FOLDER")
      #expect(
        result.err == [
          "FOLDER/bad.json: \(problem); mend the text, or write it anew with keyboard-fuzz run --save"
        ])
      #expect(result.out.count == 1)
      #expect(result.status == .usage)
    }
  }

  @Test func `a file that cannot be read is told in one line and the others are replayed`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.good, to: "good.json")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/bad.json", withDestinationPath: "\(folder.path)/gone")
      let result = folder.run("replay FOLDER")
      #expect(result.err == ["FOLDER/bad.json: it cannot be read; look at its permissions"])
      #expect(result.out.count == 1)
      #expect(result.status == .usage)
    }
  }

  @Test(arguments: CommandTests.badArguments)
  func `a bad argument is told in one line`(arguments: String, complaint: String) throws {
    try TemporaryFolder.use { folder in
      let result = folder.run(arguments)
      #expect(result.err == ["keyboard-fuzz: " + complaint])
      #expect(result.out.isEmpty)
      #expect(result.status == .usage)
    }
  }
}

extension CommandTests {
  nonisolated static let badFiles: [(String, String)] = [
    (
      #"{ "format": "keyboard-scenario/2" }"#,
      #"format: "keyboard-scenario/2" is not a format that this version reads; use the version of keyboard-fuzz that wrote it"#
    ),
    (
      SeedText.shown(expect: #""shift": "holds""#, "willShow"),
      #"expect.shift: no subject is called "shift"; it can be constraint-bar-published, constraint-bar-repaired, constraint-bar-repaired-in-safe-area, first-responder-search-published, occlusion-shift-published, occlusion-shift-repaired, toolbar-published, toolbar-repaired"#
    ),
    (
      SeedText.file(#""views": [{ "id": "root" }], "steps": ["jump"]"#),
      #"steps[0]: "jump" is no step; it can be alert, background, blur, dismissAlert, foreground, layoutPass, rotate, or an object"#
    ),
    (
      SeedText.file(#""views": [{ "id": "root" }], "steps": [{ "jump": "root" }]"#),
      "steps[0].jump: unknown key; the keys here are appear, willDisappear, disappear, focus, keyboard, tap, layout, scroll, moveScene, moveCaret, safeArea, onKeyboard, end, begin, duration, curve, local, frame, to, after, settle, do"
    ),
    (
      SeedText.shown(
        expect: #""occlusion-shift-published": { "violates": ["I1", "I99"], "because": "it does" }"#,
        "willShow"),
      #"expect.occlusion-shift-published.violates[1]: "I99" is no invariant; it can be I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, I16, I17, I18, I19, I20, I21, I22, I23, I24, I25, I26, I27, I28, I29, I31, I32, I33, I34, I35, I36, I38, I39, I40, I41, I42, I43, I45, I46, I47, I51, I53, I54, I55, I56, I57, I58, I59, I60, I61, I62, I63"#
    ),
    (
      SeedText.file(#""views": [{ "id": "root", "frame": [0, "x", 1, 1] }]"#),
      #"views[0].frame[1]: "x" is not a number; give a number"#
    ),
    (
      SeedText.file(#""views": [{ "id": "root", "in": "root" }]"#),
      #"views[0]: "root" is inside itself; put it into a view that is not in it"#
    ),
    (
      SeedText.file(#""views": [{ "id": "root" }], "steps": [{ "focus": "email" }]"#),
      #"steps[0].focus: no view is called "email"; name one of root"#
    ),
    (SeedText.file(#""views": []"#), #"views: no views; add one for the subject: { "id": "root" }"#),
    (
      SeedText.file(#""says": """#),
      #"views: no views; add one for the subject: "views": [{ "id": "root" }]"#
    ),
  ]

  nonisolated static let badArguments: [(String, String)] = [
    ("fly", "there is no 'fly'; it can be run, replay, show or list"),
    ("run --fast", "there is no option '--fast'; see keyboard-fuzz --help"),
    ("replay --fast", "there is no option '--fast'; see keyboard-fuzz --help"),
    ("show --fast", "there is no option '--fast'; see keyboard-fuzz --help"),
    ("run --time", "--time needs a value"),
    ("run --time 30", "'30' is no time; give one such as 30s, 5m or 1h"),
    ("run --time=-3s", "'-3s' is no time; give one such as 30s, 5m or 1h"),
    ("run --time infs", "'infs' is no time; give one such as 30s, 5m or 1h"),
    ("run --cases many", "'many' is no number of cases; give one such as 10000"),
    ("run --cases 0", "'0' is no number of cases; give one such as 10000"),
    ("run --seed 0xgg", "'0xgg' is no seed; give one such as 0x51f3"),
    ("run --seed 0x1ffffffffffffffff", "'0x1ffffffffffffffff' is no seed; give one such as 0x51f3"),
    (
      "run shift",
      "there is no subject 'shift'; it can be occlusion-shift-published, occlusion-shift-repaired, first-responder-search-published, toolbar-published, toolbar-repaired, constraint-bar-published, constraint-bar-repaired, constraint-bar-repaired-in-safe-area"
    ),
    ("run --invariant I99", "no invariant matches 'I99'; see 'keyboard-fuzz list invariants'"),
    ("show", "show needs a file, or a case's --seed and --case; stored cases are under Seeds"),
    ("show one.json two.json", "show takes one file; 'two.json' is a second"),
    ("show FOLDER", "FOLDER is a folder; show takes one file"),
    ("show FOLDER/gone.json", "FOLDER/gone.json: there is no such file or folder; name one that exists"),
    ("list", "list what? It can be subjects, invariants, devices, keyboards, steps, variations"),
    (
      "list cats",
      "there is nothing to list for 'cats'; it can be subjects, invariants, devices, keyboards, steps, variations"
    ),
  ]
}
