import PortableUIKit

/// A bar whose bottom constraint follows the keyboard, as it was published.
///
/// Translated from Objective-C with its faults: it takes the height of its view for the height of the screen, and hears
/// of changes of the frame alone.
///
/// In the publication the line that adds the observer is garbled; nothing but `object: nil` is left of it. The handler
/// is called `keyboardWillChange:`, and its comment says that it is called when the keyboard's frame is about to change:
/// so the line is taken to be
///
///     [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardWillChange:)
///                                                  name:UIKeyboardWillChangeFrameNotification object:nil];
///
/// A block observer stands for it. What was left to a storyboard is here in code: a text field in a bar at the bottom of
/// the view.
final class ConstraintBarPublished: UIViewController {
  let bar = UIView()
  private(set) var bottomSpace: NSLayoutConstraint?
  private var observation: Observation?

  override func viewDidLoad() {
    super.viewDidLoad()
    bottomSpace = bar.pinToBottom(of: view, above: view.bottomAnchor)
    observation = Observation(of: UIResponder.keyboardWillChangeFrameNotification) {
      [weak self] notification in
      let info = UserInfo(notification)
      MainActor.assumeIsolated { self?.keyboardWillChange(info) }
    }
  }

  private func keyboardWillChange(_ info: UserInfo) {
    bottomSpace?.constant = view.frame.size.height - info.endFrame.origin.y
    UIView.animate(withDuration: info.duration) { [self] in
      view.layoutIfNeeded()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true)
  }
}
