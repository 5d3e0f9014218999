import KeyboardScenarios
import PortableUIKit

extension Scenario.View.Kind {
  /// A view of this kind, without size.
  @MainActor func makeView() -> UIView {
    switch self {
    case .view: UIView()
    case .textField: UITextField()
    case .textView: UITextView()
    case .scrollView: UIScrollView()
    case .searchBar: UISearchBar()
    case .keyInput: KeyInputView()
    case .claimer: ClaimerView()
    }
  }
}

/// The root of the window: the stage itself tells the container when it appears.
final class HostController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A view of someone's own that receives typing: it takes the focus and announces nothing.
private final class KeyInputView: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
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
