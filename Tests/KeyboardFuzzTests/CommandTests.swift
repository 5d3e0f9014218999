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
           keyboard-fuzz list subjects|invariants|devices|keyboards|steps|variations

    run:
      --time 30s         search and shrink for about this long (s, m, h; 60s unless cases are given)
      --cases 10000      cases for each subject
      --seed 0x51f3      the campaign's seed; random unless given, always printed
      --invariant GLOB   judge only these, such as 'I1' or 'I2*'; may be given more than once
      --seeds DIR        where the stored cases are (Seeds)
      --save, --no-save  store all new findings under the seeds, or none; by default those that violate
                         an invariant of which no stored case knows a violation, and none if CI is set

    exit status: 0 nothing new; 1 a new violation, or a stored case that is not as expected;
    2 wrong usage or unreadable input; 3 nothing was judged
    """
}
