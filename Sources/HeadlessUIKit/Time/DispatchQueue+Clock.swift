public import Foundation

// Work for the main queue waits on the virtual clock. These overloads have fewer arguments to leave out than Dispatch's own,
// and so are chosen wherever this module is imported, whether or not Foundation or Dispatch is too.
//
// Dispatch itself, in real time, has: work that comes from another thread; work items, for which there can be no better
// overload; whatever names a group, a quality of service or flags; and all work from modules that do not import this one.

extension DispatchQueue {
  /// On the main queue, runs the work when the clock is advanced next, if only by nothing.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard isMainHere else { return async(group: nil, execute: work) }
    MainActor.assumeIsolated { _ = Headless.schedule(after: 0, work) }
  }

  /// On the main queue, runs the work once the clock has been advanced by the time that lies between now and `deadline`.
  ///
  /// Real time has passed since the deadline was reckoned, so the roundest number of seconds is taken that is not more
  /// than a tenth and 5 milliseconds longer: 0.3 and not 0.29999.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard isMainHere else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
    let now = DispatchTime.now().uptimeNanoseconds
    let end = deadline.uptimeNanoseconds
    let delay = end > now ? Self.rounded(Double(end - now) / 1e9) : 0
    MainActor.assumeIsolated { _ = Headless.schedule(after: delay, work) }
  }

  /// Whether this is the main queue, and the main queue's work asks.
  private var isMainHere: Bool { MainWork.isRunning && label == DispatchQueue.main.label }

  /// The number with the fewest decimals between a time and a tenth more, or 5 milliseconds.
  static func rounded(_ seconds: Double) -> Double {
    for unit in [1, 10, 100, 1000] as [Double] {
      let candidate = (seconds * unit - 1e-6).rounded(.up) / unit
      if candidate <= seconds + min(0.005, seconds / 10) { return candidate }
    }
    return seconds
  }
}

/// What runs on the main queue: on Linux that need not be the main thread.
enum MainWork {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isRunning: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) ?? false }
}
