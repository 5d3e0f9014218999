/// Lets the engine, which waits on a thread of its own, ask a driver that runs tests as async code does.
///
/// The engine and the shrinker in it stay synchronous. The driver stays in the isolation of the test: it
/// alone draws and evaluates. The thread is not one of the few that async code shares, so waiting on it
/// stops nobody. A class, because both sides hold the same one.
@usableFromInline
final class Handoff: @unchecked Sendable {
  /// What the driver is asked for.
  @usableFromInline
  enum Request: @unchecked Sendable {
    case search(Search)
    case play(Draw, Trial)
    case finish(Result<CheckStatistics, CheckFailure>)
  }

  /// What the driver answers.
  private enum Answer {
    case search(Search)
    case played(Draw, Outcome)
  }

  private let bell = Bell()
  private var request: Request?
  private var waiter: CheckedContinuation<Request, Never>?
  private var answer: Answer?

  /// Starts the engine on a thread of its own.
  @usableFromInline
  init(_ plan: CheckPlan) {
    Platform.startThread { [self] in
      let result = runCheck(plan, staysOnThread: false, search: ask, play: ask)
      _ = post(.finish(result))
    }
  }

  /// The next request to the driver.
  @usableFromInline
  func next() async -> Request {
    await withCheckedContinuation { continuation in
      let ready = bell.whileLocked {
        let ready = request
        (request, waiter) = (nil, ready == nil ? continuation : nil)
        return ready
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }

  @usableFromInline
  func answer(_ search: Search) {
    bell.whileLocked { answer = .search(search) }
  }

  @usableFromInline
  func answer(_ draw: Draw, _ outcome: Outcome) {
    bell.whileLocked { answer = .played(draw, outcome) }
  }

  private func ask(_ search: inout Search) {
    if case .search(let answer) = post(.search(search)) { search = answer }
  }

  private func ask(_ draw: inout Draw, _ trial: Trial) -> Outcome {
    guard case .played(let drawn, let outcome) = post(.play(draw, trial)) else { return .passedOver }
    draw = drawn
    return outcome
  }

  /// Hands a request over and waits for its answer; there is none to the last.
  private func post(_ next: Request) -> Answer? {
    let driver = bell.whileLocked {
      defer { waiter = nil }
      if waiter == nil { request = next }
      return waiter
    }
    driver?.resume(returning: next)
    if case .finish = next { return nil }
    return bell.wait { () -> Answer? in
      defer { answer = nil }
      return answer
    } as Answer
  }
}
