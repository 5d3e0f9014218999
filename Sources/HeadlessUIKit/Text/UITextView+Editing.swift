public import Foundation

extension UITextView {
  final func select(_ range: Range<Int>) {
    let end = storedText.utf16.count
    let range = range.clamped(to: 0..<end)
    guard selection != range else { return }
    selection = range
    selectionDidChange()
    showCaret()
  }

  private final func selectionDidChange() {
    givenCaretRect = nil
    Headless.hierarchyDidChange()
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// With nothing selected, the character before the caret is what will be deleted.
  final func selectForDeletion() {
    guard selection.isEmpty else { return }
    let layout = TextLayout(storedText, font: .standard)
    selection = layout.offset(before: selection.lowerBound)..<selection.lowerBound
  }

  /// The delegate hears that the selection is another one, then that the text is; observers hear last.
  final func replaceSelection(with text: String) {
    storedText = storedText.replacingUnits(selection, with: text)
    let caret = selection.lowerBound + text.utf16.count
    selection = caret..<caret
    textDidChange()
    showCaret()
    selectionDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: Typeable {
  /// Whether the delegate lets the keyboard put text in the place of what is selected.
  final func allowsTyping(_ text: String) -> Bool {
    isEditable
      && textDelegate?.textView(self, shouldChangeTextIn: NSRange(selection), replacementText: text) ?? true
  }

  /// The return key types, whatever it is called.
  final func pressReturn() {
    if allowsTyping("\n") { insertText("\n") }
  }
}

extension UITextView {
  public final var beginningOfDocument: UITextPosition { TextOffset(0) }
  public final var endOfDocument: UITextPosition { TextOffset(storedText.utf16.count) }

  public final func text(in range: UITextRange) -> String? {
    storedText.units(range.offsets(upTo: storedText.utf16.count))
  }

  /// Tells of the change; nobody is asked.
  public final func replace(_ range: UITextRange, withText text: String) {
    selection = range.offsets(upTo: storedText.utf16.count)
    replaceSelection(with: text)
  }

  public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    TextSpan(between: fromPosition, and: toPosition)
  }

  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    TextOffset(position.offsetInText + offset, upTo: storedText.utf16.count)
  }

  public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compare(to: other)
  }

  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offsetInText - from.offsetInText
  }

  public final func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    let right = start.minY == end.minY ? end.minX : bounds.maxX - textContainer.lineFragmentPadding
    return CGRect(x: start.minX, y: start.minY, width: max(0, right - start.minX), height: start.height)
  }

  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(offset(nearest: point))
  }
}
