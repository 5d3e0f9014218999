import Foundation
import KeyboardScenarios
import Testing

// What is wrong with a file: the place, the problem and the remedy, in one line.
extension SeedFileTests {
  @Test(arguments: SeedFileTests.mistakes + SeedFileTests.mistakesInViews)
  func `a mistake is told with its place and the remedy`(text: String, message: String) {
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: SeedFileTests.mistakesInSteps)
  func `a mistake in a step is told with its place and the remedy`(step: String, message: String) {
    let text = Self.file(Self.screen, steps: step)
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: SeedFileTests.mistakesInVariations)
  func `a mistake in a variation is told with its place and the remedy`(variation: String, message: String) {
    let text = Self.file(Self.screen, steps: Self.steps, vary: "{ \(variation) }")
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }
}

extension SeedFileTests {
  private static let mistakes: [(String, String)] = [
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
    (
      beginning(#""around": "navigationBar""#),
      #"around: "navigationBar" is not a list; write [ ... ]"#
    ),
    (
      beginning(#""around": ["tabBar", "window"]"#),
      #"around[1]: "window" is no surrounding; it can be navigationBar, opaqueNavigationBar, tabBar, opaqueTabBar, formSheet, pageSheet"#
    ),
    (
      beginning(#""device": { "safeArea": [20, 0, -34, 0] }"#),
      "device.safeArea: an inset is not negative; give four numbers of zero or more points"
    ),
    (
      beginning(#""device": { "safeArea": [20, 34] }"#),
      "device.safeArea: 2 numbers where 4 belong; write [top, left, bottom, right]"
    ),
    (
      beginning(#""device": { "safeArea": ["inf", 0, 0, 0] }"#),
      #"device.safeArea[0]: "inf" is not a number; give a number"#
    ),
    (
      beginning(#""device": { "notch": true }"#),
      "device.notch: unknown key; the keys here are screen, idiom, scene, safeArea"
    ),
  ]

  private static func beginning(_ members: String) -> String {
    #"{ "format": "keyboard-scenario/1", \#(members), "views": [{ "id": "root" }] }"#
  }
}

extension SeedFileTests {
  private static let mistakesInViews: [(String, String)] = [
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
      #"views[0].kind: "lamp" is no kind of view; it can be textField, view, textView, scrollView, searchBar, keyInput, claimer, bar"#
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
      #"views[0].colour: unknown key; the keys here are id, in, at, kind, controller, frame, transform, hidden, alpha, clips, content, offset, inset, caret, accessory, typing"#
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "at": "nowhere" }"#),
      #"views[1].at: "nowhere" is no place for a view; it can be window, otherWindow, otherScene, detached"#
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "kind": "scrollView", "inset": [-1, 0, 0, 0] }"#),
      "views[1].inset: an inset is not negative; give four numbers of zero or more points"
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "kind": "textField", "inset": [0, 0, 0, 0] }"#),
      #"views[1].inset: a textField does not scroll; remove "inset""#
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "in": "a", "kind": "bar", "frame": [0, 623, 375, 44] }"#),
      #"views[1].frame: the screen places its bar itself; remove "frame""#
    ),
    (
      file(
        #"{ "id": "a" }, { "id": "b", "in": "a", "kind": "bar" }, { "id": "c", "in": "a", "kind": "bar" }"#),
      "views[2]: a second bar; keep to one: a screen has one at most"
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "kind": "bar" }"#),
      #"views[1]: a bar stands in the subject's view and no deeper; write "in": "a""#
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "in": "a" }, { "id": "c", "in": "b", "kind": "bar" }"#),
      #"views[2]: a bar stands in the subject's view and no deeper; write "in": "a""#
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "in": "a", "kind": "bar" }, { "id": "c", "in": "a" }"#),
      "views[2]: a view in front of the bar; move it before the bar in the list"
    ),
    (
      file(#"{ "id": "a" }, { "id": "b", "in": "a", "kind": "bar", "controller": "plain" }"#),
      #"views[1].controller: a bar is no controller's view; remove "controller", or the kind"#
    ),
  ]
}

extension SeedFileTests {
  /// A screen with a field, two views without a frame, and a bar.
  private static let screen = """
    { "id": "root" }, { "id": "email", "in": "root", "kind": "textField", "frame": [20, 600, 335, 40] },
    { "id": "list", "in": "root", "kind": "scrollView" }, { "id": "notes", "in": "list", "kind": "textView" },
    { "id": "chat", "in": "root", "kind": "bar" }
    """

