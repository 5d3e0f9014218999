public import Foundation

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// A `DidEndEditingReason` as an `NSNumber`, in the notification that editing has ended.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view at the side of the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  open weak var delegate: (any UITextFieldDelegate)?

  final var storedText = ""
  /// What is selected, in UTF-16 units.
  final var selection = 0..<0

  /// Never nil when read. Setting it tells nobody and puts the caret at the end.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      selection = storedText.utf16.count..<storedText.utf16.count
      invalidateIntrinsicContentSize()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storedText, attributes: [.font: effectiveFont]) }
    set { text = newValue?.string }
  }

  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  open var font: UIFont? {
    didSet { invalidateIntrinsicContentSize() }
  }

  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0

  /// The user's text size is always the same here.
  open var adjustsFontForContentSizeCategory = false
  open var background: UIImage?
  open var clearsOnInsertion = false
  open var clearsOnBeginEditing = false

  /// When there is a button that clears the field; `Headless.pressClear` presses it.
  open var clearButtonMode = ViewMode.never

  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private final var storedInputView: UIView?
  private final var storedInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  open var isEditing: Bool { isStoredFirstResponder }

  /// Asks the delegate, so that asking can have effects, as in UIKit.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override var speaksBeforeKeyboard: Bool { true }

  override func focusDidArrive() { editingDidBegin() }

  /// A handler may have made room for the keyboard, and the field goes there by itself: that avoidance by insets alone is
  /// right where the field lies in a scroll view is why (R10).
  override func keyboardDidFollow() { showInEnclosingScrollView(bounds) }

  override func focusDidLeave() { editingDidEnd() }

  override func takesFocusOnTap() -> Bool {
    becomeFirstResponder()
    return true
  }

  override var isTextInput: Bool { true }

  /// Tells those who listen to control events.
  func textDidChangeByUser() {
    sendActions(for: .editingChanged)
  }

  open var hasText: Bool { !storedText.isEmpty }

  /// Puts text in the place of what is selected, and tells of the change; nobody is asked.
  open func insertText(_ text: String) {
    replaceSelection(with: text)
  }

  /// Deletes what is selected, or the character before the caret.
  open func deleteBackward() {
    selectForDeletion()
    if !selection.isEmpty { replaceSelection(with: "") }
  }

  /// Nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextSpan(selection) : nil }
    set { if let newValue { select(newValue.offsets(upTo: storedText.utf16.count)) } }
  }

  /// In the middle of the field, where the text keeps to its leading edge; a text that is too long ends at its right.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offsetInText) }

  // Where the parts of a field lie, in its own coordinates.

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView else { return .zero }
    let size = leftView.bounds.size
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView else { return .zero }
    let size = rightView.bounds.size
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }
}
