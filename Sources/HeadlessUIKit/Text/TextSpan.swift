import Foundation

/// A position as the text inputs of this module have it: so many UTF-16 units into the text.
final class TextOffset: UITextPosition {
  nonisolated let value: Int

  init(_ value: Int) {
    self.value = value
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value }
}

/// A range as the text inputs of this module have it.
final class TextSpan: UITextRange {
  nonisolated let value: Range<Int>

  init(_ value: Range<Int>) {
    self.value = value
  }

  override var start: UITextPosition { TextOffset(value.lowerBound) }
  override var end: UITextPosition { TextOffset(value.upperBound) }
  override var isEmpty: Bool { value.isEmpty }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.value == value }
  override var hash: Int { value.hashValue }
}

extension UITextPosition {
  /// Zero for a position that another kind of text input made.
  final var offsetInText: Int { (self as? TextOffset)?.value ?? 0 }
}

extension UITextRange {
  final func offsets(upTo end: Int) -> Range<Int> {
    let first = max(0, min(start.offsetInText, end))
    return first..<max(first, min(self.end.offsetInText, end))
  }
}

extension String {
  /// The part between two offsets in UTF-16 units.
  func units(_ range: Range<Int>) -> String {
    (self as NSString).substring(with: NSRange(range))
  }

  func replacingUnits(_ range: Range<Int>, with other: String) -> String {
    (self as NSString).replacingCharacters(in: NSRange(range), with: other)
  }
}
