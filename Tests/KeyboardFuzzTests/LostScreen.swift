import KeyboardStage
import PortableUIKit

/// A screen that is nowhere once a keyboard has come.
final class LostScreen: UIViewController {
  nonisolated static let subject = ScreenSubject("lost") { LostScreen() }

  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.view.center.y = .nan }
    }
  }

  isolated deinit {
    observer.map(NotificationCenter.default.removeObserver)
  }
}
