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

  @Test(arguments: SeedFileTests.variations)
  func `everything that a file can say reads back the same`(variation: String) throws {
    let text = Self.whole.replacing("VARIATION", with: variation)
    #expect(try SeedFile(reading: Data(text.utf8)).text == text)
  }

  @Test func `views may stand in any order`() throws {
    let text = Self.file(#"{ "id": "email", "in": "root", "kind": "textField" }, { "id": "root" }"#)
    let scenario = try SeedFile(reading: Data(text.utf8)).content.scenario
    #expect(scenario.names == ["root", "email"])
  }

  /// A file that says no more than this.
  static func file(_ views: String, steps: String = "", vary: String? = nil) -> String {
    let variation = vary.map { #", "vary": \#($0)"# } ?? ""
    return #"{ "format": "keyboard-scenario/1", "views": [\#(views)], "steps": [\#(steps)]\#(variation) }"#
  }
}

extension SeedFileTests {
  /// Every member and every kind of step.
  private static let whole = """
    {
      "format": "keyboard-scenario/1",
      "device": { "screen": [1024, 1366], "idiom": "pad", "scene": [100, 24, 700, 800], "safeArea": [24, 0, 20.5, 0] },
      "around": ["tabBar", "opaqueTabBar", "navigationBar", "opaqueNavigationBar", "formSheet", "pageSheet"],
      "views": [
        { "id": "column" },
        { "id": "root", "in": "column", "controller": "subject", "frame": [0, 64, 700, 736] },
        { "id": "child", "in": "root", "controller": "plain", "alpha": 0.5 },
        { "id": "list", "in": "child", "kind": "scrollView", "clips": true, "content": [700, 2000], "offset": [0, 10], "inset": [64, 0, 34, 0] },
        { "id": "notes", "in": "list", "kind": "textView", "frame": [0, 0, 700, 100], "inset": [8, 0, 8, 0], "caret": [5, 30, 2, 20] },
        { "id": "email", "in": "root", "kind": "textField", "frame": [20, 600, 335, 40] },
        { "id": "chat", "in": "root", "kind": "bar", "transform": [1, 0, 0, 1, 0, -10] },
        { "id": "message", "in": "chat", "kind": "textField", "frame": [8, 4, 300, 36] },
        { "id": "search", "at": "otherWindow", "kind": "searchBar", "hidden": true },
        { "id": "input", "at": "otherScene", "kind": "keyInput" },
        { "id": "claimer", "at": "detached", "kind": "claimer" }
      ],
      "steps": [
        { "appear": "root" },
        { "focus": "message" },
        { "keyboard": "willShow", "end": [0, 1000, 1024, 366], "begin": "missing", "duration": "missing" },
        "rotate",
        { "keyboard": "willHide", "end": [0, 1024, 1366, 366], "begin": [0, 0, 1, 1], "duration": 0, "curve": 0, "local": false },
        { "keyboard": "didHide", "end": ["inf", "-inf", "nan", 0] },
        { "keyboard": "didShow", "end": "missing" },
        { "moveCaret": "notes", "to": [5, 230.5, 2, 20] },
        { "safeArea": [40, 0, 34, 0], "after": 0.1 },
        "background",
        "foreground",
        { "do": "alert", "settle": false },
        "dismissAlert",
        { "layout": "email", "frame": [20, 500, 335, 40] },
        { "scroll": "list", "to": [0, 50] },
        { "moveScene": [0, 24] },
        { "tap": [187, 20] },
        "layoutPass",
        "blur",
        { "willDisappear": "root" },
        { "disappear": "root" }
      ],
      "vary": { VARIATION }
    }

    """

  /// Every kind of variation, with and without what may be left out.
  private static let variations = [
    #""repeat": 3"#, #""fresh": true"#, #""wrapper": "email""#,
    #""bystander": "textField", "in": "root", "frame": [0, 0, 40, 40]"#,
    #""bystander": "view", "frame": [0, 0, 40, 700]"#,
    #""begin": 3, "frame": [0, "nan", 320, 1]"#, #""disguise": true"#, #""cycle": 3, "times": 2"#,
    #""cycle": 2, "count": 6, "times": 9"#, #""swap": 2"#, #""taller": 3, "by": 0.49"#,
    #""translated": [312, 24]"#, #""translated": [0, 0]"#, #""lower": "message", "by": 40"#,
    #""echo": 3, "as": "willChangeFrame""#, #""echo": 5, "as": "didHide""#, #""channel": 5"#,
    #""reappear": 1"#, #""hideFirst": 4"#, #""turnAround": 21"#, #""background": 3"#,
    #""cancelledPop": 2"#,
  ]
}
