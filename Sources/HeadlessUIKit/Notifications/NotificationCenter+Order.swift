public import Foundation
import Synchronization

// These overloads take objects where Foundation's take anything, and so are chosen wherever this module is imported.
// Their observers hear in the order of registration, at once and on the posting thread, whatever their queue.
//
// Foundation's remaining ways to post, `post(_:)` of a `Notification` and those with a value for an object, cannot be
// declared once more, for calls would be ambiguous. Like posts from elsewhere they come back through the relay: every
// ordered observer hears them, once and in its turn.

extension NotificationCenter {
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?,
    object obj: AnyObject?,
    queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    NotificationHub.hub(of: self).add(name, from: obj, to: self, by: .block(block))
  }

  /// Removes an observer: one with a block by the token that `addObserver` gave, one with a selector by itself.
  public func removeObserver(_ observer: AnyObject) {
    let hub = NotificationHub.hub(of: self)
    if let token = observer as? NotificationObservation { return hub.remove(token) }
    hub.remove { $0.isOf(observer) }
    let foreign: Any = observer
    removeObserver(foreign)
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?
  ) {
    NotificationHub.hub(of: self).remove { $0.isOf(observer) && $0.isMeant(by: aName, anObject) }
    guard !(observer is NotificationObservation) else { return }
    let (foreign, object): (Any, Any?) = (observer, anObject)
    removeObserver(foreign, name: aName, object: object)
  }

  public func post(name aName: NSNotification.Name, object anObject: AnyObject?) {
    post(name: aName, object: anObject, userInfo: nil)
  }

  /// Posts to the ordered observers, and unless `Headless.reachesFoundationObservers` says otherwise through
  /// Foundation, to those who registered there alone; the relay then brings it back to the ordered ones.
  public func post(
    name aName: NSNotification.Name, object anObject: AnyObject?, userInfo: [AnyHashable: Any]?
  ) {
    if NotificationHub.reachesFoundation.load(ordering: .relaxed) {
      let object: Any? = anObject
      post(name: aName, object: object, userInfo: userInfo)
    } else {
      let notification = Notification(name: aName, object: anObject, userInfo: userInfo)
      NotificationHub.hub(of: self).deliver(notification, from: anObject)
    }
  }
}

extension Headless {
  /// Whether posts also reach observers that were added where this module is not imported, which takes the way
  /// through Foundation, and in which their turn is not fixed. Their posts reach everyone in any case.
  public static var reachesFoundationObservers: Bool {
    get { NotificationHub.reachesFoundation.load(ordering: .relaxed) }
    set { NotificationHub.reachesFoundation.store(newValue, ordering: .relaxed) }
  }
}
