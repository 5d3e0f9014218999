public import Foundation

/// What a responder needs to receive typing.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// What a responder needs to say where its text and its caret are. Rectangles are in the coordinates of the view that
/// shows the text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Nil outside the text. The offset counts UTF-16 units.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Around the part of the range that lies in its first line.
  func firstRect(for range: UITextRange) -> CGRect

  /// The caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place between two characters. UIKit leaves what it means to the text input that made it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() {}
}

/// Two positions. UIKit leaves what they mean to the text input that made them.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() {}

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}
