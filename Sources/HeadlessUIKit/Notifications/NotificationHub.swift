import Foundation
import Synchronization

/// The observers of one notification centre in the order of their registration.
///
/// Foundation on Linux tells several observers in hash order, which differs from process to process. A class because
/// it is shared between a centre's callers and the relay.
final class NotificationHub: Sendable {
  private let observations = Mutex<[NotificationObservation]>([])
  private let hasRelay = Mutex(false)

  /// The hub of the default centre.
  static let main = NotificationHub()
  private static let others = Mutex<[(center: NotificationCenter, hub: NotificationHub)]>([])
  private static let hasBeenReset = Mutex(false)

  /// Whether posts take the way through Foundation.
  static let reachesFoundation = Atomic(true)

  static func hub(of center: NotificationCenter) -> NotificationHub {
    if center === NotificationCenter.default { return main }
    return others.withLock { others in
      if let known = others.first(where: { $0.center === center }) { return known.hub }
      let hub = NotificationHub()
      others.append((center, hub))
      return hub
    }
  }

  /// Forgets the observers that came after the last reset. From the first one on, posts are witnessed without observers
  /// too.
  static func reset() {
    main.joinRelay(of: .default)
    hasBeenReset.withLock { $0 = true }
    main.remove { !$0.outlivesReset }
    for other in others.withLock({ $0 }) {
      other.hub.remove { !$0.outlivesReset }
    }
  }

  @discardableResult
  func add(
    _ name: NSNotification.Name?, from object: AnyObject?, to center: NotificationCenter,
    by hearing: NotificationObservation.Hearing
  ) -> NotificationObservation {
    joinRelay(of: center)
    let observation = NotificationObservation(
      of: name, from: object, outlivesReset: !Self.hasBeenReset.withLock { $0 }, by: hearing)
    if observation.isWeak { remove { $0.isGone } }
    observations.withLock { $0.append(observation) }
    return observation
  }

  func remove(_ token: NotificationObservation) {
    observations.withLock { observations in
      if let index = observations.firstIndex(where: { $0 === token }) { observations.remove(at: index) }
    }
    token.retire()
  }

  /// What is removed is let go outside the lock: its block may hold the last reference to an object that removes
  /// observers in its turn.
  func remove(where isMeant: (NotificationObservation) -> Bool) {
    let removed = observations.withLock { observations in
      let removed = observations.filter(isMeant)
      if !removed.isEmpty { observations.removeAll(where: isMeant) }
      return removed
    }
    for observation in removed {
      observation.retire()
    }
  }

  /// Tells who is registered now and has not been removed when its turn comes.
  func deliver(_ notification: Notification, from sender: AnyObject?) {
    if let view = sender as? UIView, let hasBegun = Headless.hasBegunEditing(notification.name) {
      // Texts tell from the main thread.
      MainActor.assumeIsolated { Headless.editingWitness?(view, hasBegun) }
    }
    for observation in observations.withLock({ $0 }) where observation.hears(notification.name, from: sender)
    {
      observation.tell(notification)
    }
  }

  /// What is posted through Foundation alone arrives here, by one observer that hears everything.
  private func joinRelay(of center: NotificationCenter) {
    let isFirst = hasRelay.withLock { hasRelay in
      defer { hasRelay = true }
      return !hasRelay
    }
    guard isFirst else { return }
    let everyObject: Any? = nil
    _ = center.addObserver(forName: nil, object: everyObject, queue: nil) { [self] notification in
      // Nearly every sender is an NSObject, and to learn that is cheaper than to bridge anything.
      deliver(notification, from: notification.object.map { $0 as? NSObject ?? $0 as AnyObject })
    }
  }
}
