public import Foundation

extension UITextField {
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
    return CGRect(
      x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
  }

  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(offset(nearest: point))
  }
}

extension TextSpan {
  convenience init(between one: UITextPosition, and other: UITextPosition) {
    let (first, second) = (one.offsetInText, other.offsetInText)
    self.init(min(first, second)..<max(first, second))
  }
}

extension TextOffset {
  /// Nil outside the text.
  convenience init?(_ value: Int, upTo end: Int) {
    guard (0...end).contains(value) else { return nil }
    self.init(value)
  }
}

extension UITextPosition {
  final func compare(to other: UITextPosition) -> ComparisonResult {
    let (here, there) = (offsetInText, other.offsetInText)
    return here == there ? .orderedSame : here < there ? .orderedAscending : .orderedDescending
  }
}
