public import Foundation

/// What a responder needs to receive typing.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// What a responder needs to say where its caret is.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }

  /// The caret at a position, in the coordinates of the view that shows the text.
  func caretRect(for position: UITextPosition) -> CGRect
}

/// A place between two characters. UIKit leaves what it means to the text input that made it.
@preconcurrency @MainActor
open class UITextPosition {
  public init() {}
}

/// Two positions. UIKit leaves what they mean to the text input that made them.
@preconcurrency @MainActor
open class UITextRange {
  public init() {}

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// An empty range: the caret of a text without layout.
@MainActor
final class CaretRange: UITextRange {
  private let position = UITextPosition()

  override var start: UITextPosition { position }
  override var end: UITextPosition { position }
}