  private static let mistakesInSteps: [(String, String)] = [
    (
      #"{ "focus": "b" }"#,
      #"steps[0].focus: no view is called "b"; name one of chat, email, list, notes, root"#
    ),
    (
      #"{ "focus": "root" }"#,
      #"steps[0].focus: "root" is a view and cannot become first responder; name a textField, textView, searchBar or keyInput"#
    ),
    (
      #"{ "focus": "chat" }"#,
      #"steps[0].focus: "chat" is a bar and cannot become first responder; name a textField, textView, searchBar or keyInput"#
    ),
    (
      #""jump""#,
      #"steps[0]: "jump" is no step; it can be alert, background, blur, dismissAlert, foreground, layoutPass, rotate, or an object"#
    ),
    (
      #"{ "background": true }"#,
      #"steps[0].background: "background" is no member of a step; write the step as "background", or as { "do": "background" }"#
    ),
    (
      #"{ "after": 1 }"#,
      "steps[0]: no kind of step; name one of appear, willDisappear, disappear, focus, keyboard, tap, layout, scroll, moveScene, moveCaret, safeArea, onKeyboard, alert, background, blur, dismissAlert, foreground, layoutPass, rotate"
    ),
    (
      #"{ "keyboard": "willGrow", "end": [0, 0, 0, 0] }"#,
      #"steps[0].keyboard: "willGrow" is no keyboard notification; it can be willShow, willHide, willChangeFrame, didShow, didHide, didChangeFrame"#
    ),
    (
      #"{ "keyboard": "willShow", "end": [0, "nought", 0, 0] }"#,
      #"steps[0].end[1]: "nought" is not a number; give a number, "nan", "inf" or "-inf""#
    ),
    (
      #"{ "layout": "chat", "frame": [0, 0, 375, 44] }"#,
      #"steps[0].layout: "chat" is a bar and cannot be laid out; name another view: the screen places its bar itself"#
    ),
    (
      #"{ "layout": "email" }"#,
      #"steps[0].layout: the step has no "frame"; add "frame": [x, y, width, height]"#
    ),
    (#"{ "scroll": "list" }"#, #"steps[0].scroll: the step has no "to"; add "to": [x, y]"#),
    (
      #"{ "moveCaret": "email", "to": [0, 0, 2, 20] }"#,
      #"steps[0].moveCaret: "email" is a textField and cannot have its caret moved; name a textView"#
    ),
    (
      #"{ "moveCaret": "notes" }"#,
      #"steps[0].moveCaret: the step has no "to"; add "to": [x, y, width, height]"#
    ),
    (
      #"{ "moveCaret": "notes", "to": [0, 0] }"#,
      "steps[0].to: 2 numbers where 4 belong; write [x, y, width, height]"
    ),
    (
      #"{ "safeArea": [0, 0, -34, 0] }"#,
      "steps[0].safeArea: an inset is not negative; give four numbers of zero or more points"
    ),
    (
      #"{ "safeArea": [0, 0, 0, 0], "to": [0, 0] }"#,
      #"steps[0].to: "to" says nothing of "safeArea"; remove it"#
    ),
    (
      #"{ "moveScene": [0, 0] }"#,
      #"steps[0].moveScene: the scene of a phone does not move; give the device "idiom": "pad""#
    ),
  ]
}

extension SeedFileTests {
  private static let steps = """
    { "appear": "root" }, { "focus": "email" }, { "keyboard": "willShow", "end": [0, 451, 375, 216] },
    { "tap": [0, 0] }, { "keyboard": "willShow", "end": "missing" },
    { "keyboard": "willHide", "end": [0, 667, 375, 216] }
    """

