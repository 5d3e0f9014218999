import KeyboardFuzz
import Testing

// One case as a story and a drawing.
extension CommandTests {
  @Test func `a case is shown as a story and a drawing`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(Self.small, to: "case.json")
      let result = folder.run("show FOLDER/case.json")
      #expect(result.out.joined(separator: "\n") == Self.shown)
      #expect(result.status == .nothingNew)
    }
  }

  @Test func `a case is shown as it would be stored`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(Self.small, to: "case.json")
      let result = folder.run("show --json FOLDER/case.json")
      #expect(result.out.joined(separator: "\n") + "\n" == Self.small)
    }
  }

  @Test func `a case that expects nothing is shown on the subject that is named`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.shown(expect: "", "willShow"), to: "case.json")
      let result = folder.run("show FOLDER/case.json --subject=occlusion-shift-repaired")
      #expect(result.out.contains("occlusion-shift-repaired: holds"))
      #expect(result.out.contains("  3  keyboard shows, top at 451   root up 189, field ends at 451"))
    }
  }

  @Test(arguments: [
    (["willShow"], "holds, but for I31 (cosmetic)"),
    (["willShow", "willShow"], "violates I1, I4, and I31 (cosmetic)"),
  ])
  func `what is only reported is told apart from what fails a case`(keyboards: [String], told: String) throws
  {
    try TemporaryFolder.use { folder in
      let steps = keyboards.map { #"{ "keyboard": "\#($0)", "end": [0, 451, 375, 216] }"# }
      try folder.write(
        SeedText.file(
          #"""
          "views": [{ "id": "root" }, { "id": "field", "in": "root", "kind": "textField", "frame": [20, 600, 335, 40] }],
          "steps": [{ "appear": "root" }, { "focus": "field" }, \#(steps.joined(separator: ", "))]
          """#), to: "case.json")
      let result = folder.run("show FOLDER/case.json --subject occlusion-shift-published")
      #expect(result.out.contains("occlusion-shift-published: " + told))
    }
  }

  @Test(arguments: [
    (
      "", "show FOLDER/case.json",
      "FOLDER/case.json expects nothing of any subject; name one with --subject"
    ),
    (
      #""occlusion-shift-repaired": "holds""#, "show FOLDER/case.json --subject shift",
      "there is no subject 'shift'; it can be occlusion-shift-published, occlusion-shift-repaired, first-responder-search-published, toolbar-published, toolbar-repaired, constraint-bar-published, constraint-bar-repaired, constraint-bar-repaired-in-safe-area"
    ),
    (
      #""shift": "holds""#, "show FOLDER/case.json",
      #"FOLDER/case.json: expect.shift: no subject is called "shift"; it can be constraint-bar-published, constraint-bar-repaired, constraint-bar-repaired-in-safe-area, first-responder-search-published, occlusion-shift-published, occlusion-shift-repaired, toolbar-published, toolbar-repaired"#
    ),
  ])
  func `what cannot be shown is told in one line`(
    expect: String, arguments: String, complaint: String
  ) throws {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.shown(expect: expect, "willShow"), to: "case.json")
      let result = folder.run(arguments)
      #expect(result.err == ["keyboard-fuzz: " + complaint])
      #expect(result.out.isEmpty)
      #expect(result.status == .usage)
    }
  }
}

extension CommandTests {
  /// A change without a show, on a screen that makes a small drawing.
  private static let small = """
    {
      "format": "keyboard-scenario/1",
      "says": "a change without a show is not heard",
      "expect": {
        "occlusion-shift-published": { "violates": ["I1"], "because": "it hears shows and hides only" }
      },
      "device": { "screen": [200, 160] },
      "views": [
        { "id": "root" },
        { "id": "name", "in": "root", "kind": "textField", "frame": [10, 10, 180, 20] },
        { "id": "email", "in": "root", "kind": "textField", "frame": [10, 100, 180, 30] }
      ],
      "steps": [
        { "appear": "root" },
        { "focus": "email" },
        { "keyboard": "willChangeFrame", "end": [0, 120, 200, 40] }
      ]
    }

    """

  private static let shown = """
    a change without a show is not heard

    occlusion-shift-published: violates I1, I4
      I1 because it hears shows and hides only

      200 x 160
      text field "name" at (10, 10), 180 x 20
      text field "email" at (10, 100), 180 x 30
      1  appear
      2  focus email                          email ends at 130
      3  keyboard frame changes, top at 120   email ends at 130    <- email ends 10 pt under the keyboard

      after step 3:
      ┌────────────────────────────────┐
      │ ┌─name───────────────────────┐ │
      │ └────────────────────────────┘ │
      │                                │
      │                                │
      │                                │
      │                                │
      │                                │
      │                                │
      │ ┏━email━━━━━━━━━━━━━━━━━━━━━━┓ │
      ▒▒┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛▒▒
      ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
      ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
      ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
      ▒ keyboard  ┏ focus
    """
}
