public import Foundation

/// A scrolling field for many lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  private final weak var textDelegate: (any UITextViewDelegate)?

  /// Also the scroll view's delegate.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  open var text: String! = ""
  open var isEditable = true
  open var selectedTextRange: UITextRange? {
    didSet { showCaret() }
  }

  /// Where the caret is, in the bounds' coordinates: the harness's to set, because there is no text layout.
  package final var headlessCaretRect = CGRect(x: 0, y: 0, width: 2, height: 20) {
    didSet { Headless.hierarchyDidChange() }
  }

  open override var canBecomeFirstResponder: Bool {
    isEditable && (textDelegate?.textViewShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  /// The delegate hears before the observers; then the caret is scrolled into sight.
  override func focusDidArrive() {
    selectedTextRange = CaretRange()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    showCaret()
  }

  override func focusDidLeave() {
    selectedTextRange = nil
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override func takesFocusOnTap() -> Bool {
    becomeFirstResponder()
    return true
  }

  open var hasText: Bool { !(text ?? "").isEmpty }

  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
  }

  open func deleteBackward() {
    text = String((text ?? "").dropLast())
  }

  open func caretRect(for position: UITextPosition) -> CGRect { headlessCaretRect }
}

/// What a text view asks and tells its owner.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