  private static let mistakesInVariations: [(String, String)] = [
    (
      "",
      "vary: no kind of variation; name one of repeat, fresh, wrapper, bystander, begin, disguise, cycle, swap, taller, translated, lower, echo, channel, reappear, hideFirst, turnAround, background, cancelledPop"
    ),
    (
      #""swap": 2, "fresh": true"#,
      "vary: several variations in one: fresh, swap; name one of repeat, fresh, wrapper, bystander, begin, disguise, cycle, swap, taller, translated, lower, echo, channel, reappear, hideFirst, turnAround, background, cancelledPop"
    ),
    (#""echo": 3, "by": 10"#, #"vary.by: "by" says nothing of "echo"; remove it"#),
    (#""fresh": false"#, #"vary.fresh: false says nothing; remove "vary", or write true"#),
    (
      #""repeat": 1"#,
      "vary.repeat: step 1 posts no keyboard notification; steps count from 1; it can be 3, 5, 6"
    ),
    (
      #""wrapper": "notes""#,
      "vary.wrapper: a view around the bar, or around what a scroll view holds, would change the layout; name one of root, email, list"
    ),
    (
      #""wrapper": "chat""#,
      "vary.wrapper: a view around the bar, or around what a scroll view holds, would change the layout; name one of root, email, list"
    ),
    (
      #""wrapper": "name""#,
      #"vary.wrapper: no view is called "name"; name one of chat, email, list, notes, root"#
    ),
    (
      #""bystander": "bar", "frame": [0, 0, 40, 40]"#,
      "vary.bystander: a bar is no bystander; name another kind of view"
    ),
    (
      #""bystander": "view""#,
      #"vary.bystander: no "frame"; add "frame": [x, y, width, height]"#
    ),
    (
      #""cycle": 4"#,
      "vary.cycle: step 4 is no keyboard, focus, blur, rotate or layoutPass; steps count from 1; it can be 2, 3, 5, 6"
    ),
    (
      #""cycle": 2, "count": 3"#,
      "vary.count: step 4 is no keyboard, focus, blur, rotate or layoutPass; give at most 2"
    ),
    (#""cycle": 5, "count": 3"#, "vary.count: 3 is out of range; give a whole number from 1 to 2"),
    (#""cycle": 5, "times": 1"#, "vary.times: 1 is out of range; give a whole number from 2 to 9"),
    (
      #""swap": 1"#,
      #"vary.swap: step 1 and the next are not a "focus" and a "keyboard"; steps count from 1; it can be 2"#
    ),
    (
      #""taller": 6, "by": 10"#,
      "vary.taller: step 6 is no willShow or willChangeFrame with an end frame of numbers; steps count from 1; it can be 3"
    ),
    (#""taller": 3"#, #"vary.taller: no "by"; add "by": 20"#),
    (#""taller": 3, "by": 0"#, "vary.by: 0 is not above 0; give points such as 20"),
    (#""taller": 3, "by": -3"#, "vary.by: -3 is not above 0; give points such as 20"),
    (
      #""translated": [0, 24]"#,
      #"vary.translated: the scene of a phone does not move; give the device "idiom": "pad""#
    ),
    (
      #""lower": "notes", "by": 10"#,
      #"vary.lower: "notes" is no field with a frame in the subject's view; name one of email"#
    ),
    (#""lower": "email", "by": 0"#, "vary.by: 0 is not above 0; give points such as 20"),
    (
      #""echo": 4, "as": "didShow""#,
      "vary.echo: step 4 posts no keyboard notification; steps count from 1; it can be 3, 5, 6"
    ),
    (#""echo": 3"#, #"vary.echo: no "as"; add "as": "willChangeFrame""#),
    (
      #""echo": 3, "as": "willHide""#,
      "vary.as: willHide would say something else than step 3; it can be willChangeFrame, didShow, didChangeFrame"
    ),
    (
      #""echo": 6, "as": "didShow""#,
      "vary.as: didShow would say something else than step 6; it can be willChangeFrame, didHide, didChangeFrame"
    ),
    (
      #""channel": 5"#,
      "vary.channel: step 5 is no willShow, willHide or willChangeFrame with an end frame of numbers; steps count from 1; it can be 3, 6"
    ),
    (#""reappear": 2"#, #"vary.reappear: step 2 is no "appear"; steps count from 1; it can be 1"#),
    (#""hideFirst": 3"#, #"vary.hideFirst: step 3 is no "rotate"; add such a step"#),
    (
      #""turnAround": 0"#,
      "vary.turnAround: step 0 is not there; steps count from 1; it can be 1, 2, 3, 4, 5, 6"
    ),
    (
      #""background": 7"#,
      "vary.background: step 7 is not there; steps count from 1; it can be 1, 2, 3, 4, 5, 6"
    ),
    (
      #""cancelledPop": 1.5"#,
      "vary.cancelledPop: step 1.5 is not there; steps count from 1; it can be 1, 2, 3, 4, 5, 6"
    ),
  ]

  @Test(arguments: [
    (
      #""translated": [-1, 24]"#,
      "vary.translated: the screen cannot become smaller; give zero or more points"
    ),
    (
      #""lower": "root", "by": 10"#,
      #"vary.lower: "root" is no field with a frame in the subject's view; add one"#
    ),
    (#""background": 1"#, "vary.background: step 1 is not there; add such a step"),
  ])
  func `a mistake in a variation of a pad's bare screen is told too`(variation: String, message: String) {
    let text = Self.beginning(#""device": { "idiom": "pad" }, "vary": { \#(variation) }"#)
    let error = #expect(throws: SeedFileError.self) { try SeedFile(reading: Data(text.utf8)) }
    #expect(error?.description == message)
  }
}
