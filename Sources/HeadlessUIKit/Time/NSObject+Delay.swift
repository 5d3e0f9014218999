#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObject {
    /// Calls a method of this object once the virtual clock has been advanced by `delay` seconds; until then the object and
    /// the argument are kept alive. For the main thread.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      nonisolated(unsafe) let (target, argument) = (self, anArgument)
      MainActor.assumeIsolated {
        DelayedCall.schedule(aSelector, of: target, with: argument, after: delay)
      }
    }

    /// Takes back what waits of `perform(_:with:afterDelay:)`.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      MainActor.assumeIsolated {
        DelayedCall.cancel { $0.target === target }
      }
    }

    /// Takes back the calls of one method with an equal argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument.map { $0 as AnyObject })
      MainActor.assumeIsolated {
        DelayedCall.cancel { call in
          call.target === target && call.selector == aSelector && call.hasArgument(argument)
        }
      }
    }
  }

  /// A call that waits on the virtual clock.
  @MainActor
  struct DelayedCall {
    let target: NSObject
    let selector: Selector
    let argument: AnyObject?
    let ticket: Int

    private static var waiting: [DelayedCall] = []

    static func reset() {
      waiting.removeAll()
    }

    static func schedule(
      _ selector: Selector, of target: NSObject, with argument: Any?, after delay: TimeInterval
    ) {
      var ticket = 0
      ticket = Headless.schedule(after: delay) {
        waiting.removeAll { $0.ticket == ticket }
        selector.perform(on: target, with: argument)
      }
      waiting.append(
        DelayedCall(
          target: target, selector: selector, argument: argument.map { $0 as AnyObject }, ticket: ticket))
    }

    static func cancel(where isMeant: (DelayedCall) -> Bool) {
      for call in waiting where isMeant(call) { Headless.cancel(call.ticket) }
      waiting.removeAll(where: isMeant)
    }

    func hasArgument(_ other: AnyObject?) -> Bool {
      if argument === other { return true }
      guard let one = argument as? NSObject, let other else { return false }
      return one.isEqual(other)
    }
  }
#endif
