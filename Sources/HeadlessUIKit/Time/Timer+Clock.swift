public import Foundation

// Timers on the virtual clock. A type of the name would be ambiguous wherever Foundation is imported too, so these are
// Foundation's timers, made by overloads.
//
// In real time, on a run loop that nobody runs here, are: a timer whose block uses the timer that it is given, for which
// no overload is better than Foundation's; one that is made first and added to a run loop; and those of modules that do not
// import this one.

extension Timer {
  /// A timer whose block does not need to know it: chosen before Foundation's, because a block that takes any object is the
  /// more special one.
  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (NSObject) -> Void
  ) -> Timer {
    guard MainWork.isRunning else {
      return scheduledTimer(withTimeInterval: interval, repeats: repeats) { (timer: Timer) in block(timer) }
    }
    return VirtualTimer(every: interval, repeats: repeats) { block($0) }
  }

  #if !canImport(ObjectiveC)
    /// A timer that keeps its target alive until it is invalidated, as on iOS. To be made on the main thread.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = aTarget as AnyObject
      let timer = VirtualTimer(every: ti, repeats: yesOrNo) { timer in
        nonisolated(unsafe) let sender = timer
        MainActor.assumeIsolated { aSelector.perform(on: target, with: sender) }
      }
      timer.information = userInfo
      return timer
    }
  #endif
}

/// A timer that waits on the virtual clock. It is used on the main thread, where the clock is.
final class VirtualTimer: Timer {
  private var work: ((VirtualTimer) -> Void)?
  private var ticket: Int?
  private var interval: TimeInterval = 0
  private var isRepeating = false
  fileprivate var information: Any?

  /// An interval that is not positive is a tenth of a millisecond, as Foundation documents.
  fileprivate convenience init(
    every interval: TimeInterval, repeats: Bool, work: @escaping (VirtualTimer) -> Void
  ) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { (_: Timer) in }
    self.work = work
    self.interval = interval > 0 ? interval : 0.0001
    isRepeating = repeats
    wait()
  }

  private func wait() {
    nonisolated(unsafe) let timer = self
    ticket = MainActor.assumeIsolated { Headless.schedule(after: timer.interval) { timer.fire() } }
  }

  private func stopWaiting() {
    guard let ticket else { return }
    MainActor.assumeIsolated { Headless.cancel(ticket) }
    self.ticket = nil
  }

  override var userInfo: Any? { information }
  override var isValid: Bool { work != nil }
  override var timeInterval: TimeInterval { isRepeating ? interval : 0 }

  /// A timer that repeats goes on as it would have.
  override func fire() {
    guard let work else { return }
    let ticket = ticket ?? 0
    let isDue = MainActor.assumeIsolated { !Headless.isScheduled(ticket) }
    if !isRepeating { invalidate() } else if isDue { wait() }
    work(self)
  }

  override func invalidate() {
    stopWaiting()
    work = nil
  }
}
