import Foundation

/// How far an animator has come on the virtual clock, along the way on which it is.
@MainActor
struct AnimatorRun {
  /// Where the run began, or was paused.
  var fraction: CGFloat = 0

  private var start = 0.0
  private var seconds = 0.0
  private var ticket: Int?

  var isRunning: Bool { ticket != nil }

  var presentFraction: CGFloat {
    guard isRunning else { return fraction }
    let share = min(max((Headless.now - start) / seconds, 0), 1)
    return fraction + (1 - fraction) * share
  }

  mutating func start(for seconds: Double, after delay: Double, _ arrival: @escaping () -> Void) {
    self.seconds = seconds
    start = Headless.now + delay
    ticket = Headless.schedule(after: delay + seconds, arrival)
  }

  /// Stays where it is.
  mutating func pause() {
    fraction = presentFraction
    if let ticket { Headless.cancel(ticket) }
    ticket = nil
  }
}
