import Foundation
import HeadlessUIKit
import Testing

/// A text view whose caret is at the end of a long text.
private final class LongText: UITextView {
  override func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: contentSize.height - 20, width: 2, height: 20)
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct CaretVisibilityTests {
    private let window = makeWindow()

    @Test func `a text view that begins scrolls to its caret`() {
      let text = LongText(0, 0, 300, 100, in: window)
      text.contentSize = CGSize(width: 300, height: 500)
      #expect(text.contentOffset.y == 0)
      text.becomeFirstResponder()
      #expect(text.contentOffset.y == 400)
    }

    @Test func `a text view that is edited scrolls to a new selection`() {
      let text = LongText(0, 0, 300, 100, in: window)
      text.text = "some words"
      text.becomeFirstResponder()
      text.contentSize = CGSize(width: 300, height: 500)
      text.selectedRange = NSRange(location: 2, length: 0)
      #expect(text.contentOffset.y == 400)
    }

    @Test func `nobody scrolls to the selection of a text view that is not edited`() {
      let text = LongText(0, 0, 300, 100, in: window)
      text.text = "some words"
      text.contentSize = CGSize(width: 300, height: 500)
      text.selectedRange = NSRange(location: 2, length: 0)
      #expect(text.contentOffset.y == 0)
    }

    @Test func `what does not scroll itself is scrolled by what is around it`() {
      let outer = UIScrollView(0, 0, 300, 200, in: window)
      outer.contentSize = CGSize(width: 300, height: 1000)
      let text = LongText(0, 100, 300, 500, in: outer)
      text.contentSize = CGSize(width: 300, height: 500)
      text.isScrollEnabled = false
      text.becomeFirstResponder()
      #expect(text.contentOffset.y == 0 && outer.contentOffset.y == 400)
    }
  }
}
