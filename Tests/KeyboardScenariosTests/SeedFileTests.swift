import Foundation
import KeyboardScenarios
import PropertyTesting
import Testing

@Suite struct SeedFileTests {
  @Test func `what is written reads back the same`() throws {
    for index in 0..<1000 {
      var source = Draw(seed: Random.seed(campaign: 4, block: 0, index: index))
      let drawn = SeedFile(
        says: "a \"quoted\"\nline", expect: ["some-subject": .holds], content: Case.draw(from: &source))
      let read = try SeedFile(reading: Data(drawn.text.utf8))
      let isSame = read == drawn
      #expect(isSame, "case \(index):\n\(drawn.text)")
    }
  }

  @Test func `the text has a view and a step on a line each and no defaults`() throws {
    let text = """
      {
        "format": "keyboard-scenario/1",
        "says": "the same keyboard, shown twice, hides the field again",
        "expect": {
          "one": { "violates": ["I9"], "because": "it measures the shifted field" },
          "other": "holds"
        },
        "views": [
          { "id": "root", "frame": [0, 0, 375, 667] },
          { "id": "email", "in": "root", "kind": "textField", "frame": [20, 600, 335, 40] }
        ],
        "steps": [
          { "appear": "root" },
          { "focus": "email" },
          { "keyboard": "willShow", "end": [0, 451, 375, 216] },
          "rotate",
          { "do": "blur", "after": 0.1, "settle": false }
        ],
        "vary": { "repeat": 3 }
      }

      """
    #expect(try SeedFile(reading: Data(text.utf8)).text == text)
  }

  @Test func `views may stand in any order`() throws {
    let text = file(#"{ "id": "email", "in": "root", "kind": "textField" }, { "id": "root" }"#)
    let scenario = try SeedFile(reading: Data(text.utf8)).content.scenario
    #expect(scenario.names == ["root", "email"])
  }

  @Test(arguments: SeedFileTests.mistakes)
  func `a mistake is told with its place and the remedy`(text: String, message: String) {
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  static let mistakes: [(String, String)] = [
    (
      #"{ "format": "keyboard-scenario/2" }"#,
      #"format: "keyboard-scenario/2" is not a format that this version reads; use the version of keyboard-fuzz that wrote it"#
    ),
    ("{}", #"format: no format; add "format": "keyboard-scenario/1""#),
    ("[]", #"a list of 0 is not an object; write { "format": ... }"#),
    (
      #"{ "format": "keyboard-scenario/1" }"#,
      #"views: no views; add one for the subject: "views": [{ "id": "root" }]"#
    ),
    (file(""), #"views: no views; add one for the subject: { "id": "root" }"#),
    (
      file(#"{ "id": "a", "in": "b" }, { "id": "b", "in": "a" }, { "id": "c" }"#),
      #"views[0]: "a" is inside itself; put it into a view that is not in it"#
    ),
    (
      file(#"{ "id": "a" }, { "id": "a" }"#),
      #"views[1]: another view is called "a" too; give each its own id"#
    ),
    (
      file(#"{ "id": "a", "in": "b" }"#),
      #"views[0].in: no view is called "b"; name one of the views in this file"#
    ),
    (
      file(#"{ "id": "a", "kind": "lamp" }"#),
      #"views[0].kind: "lamp" is no kind of view; it can be textField, view, textView, scrollView, searchBar, keyInput, claimer"#
    ),
    (
      file(#"{ "id": "a", "frame": [0, "x", 1, 1] }"#),
      #"views[0].frame[1]: "x" is not a number; give a number"#
    ),
    (
      file(#"{ "id": "a", "frame": [0, 1] }"#),
      #"views[0].frame: 2 numbers where 4 belong; write [x, y, width, height]"#
    ),
    (
      file(#"{ "id": "a", "colour": 1 }"#),
      #"views[0].colour: unknown key; the keys here are id, in, at, kind, controller, frame, transform, hidden, alpha, clips, content, offset, caret"#
    ),
    (
      file(#"{ "id": "a" }"#, steps: #"{ "focus": "b" }"#),
      #"steps[0].focus: no view is called "b"; name one of a"#
    ),
    (
      file(#"{ "id": "a" }"#, steps: #"{ "focus": "a" }"#),
      #"steps[0].focus: "a" is a view and cannot become first responder; name a textField, textView, searchBar or keyInput"#
    ),
    (
      file(#"{ "id": "a" }"#, steps: #""jump""#),
      #"steps[0]: "jump" is no step; it can be blur, rotate, layoutPass, or an object"#
    ),
    (
      file(#"{ "id": "a" }"#, steps: #"{ "keyboard": "willGrow", "end": [0, 0, 0, 0] }"#),
      #"steps[0].keyboard: "willGrow" is no keyboard notification; it can be willShow, willHide, willChangeFrame, didShow, didHide, didChangeFrame"#
    ),
    (
      file(#"{ "id": "a" }"#, steps: #"{ "keyboard": "willShow", "end": [0, "nought", 0, 0] }"#),
      #"steps[0].end[1]: "nought" is not a number; give a number, "nan", "inf" or "-inf""#
    ),
    (
      file(#"{ "id": "a" }"#, steps: #"{ "appear": "a" }"#, vary: #"{ "repeat": 1 }"#),
      "vary.repeat: step 1 posts no keyboard notification; add such a step"
    ),
  ]

  private static func file(_ views: String, steps: String = "", vary: String? = nil) -> String {
    let variation = vary.map { #", "vary": \#($0)"# } ?? ""
    return #"{ "format": "keyboard-scenario/1", "views": [\#(views)], "steps": [\#(steps)]\#(variation) }"#
  }

  private func file(_ views: String) -> String { Self.file(views) }
}
