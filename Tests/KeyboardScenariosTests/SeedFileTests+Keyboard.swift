import Foundation
import KeyboardScenarios
import Testing

// The simulated keyboard and UIKit's rules in a seed file.
extension SeedFileTests {
  @Test func `a simulated keyboard and rules read back as they are written`() throws {
    let text = """
      {
        "format": "keyboard-scenario/1",
        "device": { "screen": [768, 1024], "idiom": "pad" },
        "rules": { "clampsOffsets": false, "freezesChildSafeAreas": true },
        "keyboard": { "system": "ios26", "height": 291, "sideways": 171, "suggestions": 44, "shortcuts": 55, "crossFades": true, "nearBar": 20 },
        "views": [
          { "id": "root" },
          { "id": "email", "in": "root", "kind": "textField", "frame": [0, 0, 375, 40], "accessory": 44 },
          { "id": "code", "in": "root", "kind": "textField", "frame": [0, 40, 375, 40], "typing": "number" },
          { "id": "password", "in": "root", "kind": "textField", "frame": [0, 80, 375, 40], "typing": "secure" }
        ],
        "steps": [
          { "appear": "root" },
          { "focus": "email" },
          { "onKeyboard": "undock" },
          { "onKeyboard": "dragAway", "after": 0.5 }
        ]
      }

      """
    let seed = try SeedFile(reading: Data(text.utf8))
    #expect(seed.text == text)
    var profile = Scenario.KeyboardProfile(.ios26)
    (profile.height, profile.heightSideways, profile.crossFades) = (291, 171, true)
    (profile.suggestions, profile.shortcuts, profile.nearBar) = (44, 55, 20)
    #expect(seed.content.scenario.keyboard == .simulated(profile))
    #expect(!seed.content.scenario.rules.clampsOffsets && seed.content.scenario.rules.freezesChildSafeAreas)
    #expect(seed.content.scenario.views[1].accessory == 44)
    #expect(seed.content.scenario.views.map(\.typing) == [.text, .text, .number, .secure])
    #expect(seed.content.scenario.steps[2].action == .keyboardAct(.undock))
  }

  @Test func `a keyboard with nothing unusual is a word`() throws {
    for (word, keyboard) in [
      ("scripted", Scenario.Keyboard.scripted), ("ios13", .simulated(Scenario.KeyboardProfile(.ios13))),
    ] {
      let text = Self.withKeyboard("\"\(word)\"")
      let seed = try SeedFile(reading: Data(text.utf8))
      #expect(seed.content.scenario.keyboard == keyboard)
      #expect(seed.text.contains("\"keyboard\": \"\(word)\"") == (keyboard != .scripted))
    }
  }

  @Test(arguments: [
    (
      #""ios9""#, "",
      #"keyboard: "ios9" is no system with a simulated keyboard; it can be ios13, ios16, ios26"#
    ),
    (#"{ "height": 20 }"#, "", #"keyboard: no system; add "system": "ios16""#),
    (
      #"{ "system": "ios16", "height": -1 }"#, "",
      "keyboard.height: a height is not negative; give zero or more points"
    ),
    (
      #"{ "system": "ios16", "nearBar": 44 }"#, "",
      #"keyboard.nearBar: only a keyboard of ios26 has such a bar; remove "nearBar""#
    ),
    (
      #""ios16""#, #"{ "keyboard": "willShow", "end": [0, 0, 1, 1] }"#,
      #"steps[0].keyboard: a simulated keyboard posts by itself; remove the step, or "keyboard" from the file"#
    ),
    (
      #""scripted""#, #"{ "onKeyboard": "dock" }"#,
      #"steps[0].onKeyboard: there is no simulated keyboard to act on; add "keyboard": "ios16" to the file"#
    ),
    (
      #""ios16""#, #"{ "onKeyboard": "melt" }"#,
      #"steps[0].onKeyboard: "melt" is no act on a keyboard; it can be dock, undock, split, float, attachHardware, detachHardware, showSuggestions, hideSuggestions, foreignShow, foreignHide, dragAway, dragBack"#
    ),
  ])
  func `a mistake about a keyboard is told with its place and the remedy`(
    keyboard: String, step: String, message: String
  ) {
    let text = Self.withKeyboard(keyboard, steps: step)
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    (
      #""kind": "searchBar", "accessory": 44"#,
      "views[0].accessory: a searchBar has no accessory view; give it to a textField or a textView"
    ),
    (
      #""kind": "textField", "accessory": -1"#,
      "views[0].accessory: a height is not negative; give zero or more points"
    ),
  ])
  func `a mistake about an accessory is told with its place and the remedy`(view: String, message: String) {
    let text = #"{ "format": "keyboard-scenario/1", "views": [{ "id": "a", \#(view) }], "steps": [] }"#
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    (
      #""kind": "textView", "typing": "number""#, "ios16",
      #"views[0].typing: only a textField says what is typed; remove "typing""#
    ),
    (
      #""kind": "textField", "typing": "music""#, "ios16",
      #"views[0].typing: "music" is no kind of typing; it can be text, number, secure"#
    ),
    (
      #""kind": "textField", "typing": "secure""#, "scripted",
      #"views[0].typing: what is typed matters to a simulated keyboard alone; add "keyboard": "ios16" to the file"#
    ),
  ])
  func `a mistake about what is typed is told with its place and the remedy`(
    view: String, keyboard: String, message: String
  ) {
    let text = """
      { "format": "keyboard-scenario/1", "keyboard": "\(keyboard)", "views": [{ "id": "a", \(view) }], "steps": [] }
      """
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["undock", "split", "float", "foreignShow"])
  func `a phone's keyboard stays where it is`(act: String) {
    let text = Self.withKeyboard("\"ios16\"", steps: #"{ "onKeyboard": "\#(act)" }"#)
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(
      error?.description
        == #"steps[0].onKeyboard: "\#(act)" is for pads; give the device "idiom": "pad""#)
  }

  @Test(arguments: [
    "fresh", "hideFirst", "translated", "repeat", "begin", "echo", "taller", "channel", "swap",
  ])
  func `a variation of what is announced needs a script`(variation: String) {
    let text = """
      { "format": "keyboard-scenario/1", "keyboard": "ios16", "views": [{ "id": "a" }], "steps": ["rotate"],
        "vary": { "\(variation)": true } }
      """
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(
      error?.description
        == #"vary.\#(variation): a simulated keyboard is announced as it is; remove "vary", or "keyboard" from the file"#
    )
  }

  private static func withKeyboard(_ keyboard: String, steps: String = "") -> String {
    """
    { "format": "keyboard-scenario/1", "keyboard": \(keyboard), "views": [{ "id": "root" }], "steps": [\(steps)] }
    """
  }
}
