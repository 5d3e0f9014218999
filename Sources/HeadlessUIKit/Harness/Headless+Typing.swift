import Foundation

/// A text input of this module, which the keyboard treats as UIKit's treats its own.
@MainActor
protocol Typeable: UIKeyInput {
  func allowsTyping(_ text: String) -> Bool
  func selectForDeletion()
  var selection: Range<Int> { get set }
  func pressReturn()
}

extension Headless {
  /// Types on the keyboard, character by character, for the first responder: its delegate is asked before each, and told
  /// after it.
  ///
  /// A line break is the return key.
  ///
  /// - Returns: whether there was a first responder who takes typing.
  @discardableResult
  public static func type(_ text: String) -> Bool {
    guard keyInput != nil else { return false }
    for character in text {
      if character.isNewline { pressReturn() } else { keyInput.map { type(String(character), for: $0) } }
    }
    return true
  }

  private static func type(_ character: String, for input: any UIKeyInput) {
    guard let field = input as? any Typeable else { return input.insertText(character) }
    guard field.allowsTyping(character) else { return }
    field.insertText(character)
  }

  /// Presses the return key: a field asks its delegate, a text view gets a line. Nothing happens where the key waits for
  /// a text that is not there.
  public static func pressReturn() {
    guard let input = keyInput, input.hasText || !input.enablesReturnKeyAutomatically else { return }
    if let field = input as? any Typeable { field.pressReturn() } else { input.insertText("\n") }
  }

  /// Presses the delete key: what is selected goes, or the character before the caret.
  ///
  /// A delegate is not asked where there is nothing to delete, but the field hears of the key all the same.
  public static func pressDelete() {
    guard let input = keyInput else { return }
    guard let field = input as? any Typeable else { return input.deleteBackward() }
    let caret = field.selection
    field.selectForDeletion()
    if !field.selection.isEmpty, !field.allowsTyping("") {
      field.selection = caret
      return
    }
    field.deleteBackward()
  }

  /// Presses the button that clears the field which has the focus, where there is such a button.
  public static func pressClear() {
    guard let field = keyInput as? UITextField, field.showsClearButton else { return }
    field.pressClear()
  }

  /// Who gets what is typed: the first responder of the key window, or without one that of the last window that has any.
  private static var keyInput: (any UIKeyInput)? {
    let application = UIApplication.shared
    let windows = [application.keyWindow].compactMap { $0 } + application.windows.reversed()
    return windows.lazy.compactMap { $0.storedFirstResponder }.first as? any UIKeyInput
  }
}
