public import Foundation

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var selectedTextRange: UITextRange?

  open var isEditing: Bool { isStoredFirstResponder }

  /// Asks the delegate, so that asking can have effects, as in UIKit.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// The delegate hears before the observers; then the nearest scroll view shows the field, at once.
  override func focusDidArrive() {
    selectedTextRange = CaretRange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    if isStoredFirstResponder { showInEnclosingScrollView(bounds) }
  }

  override func focusDidLeave() {
    selectedTextRange = nil
    delegate?.textFieldDidEndEditing(self)
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
    text = text.map { String($0.dropLast()) }
  }

  /// As high as the field: a text without layout has its caret at the leading edge.
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(origin: storedBounds.origin, size: CGSize(width: 2, height: storedBounds.size.height))
  }
}

/// What a text field asks and tells its owner.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
