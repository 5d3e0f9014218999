public import Testing

/// Lets a suite have the one screen, its clock and its notification centre to itself.
///
/// Swift Testing runs suites side by side, and may turn to another between a suite's `init` and its test,
/// although both are on the main actor. What shares the process-wide state of a headless screen belongs
/// below one suite with this trait in each test target.
public struct ExclusiveScreen: SuiteTrait, TestScoping {
  private static let turn = Turn()

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await Self.turn.take()
    do {
      try await function()
      await Self.turn.pass()
    } catch {
      await Self.turn.pass()
      throw error
    }
  }
}

extension Trait where Self == ExclusiveScreen {
  /// The suite has the screen to itself.
  public static var exclusiveScreen: ExclusiveScreen { ExclusiveScreen() }
}

/// Whose turn it is: one holder, and the others in the order in which they came.
private actor Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    isTaken = false
  }
}
