import Foundation
import KeyboardFuzz
import KeyboardInvariants
import KeyboardScenarios
import KeyboardStage
import KeyboardSubjects
import Testing

// What is told and drawn of a bar, word for word.
extension CommandTests {
  @Test func `a toolbar is told with how it moved and where it ends`() throws {
    let story = try story(
      of: #"""
        "device": { "screen": [375, 812], "safeArea": [44, 0, 34, 0] },
        "around": ["tabBar", "navigationBar"],
        "views": [{ "id": "root" }, { "id": "bar", "in": "root", "kind": "bar" }],
        "steps": [
          { "appear": "root" },
          { "keyboard": "willShow", "end": [0, 477, 375, 335] },
          { "keyboard": "willHide", "end": [0, 812, 375, 335] }
        ]
        """#, on: ShippedSubjects.toolbarPublished, violating: "I41")
    #expect(
      story == """
          375 x 812, safe area insets 44 top, 34 bottom, the screen in a navigation controller in a tab bar controller
          the screen's bar "bar"
          1  appear                       bar ends at 729
          2  keyboard shows, top at 477   bar up 335, ends at 394    <- bar ends 83 pt above its place
          3  keyboard hides               bar down 335, ends at 729
        """)
  }

  @Test func `a bar that rides by a constraint is told with the constant`() throws {
    let story = try story(
      of: #"""
        "views": [
          { "id": "root", "frame": [0, 64, 375, 603] },
          { "id": "bar", "in": "root", "kind": "bar" },
          { "id": "message", "in": "bar", "kind": "textField", "frame": [8, 4, 300, 36] }
        ],
        "steps": [
          { "appear": "root" },
          { "focus": "message" },
          { "keyboard": "willChangeFrame", "end": [0, 451, 375, 216] }
        ]
        """#, on: ShippedSubjects.constraintBarPublished, violating: "I46")
    #expect(
      story == """
          375 x 667
          screen "root" at (0, 64), 375 x 603
          the screen's bar "bar"
            text field "message" in "bar" at (8, 4), 300 x 36
          1  appear                               bar ends at 667, constant 0
          2  focus message                        bar ends at 667, constant 0, message ends at 663
          3  keyboard frame changes, top at 451   bar up 152, ends at 515, constant 152, message ends at 511
             <- the constant is 152 pt and not 216 pt
        """)
  }

  @Test func `what happens around a bar is told`() throws {
    let story = try story(
      of: #"""
        "device": { "screen": [375, 667], "safeArea": [20, 0, 0, 0] },
        "around": ["pageSheet", "opaqueTabBar", "opaqueNavigationBar"],
        "views": [
          { "id": "root" },
          { "id": "notes", "in": "root", "kind": "textView", "inset": [8, 0, 8, 0] },
          { "id": "chat", "in": "root", "kind": "bar", "transform": [1, 0, 0, 1, 0, -10] },
          { "id": "input", "at": "otherScene", "kind": "keyInput" }
        ],
        "steps": [
          { "appear": "root" },
          { "focus": "notes" },
          { "moveCaret": "notes", "to": [5, 230, 2, 20] },
          { "safeArea": [40, 0, 34, 0] },
          { "safeArea": [0, 0, 0, 0] },
          "alert", "dismissAlert", "background", "foreground"
        ]
        """#, on: ShippedSubjects.toolbarRepaired)
    #expect(
      story == """
          375 x 667, safe area insets 20 top, the screen in a navigation controller with an opaque bar in a tab bar controller with an opaque bar in a page sheet
          text view "notes" that fills its parent, content insets 8 top, 8 bottom
          the screen's bar "chat", transform [1, 0, 0, 1, 0, -10]
          view with keyboard input "input" that fills its parent, in another scene
          1  appear                                         chat ends at 608
          2  focus notes                                    chat ends at 608, the caret of notes ends at 102
          3  the caret of notes moves to (5, 230), 2 x 20   chat ends at 608, the caret of notes ends at 332
          4  safe area insets become 40 top, 34 bottom      root down 20, is 375 x 490, chat up 34, ends at 574, the caret of notes ends at 352
          5  safe area insets become zero                   root up 40, is 375 x 564, chat down 34, ends at 608, the caret of notes ends at 312
          6  an alert comes in front                        chat ends at 608, the caret of notes ends at 312
          7  the alert goes                                 chat ends at 608, the caret of notes ends at 312
          8  the app goes to the background                 chat ends at 608, the caret of notes ends at 312
          9  the app comes back                             chat ends at 608, the caret of notes ends at 312
        """)
  }

  @Test func `a screen that moves no bar is told without one`() throws {
    let story = try story(
      of: #"""
        "views": [{ "id": "root" }, { "id": "bar", "in": "root", "kind": "bar" }],
        "steps": [{ "appear": "root" }]
        """#, on: ShippedSubjects.occlusionShiftPublished)
    #expect(
      story == """
          375 x 667, the screen's bar "bar"
          1  appear
        """)
  }

  @Test func `a bar is drawn in front of the keyboard`() throws {
    let drawing = try drawing(
      of: #"""
        "device": { "screen": [200, 160] },
        "views": [
          { "id": "root" },
          { "id": "bar", "in": "root", "kind": "bar" },
          { "id": "message", "in": "bar", "kind": "textField", "frame": [10, 8, 120, 28] }
        ],
        "steps": [
          { "appear": "root" }, { "focus": "message" }, { "keyboard": "willShow", "end": [0, 90, 200, 70] }
        ]
        """#, on: "constraint-bar-published")
    #expect(
      drawing == """
          after step 3:
          ┌────────────────────────────────┐
          │                                │
          │                                │
          │                                │
          │                                │
          │                                │
          │                                │
          │                                │
          ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
          ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
          ╔═bar════════════════════════════╗
          ║ ┏━message━━━━━━━━━━┓           ║
          ║ ┗━━━━━━━━━━━━━━━━━━┛           ║
          ╚════════════════════════════════╝
          ▒ keyboard  ┏ focus  ╔ bar
        """)
  }

  /// - Parameter id: of the invariant whose violation is remarked.
  private func story(
    of members: String, on subject: any KeyboardSubject, violating id: String? = nil
  ) throws -> String {
    let seed = try SeedFile(reading: Data(SeedText.file(members).utf8))
    let verdict = Verdict(of: seed.content, claims: subject.claims) { Stage.play($0, on: subject) }
    let fault = verdict.judgements.first { $0.invariant.id == id }
    let violation = fault?.judgement.violation
    return Story(
      of: seed.content, on: subject,
      fault: fault.flatMap { fault in violation.map { (fault.invariant, $0) } }
    ).text
  }

  private func drawing(of members: String, on subject: String) throws -> String {
    try TemporaryFolder.use { folder in
      try folder.write(SeedText.file(members), to: "case.json")
      let lines = folder.run("show FOLDER/case.json --subject \(subject)").out
      return lines.drop { !$0.hasPrefix("  after step") }.joined(separator: "\n")
    }
  }
}
