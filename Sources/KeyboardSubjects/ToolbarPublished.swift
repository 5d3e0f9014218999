import PortableUIKit

/// A toolbar that rides on the keyboard by its transform, as it was published.
///
/// Translated from Objective-C with its faults: it rises by the height of the keyboard wherever that is, knows no
/// other transform than its own, and stays down on screens 320 points wide. What was left to a storyboard is here in
/// code: the toolbar stands at the bottom of the safe area. A block observer stands for each selector observer; like
/// them it goes with the screen.
final class ToolbarPublished: UIViewController {
  let bottomToolBar = UIToolbar()
  private var observations: [Observation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bottomToolBar.pinToBottom(of: view, above: view.safeAreaLayoutGuide.bottomAnchor)
    observe(UIResponder.keyboardWillHideNotification) { $0.keyboardWillHide($1) }
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
  }

  private func observe(
    _ name: NSNotification.Name, _ handler: @escaping @MainActor (ToolbarPublished, UserInfo) -> Void
  ) {
    observations.append(
      Observation(of: name) { [weak self] notification in
        let info = UserInfo(notification)
        MainActor.assumeIsolated { self.map { handler($0, info) } }
      })
  }

  private func keyboardWillHide(_ info: UserInfo) {
    if UIScreen.main.bounds.size.width == 320 { return }
    UIView.animate(withDuration: TimeInterval(info.floatDuration)) { [self] in
      bottomToolBar.transform = .identity
    }
  }

  private func keyboardWillShow(_ info: UserInfo) {
    if UIScreen.main.bounds.size.width == 320 { return }
    UIView.animate(withDuration: TimeInterval(info.floatDuration)) { [self] in
      let height = info.endFrame.size.height
      bottomToolBar.transform = CGAffineTransform(translationX: 0, y: -height)
    }
  }
}

/// What the published systems read of a notification. What is missing reads as zero: a message to nil does.
struct UserInfo: Sendable {
  let endFrame: CGRect
  let duration: Double

  /// The duration as `floatValue` has it.
  var floatDuration: Float { Float(duration) }

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    endFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
  }
}
