import KeyboardScenarios
import PortableUIKit

extension Scenario.View.Kind {
  /// A view of this kind, without size.
  @MainActor func makeView() -> UIView {
    switch self {
    case .view: UIView()
    case .textField: StageTextField()
    case .textView: StageTextView()
    case .scrollView: UIScrollView()
    case .searchBar: StageSearchBar()
    case .keyInput: KeyInputView()
    case .claimer: ClaimerView()
    case .bar: UIToolbar()
    }
  }
}

/// The root of the window: the stage itself tells the container when it appears, and the controllers whose views fill
/// this one when that will have another size.
final class HostController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  var filling: [UIViewController] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for controller in filling
    where controller.viewIfLoaded?.window != nil && controller.view.bounds.size != size {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }
}

/// Who was asked, while a keyboard was announced, whether it can become first responder: asking has side
/// effects in real views, and code that handles the keyboard has no business to.
@MainActor
enum FocusQuestions {
  private static var isListening = false
  private static var asked: [UIView] = []

  static func during(_ body: () -> Void) -> [UIView] {
    (isListening, asked) = (true, [])
    body()
    isListening = false
    return asked
  }

  fileprivate static func note(_ view: UIView) {
    if isListening { asked.append(view) }
  }
}

private final class StageTextField: UITextField {
  override var canBecomeFirstResponder: Bool {
    FocusQuestions.note(self)
    return super.canBecomeFirstResponder
  }
}

private final class StageTextView: UITextView {
  override var canBecomeFirstResponder: Bool {
    FocusQuestions.note(self)
    return super.canBecomeFirstResponder
  }
}

private final class StageSearchBar: UISearchBar {
  override var canBecomeFirstResponder: Bool {
    FocusQuestions.note(self)
    return super.canBecomeFirstResponder
  }
}

/// A view of someone's own that receives typing: it takes the focus and announces nothing.
private final class KeyInputView: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool {
    FocusQuestions.note(self)
    return true
  }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// A view that answers for the first responder in it, as a search bar does.
private final class ClaimerView: UIView {
  override var isFirstResponder: Bool {
    guard let view = window?.headlessFirstResponder as? UIView else { return false }
    return view.isDescendant(of: self)
  }
}
