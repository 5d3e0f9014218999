import PortableUIKit

/// Hears first, before the code under test, of every text that begins or ends editing. A class, because the
/// notification centre keeps what hears it.
@MainActor
final class EditingLog {
  /// Called with the view, and whether it has begun.
  var hear: ((_ view: UIView, _ hasBegun: Bool) -> Void)?

  init() {
    listen(to: UITextField.textDidBeginEditingNotification, hasBegun: true)
    listen(to: UITextView.textDidBeginEditingNotification, hasBegun: true)
    listen(to: UITextField.textDidEndEditingNotification, hasBegun: false)
    listen(to: UITextView.textDidEndEditingNotification, hasBegun: false)
  }

  private func listen(to name: NSNotification.Name, hasBegun: Bool) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      // Texts tell from the main thread, where this is heard at once.
      nonisolated(unsafe) let object = notification.object
      MainActor.assumeIsolated {
        if let view = object as? UIView { self?.hear?(view, hasBegun) }
      }
    }
  }
}
