public import Foundation

/// A scrolling field for many lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  final weak var textDelegate: (any UITextViewDelegate)?

  /// Also the scroll view's delegate.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  /// The container is the one that the view has in any case; nil is usual.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { container = textContainer }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  final var storedText = ""
  private final var storedAttributedText: NSAttributedString?
  /// What is selected, in UTF-16 units.
  final var selection = 0..<0
  /// The size of the content that the text was last found to need.
  final var sizeOfText = CGSize.zero
  private final lazy var container = NSTextContainer()

  /// Setting it tells nobody and puts the caret at the end.
  open var text: String! {
    get { storedText }
    set {
      storedAttributedText = nil
      storedText = newValue ?? ""
      selection = storedText.utf16.count..<storedText.utf16.count
      textDidChange()
    }
  }

  /// The whole text is measured in the font of its beginning, or the view's.
  open var attributedText: NSAttributedString! {
    get {
      storedAttributedText ?? NSAttributedString(string: storedText, attributes: [.font: font ?? .standard])
    }
    set {
      text = newValue?.string
      storedAttributedText = newValue
      font = newValue?.firstFont ?? font
    }
  }

  open var font: UIFont? {
    didSet { if font != oldValue { textDidChange() } }
  }

  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  private final var storedIsEditable = true
  open var isSelectable = true
  open var clearsOnInsertion = false

  /// The user's text size is always the same here.
  open var adjustsFontForContentSizeCategory = false

  /// Where the text ends at the sides and stops above and below, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  public final var textContainer: NSTextContainer { container }

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

  /// The caret that the harness has put somewhere.
  final var givenCaretRect: CGRect?

  /// Where the caret is, in the bounds' coordinates: the harness's to set, and then so until the text or what is
  /// selected in it changes.
  package final var headlessCaretRect: CGRect {
    get { givenCaretRect ?? caret(at: selection.upperBound) }
    set {
      givenCaretRect = newValue
      Headless.hierarchyDidChange()
    }
  }

  /// A view that ceases to be editable gives up the focus (simonbs/Runestone pull request 60); one that has the focus to
  /// select and becomes editable begins to be edited.
  open var isEditable: Bool {
    get { storedIsEditable }
    set {
      guard storedIsEditable != newValue else { return }
      if !newValue { loseFocus() }
      storedIsEditable = newValue
      guard isStoredFirstResponder else { return }
      Headless.keyboard?.follow()
      focusDidArrive()
    }
  }

  /// What can be selected can also be copied, and takes the focus for that without a keyboard.
  open override var canBecomeFirstResponder: Bool {
    isEditable ? textDelegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
  }

  open override var canResignFirstResponder: Bool {
    !isEditable || (textDelegate?.textViewShouldEndEditing(self) ?? true)
  }

  /// The delegate hears before the observers; then the caret is scrolled into sight.
  override func focusDidArrive() {
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    showCaret()
  }

  override func focusDidLeave() {
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override func takesFocusOnTap() -> Bool {
    becomeFirstResponder()
    return true
  }

  override var isTextInput: Bool { true }

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

  /// In UTF-16 units.
  open var selectedRange: NSRange {
    get { NSRange(selection) }
    set { select(Range(newValue) ?? 0..<0) }
  }

  /// Nil where nothing can be selected. Setting it scrolls to the caret while the view is edited.
  open var selectedTextRange: UITextRange? {
    get { isSelectable ? TextSpan(selection) : nil }
    set {
      if let newValue { select(newValue.offsets(upTo: storedText.utf16.count)) }
      showCaret()
    }
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    let offset = position.offsetInText
    if let givenCaretRect, offset == selection.upperBound { return givenCaretRect }
    return caret(at: offset)
  }

  /// Scrolls, not animated, as little as needed to show the carets at the beginning and the end of the range.
  open func scrollRangeToVisible(_ range: NSRange) {
    let ends = caret(at: range.location).union(caret(at: range.location + range.length))
    scrollRectToVisible(ends, animated: false)
  }

  /// A view that does not scroll wants to be as high as its text: at the width that constraints give it, if they give
  /// one, and otherwise in as few lines as there are.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(forWidth: constrainedWidth ?? .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The width that constraints gave to a view that does not scroll.
  final var constrainedWidth: CGFloat?

  override func adapt(toWidth width: CGFloat) -> Bool {
    guard !isScrollEnabled, constrainedWidth != width else { return false }
    let old = intrinsicContentSize
    constrainedWidth = width
    return intrinsicContentSize.height != old.height
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  override func boundsSizeDidChange() {
    resizeContent()
    super.boundsSizeDidChange()
  }
}
