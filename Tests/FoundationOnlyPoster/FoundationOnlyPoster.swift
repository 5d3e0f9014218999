public import Foundation

/// Posts and observes as a module does that has never heard of HeadlessUIKit.
public enum FoundationOnlyPoster {
  public static func post(_ name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
  {
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
  }

  public static func post(_ notification: Notification) {
    NotificationCenter.default.post(notification)
  }

  public static func observe(
    _ name: Notification.Name, using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  public static func forget(_ token: any NSObjectProtocol) {
    NotificationCenter.default.removeObserver(token)
  }
}
