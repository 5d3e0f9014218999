import Foundation

// The delegate hears before those who listen to control events, and these before observers.

extension UITextField {
  /// Then the nearest scroll view shows the field, at once.
  final func editingDidBegin() {
    let end = storedText.utf16.count
    selection = end..<end
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      select(0..<end)
      replaceSelection(with: "")
    }
    if leftView != nil || rightView != nil { setNeedsLayout() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    if isStoredFirstResponder { showInEnclosingScrollView(bounds) }
  }

  final func editingDidEnd() {
    if leftView != nil || rightView != nil { setNeedsLayout() }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self, userInfo: Self.committedInfo)
  }

  private static let committedInfo: [AnyHashable: Any] = [
    didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)
  ]

  final func select(_ range: Range<Int>) {
    guard selection != range else { return }
    selection = range
    delegate?.textFieldDidChangeSelection(self)
  }

  /// With nothing selected, the character before the caret is what will be deleted.
  final func selectForDeletion() {
    guard selection.isEmpty else { return }
    let layout = TextLayout(storedText, font: effectiveFont)
    selection = layout.offset(before: selection.lowerBound)..<selection.lowerBound
  }

  final func replaceSelection(with text: String) {
    storedText = storedText.replacingUnits(selection, with: text)
    let caret = selection.lowerBound + text.utf16.count
    selection = caret..<caret
    invalidateIntrinsicContentSize()
    delegate?.textFieldDidChangeSelection(self)
    textDidChangeByUser()
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextField: Typeable {
  /// Whether the delegate lets the keyboard put text in the place of what is selected.
  final func allowsTyping(_ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(selection), replacementString: text) ?? true
  }

  /// The delegate may do as it likes; unless it refuses, the field's events are sent, and if anyone listens for the end
  /// by the return key, editing ends.
  final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
  }

  /// Clears the field as its own button does.
  final func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    selection = 0..<storedText.utf16.count
    replaceSelection(with: "")
  }
}
