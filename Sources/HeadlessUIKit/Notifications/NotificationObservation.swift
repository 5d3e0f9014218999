import Foundation

/// One observer of a hub, and the token that removes it.
///
/// A class because it is a token; unchecked, because what changes in it changes on the thread that posts.
final class NotificationObservation: NSObject, @unchecked Sendable {
  let name: NSNotification.Name?
  let isForOneObject: Bool
  let outlivesReset: Bool

  /// Nil once removed, so that a token in the hands of its own observer keeps nothing alive.
  private(set) var block: (@Sendable (Notification) -> Void)?
  private weak var object: AnyObject?

  init(
    of name: NSNotification.Name?, from object: AnyObject?, outlivesReset: Bool,
    using block: @Sendable @escaping (Notification) -> Void
  ) {
    self.name = name
    self.object = object
    isForOneObject = object != nil
    self.block = block
    self.outlivesReset = outlivesReset
  }

  func hears(_ name: NSNotification.Name, from sender: AnyObject?) -> Bool {
    if block == nil { return false }
    if let own = self.name, own != name { return false }
    return !isForOneObject || (object != nil && object === sender)
  }

  func retire() {
    block = nil
  }

  /// Whether a removal by name and object means this observation; nil means any.
  func isMeant(by name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    if let name, self.name != name { return false }
    return object == nil || self.object === object
  }
}
