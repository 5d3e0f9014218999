import Foundation

/// One observer of a hub, and for one with a block the token that removes it.
///
/// A class because it is a token; unchecked, because what changes in it changes on the thread that posts.
final class NotificationObservation: NSObject, @unchecked Sendable {
  let name: NSNotification.Name?
  let isForOneObject: Bool
  let outlivesReset: Bool

  /// Nil once removed, so that a token in the hands of its own observer keeps nothing alive.
  private var hearing: Hearing?
  private weak var object: AnyObject?

  /// How an observer is told. One that is told by a selector is not kept alive.
  enum Hearing {
    case block(@Sendable (Notification) -> Void)
    #if !canImport(ObjectiveC)
      case selector(Selector, of: WeakObserver)
    #endif
  }

  /// An observer that may be gone. A class, because to copy a weak reference is dear.
  final class WeakObserver {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  init(of name: NSNotification.Name?, from object: AnyObject?, outlivesReset: Bool, by hearing: Hearing) {
    self.name = name
    self.object = object
    isForOneObject = object != nil
    self.hearing = hearing
    self.outlivesReset = outlivesReset
  }

  func hears(_ name: NSNotification.Name, from sender: AnyObject?) -> Bool {
    if hearing == nil { return false }
    if let own = self.name, own != name { return false }
    return !isForOneObject || (object != nil && object === sender)
  }

  func tell(_ notification: Notification) {
    switch hearing {
    case .block(let block):
      block(notification)
    #if !canImport(ObjectiveC)
      case .selector(let selector, let observer):
        guard let observer = observer.object else { return }
        nonisolated(unsafe) let (observed, heard) = (observer, notification)
        MainActor.assumeIsolated { selector.perform(on: observed, with: heard) }
    #endif
    case nil: break
    }
  }

  /// What it holds may remove this observation once more as it goes, and so goes after the change.
  func retire() {
    let last = hearing
    hearing = nil
    withExtendedLifetime(last) {}
  }

  /// Whether the observer is this one, as a token or as the object whose method is called.
  func isOf(_ observer: AnyObject) -> Bool {
    #if !canImport(ObjectiveC)
      if case .selector(_, let own) = hearing { return own.object === observer }
    #endif
    return self === observer
  }

  /// Whether the observer may go without a word.
  var isWeak: Bool {
    #if !canImport(ObjectiveC)
      if case .selector = hearing { return true }
    #endif
    return false
  }

  /// Whether nobody is left to be told.
  var isGone: Bool {
    #if !canImport(ObjectiveC)
      if case .selector(_, let observer) = hearing { return observer.object == nil }
    #endif
    return hearing == nil
  }

  /// Whether a removal by name and object means this observation; nil means any.
  func isMeant(by name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    if let name, self.name != name { return false }
    return object == nil || self.object === object
  }
}
