import ExclusiveScreen
import KeyboardFuzz
import Testing

/// The parent of every suite that runs the command: there is one screen, one clock and one notification
/// centre.
@MainActor @Suite(.serialized, .exclusiveScreen) struct CommandTests {
  @Test(arguments: [[], ["help"], ["--help"], ["-h"], ["run", "--help"], ["replay", "-h"]])
  func `help is given on everything`(arguments: [String]) {
    let result = CommandResult(of: arguments)
    #expect(result.out.joined(separator: "\n") == Self.help)
    #expect(result.err.isEmpty)
    #expect(result.status == .nothingNew)
  }

  @Test(arguments: CommandTests.topics)
  func `what there is can be listed`(topic: String, text: String) {
    let result = CommandResult(of: ["list", topic])
    #expect(result.out.joined(separator: "\n") == text)
    #expect(result.status == .nothingNew)
  }
}

extension CommandTests {
  private static let help = """
    usage: keyboard-fuzz run [SUBJECT...] [options]   stored cases first, then search until the budget ends
           keyboard-fuzz replay [FILE or DIR...]      stored cases again, one line each
           keyboard-fuzz show FILE [--subject NAME]   one case as a story and a drawing
           keyboard-fuzz show FILE --json             the case as it is stored
           keyboard-fuzz show --seed S --case N ...   one case of a campaign
           keyboard-fuzz list subjects|invariants|devices|steps

    run:
      --time 30s         search and shrink for this long (s, m or h; 20s unless cases are given)
      --cases 10000      cases for each subject
      --seed 0x51f3      the campaign's seed; random unless given, always printed
      --invariant GLOB   judge only these, such as 'I1' or 'I2*'; may be given more than once
      --seeds DIR        where the stored cases are (Seeds)
      --save, --no-save  store all new findings under the seeds, or none; by default those that violate
                         an invariant of which no stored case knows a violation, and none if CI is set

    exit status: 0 nothing new; 1 a new violation, or a stored case that is not as expected;
    2 wrong usage or unreadable input; 3 nothing was judged
    """

  nonisolated static let topics: [(String, String)] = [
    (
      "subjects",
      """
      occlusion-shift-published          container  I1 I2 I3 I4 I5 I6 I7 I9 I10 I16 I19 I20 I23 I24 I60
      occlusion-shift-repaired           container  I1 I2 I3 I4 I5 I6 I7 I9 I10 I16 I19 I20 I23 I24 I60
      first-responder-search-published   search     I34 I35 I36
      """
    ),
    (
      "invariants",
      """
      id   if not    what must hold
      I1   broken    what must be visible of the focused view ends above the keyboard
      I2   broken    what must be visible of the focused view stays below the top of the screen's content
      I3   broken    the screen is lifted by no more than the keyboard overlaps it, and never lowered
      I4   broken    the screen is lifted as far as the focused view needs, and no further
      I5   broken    a keyboard that leaves the focused view free moves nothing
      I6   broken    avoiding the keyboard changes the screen's y and nothing else
      I7   broken    after the keyboard has hidden everything is exactly where it was before it came
      I9   broken    the same notification again changes nothing
      I10  broken    the same focus and keyboard give the same place, whatever came before
      I16  broken    a plain view between two levels changes nothing
      I19  broken    a view that takes no part changes nothing
      I20  broken    the begin frame makes no difference
      I23  broken    a keyboard without extent leaves the screen at rest, and geometry stays finite
      I24  broken    a keyboard that is not docked leaves the screen at rest
      I34  broken    the search finds the view that a walk up from the first responder finds
      I35  broken    the search does not depend on looks or on the order of siblings
      I36  broken    what the search finds is first responder below the root, and it finds it if it is there
      I60  broken    ten seconds after the last step nothing has moved
      """
    ),
    (
      "devices",
      """
      320 x 568     phone
      375 x 667     phone
      414 x 736     phone
      375 x 812     phone
      414 x 896     phone
      390 x 844     phone
      393 x 852     phone
      402 x 874     phone
      428 x 926     phone
      320 x 480     phone
      320 x 693     phone
      768 x 1024    pad
      1024 x 1366   pad
      834 x 1194    pad
      810 x 1080    pad
      """
    ),
    (
      "steps",
      #"""
      { "appear": "root" }                         the screen comes; after willDisappear: the cancelled pop
      { "willDisappear": "root" }                  the screen is told that it will leave
      { "disappear": "root" }                      the screen leaves
      { "focus": "email" }                         the view becomes first responder
      "blur"                                       whatever is first responder resigns
      { "keyboard": "willShow", "end": [...] }     a keyboard notification; also begin, duration, curve, local
      { "tap": [x, y] }                            a finger touches the screen
      "rotate"                                     the screen turns by 90 degrees
      "layoutPass"                                 a layout pass with nothing to change
      { "layout": "email", "frame": [...] }        the owner's layout code moves a view
      { "scroll": "list", "to": [x, y] }           the user scrolls
      { "moveScene": [x, y] }                      the scene moves on an iPad's screen
      any step: "after": seconds, "settle": false  time before it; whether everything comes to rest after it
      """#
    ),
  ]
}
