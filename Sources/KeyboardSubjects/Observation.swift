import PortableUIKit

/// An observer of notifications that is removed when this goes, on whichever thread that is.
final class Observation {
  private let observer: any NSObjectProtocol

  /// - Parameter handler: called on the thread that posts; for what UIKit posts that is the main one.
  init(of name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: handler)
  }

  deinit {
    NotificationCenter.default.removeObserver(observer)
  }
}
