import Foundation
import KeyboardFuzz
import KeyboardScenarios
import KeyboardSubjects
import Testing

// What is told of a variation, word for word.
extension CommandTests {
  @Test(arguments: CommandTests.toldVariations)
  func `what is played otherwise is told from where it begins`(variation: String, told: String) throws {
    let seed = try SeedFile(reading: Data(Self.text(varied: variation).utf8))
    let story = Story(of: seed.content, on: ShippedSubjects.occlusionShiftPublished).text
    #expect(story.split(separator: "\n").dropFirst(5).joined(separator: "\n") == told)
  }

  /// A field is focused, the keyboard covers it, and the screen turns.
  nonisolated private static func text(varied variation: String) -> String {
    SeedText.file(
      #"""
      "device": { "screen": [768, 1024], "idiom": "pad" },
      "views": [{ "id": "root" }, { "id": "field", "in": "root", "kind": "textField", "frame": [20, 700, 335, 40] }],
      "steps": [
        { "appear": "root" }, { "focus": "field" }, { "keyboard": "willShow", "end": [0, 711, 768, 313] }, "rotate"
      ],
      "vary": { \#(variation) }
      """#)
  }
}

extension CommandTests {
  nonisolated static let toldVariations: [(String, String)] = [
    (
      #""bystander": "searchBar", "in": "root", "frame": [0, 0, 40, 40]"#,
      """
            with one more search bar at (0, 0), 40 x 40 in root:
        1'  appear
        2'  focus field                  field ends at 740
        3'  keyboard shows, top at 711   root up 29, field ends at 711
        4'  rotate                       root down 29, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""bystander": "view", "frame": [0, 0, 40, 40]"#,
      """
            with one more view at (0, 0), 40 x 40 in another window:
        1'  appear
        2'  focus field                  field ends at 740
        3'  keyboard shows, top at 711   root up 29, field ends at 711
        4'  rotate                       root down 29, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""disguise": true"#,
      """
            with everything hidden, clipped, without extent and in the opposite order:
        1'  appear
        2'  focus field                  field ends at 0
        3'  keyboard shows, top at 711   field ends at 0
        4'  rotate                       root is 1024 x 768, field ends at 0
      """
    ),
    (
      #""cycle": 3, "times": 2"#,
      """
            with step 3 played twice:
        4'  keyboard shows, top at 711   root down 29, field ends at 740
        5'  rotate                       root is 1024 x 768, field ends at 740
      """
    ),
    (
      #""cycle": 2, "count": 2, "times": 3"#,
      """
            with steps 2 and 3 played 3 times:
        4'  focus field                  field ends at 711
        5'  keyboard shows, top at 711   root down 29, field ends at 740
        6'  focus field                  field ends at 740
        7'  keyboard shows, top at 711   root up 29, field ends at 711
        8'  rotate                       root down 29, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""cycle": 2, "count": 3, "times": 2"#,
      """
            with steps 2 to 4 played twice:
        5'  focus field                                field ends at 740
        6'  keyboard shows, frame [0, 711, 768, 313]   root up 29, field ends at 711
        7'  rotate                                     root down 29, is 768 x 1024, field ends at 740
      """
    ),
    (
      #""swap": 2"#,
      """
            with steps 2 and 3 the other way round:
        2'  keyboard shows, top at 711
        3'  focus field                  field ends at 740
        4'  rotate                       root is 1024 x 768, field ends at 740
      """
    ),
    (
      #""taller": 3, "by": 0.5"#,
      """
            with the keyboard of step 3 taller by 0.5:
        3'  keyboard shows, top at 710.5   root up 29.5, field ends at 710.5
        4'  rotate                         root down 29.5, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""translated": [312, 24]"#,
      """
            with the scene 24 lower and 312 further right on a larger screen:
        1'  appear
        2'  focus field                  field ends at 764
        3'  keyboard shows, top at 735   root up 5, field ends at 759
        4'  rotate                       root down 5, field ends at 764
      """
    ),
    (
      #""translated": [0, 24]"#,
      """
            with the scene 24 lower on a larger screen:
        1'  appear
        2'  focus field                  field ends at 764
        3'  keyboard shows, top at 735   root up 5, field ends at 759
        4'  rotate                       root down 5, field ends at 764
      """
    ),
    (
      #""lower": "field", "by": 10"#,
      """
            with field lower by 10:
        1'  appear
        2'  focus field                  field ends at 750
        3'  keyboard shows, top at 711   root up 39, field ends at 711
        4'  rotate                       root down 39, is 1024 x 768, field ends at 750
      """
    ),
    (
      #""echo": 3, "as": "willChangeFrame""#,
      """
            with step 3 announced as willChangeFrame too:
        3'  keyboard frame changes, top at 711   field ends at 740
        4'  keyboard shows, top at 711           root up 29, field ends at 711
        5'  rotate                               root down 29, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""echo": 3, "as": "didShow""#,
      """
            with step 3 announced as didShow too:
        4'  keyboard did show, top at 711   field ends at 711
        5'  rotate                          root down 29, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""channel": 3"#,
      """
            with step 3 announced as willChangeFrame instead:
        3'  keyboard frame changes, top at 711   field ends at 740
        4'  rotate                               root is 1024 x 768, field ends at 740
      """
    ),
    (
      #""reappear": 1"#,
      """
            with the screen told twice that it appears, after step 1:
        2'  appear
        3'  focus field                  field ends at 740
        4'  keyboard shows, top at 711   field ends at 740
        5'  rotate                       root is 1024 x 768, field ends at 740
      """
    ),
    (
      #""hideFirst": 4"#,
      """
            with the keyboard hidden before step 4:
        4'  keyboard hides               root down 29, field ends at 740
        5'  rotate                       root is 1024 x 768, field ends at 740
      """
    ),
    (
      #""turnAround": 3"#,
      """
            with a turn there and back after step 3:
        4'  rotate                       root down 29, is 1024 x 768, field ends at 740
        5'  rotate                       root is 768 x 1024, field ends at 740
        6'  rotate                       root is 1024 x 768, field ends at 740
      """
    ),
    (
      #""background": 3"#,
      """
            with a stay in the background after step 3:
        4'  the app goes to the background   field ends at 711
        5'  the app comes back               field ends at 711
        6'  rotate                           root down 29, is 1024 x 768, field ends at 740
      """
    ),
    (
      #""cancelledPop": 3"#,
      """
            with a pop that is cancelled after step 3:
        4'  will disappear               field ends at 711
        5'  appear                       field ends at 711
        6'  rotate                       root down 29, is 1024 x 768, field ends at 740
      """
    ),
  ]
}
