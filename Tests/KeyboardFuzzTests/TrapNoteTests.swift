import Foundation
import KeyboardFuzz
import KeyboardStage
import PortableUIKit
import Testing

@Suite struct TrapNoteTests {
  @Test func `a subject that traps names the case that was played`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let command = FuzzCommand(subjects: [ScreenSubject("trapping") { TrappingController() }])
        _ = command.run(["run", "--cases", "100", "--seed", "0x1", "--no-save"])
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("keyboard-fuzz: trapping trapped in this case, or in a smaller one made from it:"))
    #expect(text.contains("keyboard-fuzz show --json --subject trapping --seed 0x1 --case 0\n"))
  }
}

/// Takes for granted that there is a screen before it has one.
private final class TrappingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    precondition(view.window != nil)
  }
}
