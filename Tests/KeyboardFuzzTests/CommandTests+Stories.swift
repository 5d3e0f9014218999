import Foundation
import KeyboardFuzz
import KeyboardScenarios
import KeyboardSubjects
import Testing

// What is told of a case, word for word.
extension CommandTests {
  @Test(arguments: CommandTests.stories)
  func `a case is told step by step`(members: String, story: String) throws {
    let seed = try SeedFile(reading: Data(SeedText.file(members).utf8))
    #expect(Story(of: seed.content, on: ShippedSubjects.occlusionShiftPublished).text == story)
  }
}

extension CommandTests {
  nonisolated static let stories: [(String, String)] = [
    (
      #"""
      "views": [
        { "id": "root" },
        { "id": "list", "in": "root", "kind": "scrollView", "content": [375, 2000] },
        { "id": "email", "in": "list", "kind": "textField", "frame": [20, 600, 335, 40] }
      ],
      "steps": [
        { "appear": "root" },
        { "focus": "email" },
        { "keyboard": "willShow", "end": [0, 451, 375, 216] },
        { "scroll": "list", "to": [0, 50] },
        { "layout": "email", "frame": [20, 500, 335, 40] },
        "layoutPass",
        { "tap": [187, 20] },
        { "do": "rotate", "after": 0.1 },
        "blur",
        { "willDisappear": "root" },
        { "disappear": "root" }
      ]
      """#,
      """
        375 x 667
        scroll view "list" that fills its parent, content 375 x 2000
          text field "email" in "list" at (20, 600), 335 x 40
        1   appear
        2   focus email                            email ends at 640
        3   keyboard shows, top at 451             root up 189, email ends at 451
        4   scroll list to (0, 50)                 email ends at 401
        5   lay out email at (20, 500), 335 x 40   email ends at 301
        6   layout pass                            email ends at 301
        7   tap (187, 20)                          email ends at 301
        8   rotate after 0.1 s                     root down 189, is 667 x 375, email ends at 490
        9   end editing
        10  will disappear
        11  disappear
      """
    ),
    (
      #"""
      "keyboard": { "system": "ios26", "nearBar": 44 },
      "views": [
        { "id": "root" },
        { "id": "email", "in": "root", "kind": "textField", "frame": [20, 400, 335, 40] },
        { "id": "code", "in": "root", "kind": "textField", "frame": [20, 100, 335, 40], "typing": "number" },
        { "id": "password", "in": "root", "kind": "textField", "frame": [20, 150, 335, 40], "typing": "secure" }
      ],
      "steps": [{ "appear": "root" }, { "focus": "email" }]
      """#,
      """
        375 x 667, a keyboard as of iOS 26, 216 high (162 sideways), with a bar of 44 while the focused view is that near
        text field "email" at (20, 400), 335 x 40
        text field "code" at (20, 100), 335 x 40, for digits
        text field "password" at (20, 150), 335 x 40, for a secret
        1  appear
        2  focus email   keyboard shows, top at 451, keyboard shows, top at 407, root up 33, email ends at 407
      """
    ),
    (
      #"""
      "views": [{ "id": "root" }],
      "steps": [
        { "keyboard": "willShow", "end": [0, 451, 375, 216] },
        { "keyboard": "didShow", "end": [0, 451, 375, 216] },
        { "keyboard": "willChangeFrame", "end": [400, "nan", 320, "inf"], "begin": "missing", "duration": 0.4 },
        { "keyboard": "didChangeFrame", "end": "missing", "begin": [0, 0, 1, 1], "duration": "missing" },
        { "keyboard": "willHide", "end": [0, 667, 375, 216], "curve": 0, "local": false },
        { "keyboard": "didHide", "end": [0, 0, 0, 0] }
      ]
      """#,
      """
        375 x 667
        1  keyboard shows, top at 451
        2  keyboard did show, top at 451
        3  keyboard frame changes, frame [400, nan, 320, inf], no begin frame, 0.4 s
        4  keyboard frame did change, no end frame, begin [0, 0, 1, 1], no duration
        5  keyboard hides, curve 0, of another app
        6  keyboard did hide, frame [0, 0, 0, 0]
      """
    ),
    (
      #"""
      "device": { "screen": [1024, 1366], "idiom": "pad", "scene": [100, 500, 700, 800] },
      "views": [
        { "id": "root", "controller": "subject", "frame": [0, 64, 700, 736] },
        { "id": "child", "in": "root", "controller": "plain", "alpha": 0.5 },
        { "id": "list", "in": "child", "kind": "scrollView", "clips": true, "offset": [0, 10] },
        { "id": "notes", "in": "list", "kind": "textView", "frame": [0, 0, 700, 100], "caret": [5, 30, 2, 20] },
        { "id": "search", "in": "root", "kind": "searchBar", "frame": [0, 0, 700, 56], "hidden": true },
        { "id": "input", "in": "root", "kind": "keyInput", "frame": [0, 700, 700, 36], "transform": [2, 0, 0, 2, 0, 0] },
        { "id": "claimer", "kind": "claimer", "at": "otherWindow" },
        { "id": "field", "kind": "textField", "at": "detached", "frame": [0, 0, 100, 40] }
      ],
      "steps": [{ "appear": "root" }, { "focus": "notes" }, { "moveScene": [0, 0] }]
      """#,
      """
        1024 x 1366 (iPad), the scene at (100, 500), 700 x 800
        screen "root" at (0, 64), 700 x 736
        view of a child controller "child" that fills its parent, alpha 0.5
          scroll view "list" in "child" that fills its parent, clipping, scrolled to (0, 10)
            text view "notes" in "list" at (0, 0), 700 x 100, caret at (5, 30), 2 x 20
        search bar "search" at (0, 0), 700 x 56, hidden
        view with keyboard input "input" at (0, 700), 700 x 36, transform [2, 0, 0, 2, 0, 0]
        view that answers for the focus in it "claimer" that fills its parent, in another window
        text field "field" at (0, 0), 100 x 40, in no window
        1  appear
        2  focus notes                 the caret of notes ends at 604
        3  the scene moves to (0, 0)   root up 500, left 100, the caret of notes ends at 104
      """
    ),
    (
      field(
        #"{ "keyboard": "willShow", "end": [0, 451, 375, 216] }, { "focus": "field" }"#, #""fresh": true"#),
      """
        375 x 667, text field "field" at (20, 600), 335 x 40
        1   appear
        2   keyboard shows, top at 451
        3   focus field                  field ends at 640
            the shortest way to the same end:
        1'  appear
        2'  focus field                  field ends at 640
        3'  keyboard shows, top at 451   root up 189, field ends at 451
      """
    ),
    (
      field(#"{ "focus": "field" }"#, #""wrapper": "field""#),
      """
        375 x 667, text field "field" at (20, 600), 335 x 40
        1   appear
        2   focus field   field ends at 640
            with a plain view around field:
        1'  appear
        2'  focus field   field ends at 640
      """
    ),
    (
      field(
        #"{ "keyboard": "willShow", "end": [0, 451, 375, 216] }"#,
        #""begin": 2, "frame": [3, 920, 320, 1]"#),
      """
        375 x 667, text field "field" at (20, 600), 335 x 40
        1   appear
        2   keyboard shows, top at 451
            with begin frame (3, 920), 320 x 1 in step 2:
        2'  keyboard shows, top at 451, begin [3, 920, 320, 1]
      """
    ),
  ]

  nonisolated private static func field(_ steps: String, _ variation: String) -> String {
    #"""
    "views": [{ "id": "root" }, { "id": "field", "in": "root", "kind": "textField", "frame": [20, 600, 335, 40] }],
    "steps": [{ "appear": "root" }, \#(steps)],
    "vary": { \#(variation) }
    """#
  }
}
