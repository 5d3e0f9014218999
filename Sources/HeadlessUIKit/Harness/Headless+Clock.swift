extension Headless {
  /// Virtual seconds since the reset.
  public static var now: Double { clock.now }

  public static var hasPendingWork: Bool { !clock.isEmpty }

  /// Lets time pass, and runs what comes due meanwhile: in order of time, and where that is equal, of scheduling.
  public static func advance(by seconds: Double) {
    keyboard?.noticeLostWindow()
    let end = clock.time(after: seconds)
    while let work = clock.takeWork(dueBy: end) {
      work()
    }
    clock.advance(to: end)
  }

  /// Runs `work` once the clock has advanced by `seconds`; the answer is the ticket that cancels it.
  ///
  /// A time that is no number is never reached: a diagnostic, and no work.
  @discardableResult
  public static func schedule(after seconds: Double, _ work: @escaping () -> Void) -> Int {
    guard seconds.isFinite else {
      diagnose("work was scheduled after \(seconds) seconds")
      return 0
    }
    return clock.add(at: clock.time(after: seconds), work)
  }

  static func isScheduled(_ ticket: Int) -> Bool { clock.contains(ticket) }

  static func cancel(_ ticket: Int) {
    clock.remove(ticket)
  }
}
