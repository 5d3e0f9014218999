import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// Fonts of 20 points: a character is 10 wide; 110 points leave room for 10 of them.
  @Suite(.serialized) @MainActor struct UITextViewTests {
    private let window = makeWindow()
    private let view: UITextView
    private let line: CGFloat

    init() {
      view = UITextView(0, 0, 110, 100, in: window)
      view.font = .systemFont(ofSize: 20)
      line = UIFont.systemFont(ofSize: 20).lineHeight
    }

    private func height(_ lines: CGFloat) -> CGFloat { ((lines * line + 16) * 2).rounded(.up) / 2 }

    @Test func `the content grows with the text and is as wide as the view`() {
      #expect(view.contentSize == CGSize(width: 110, height: height(1)))
      view.text = "aaaa bbbb cccc"
      #expect(view.contentSize == CGSize(width: 110, height: height(2)))
      view.frame.size.width = 60
      #expect(view.contentSize == CGSize(width: 60, height: height(3)))
    }

    @Test func `a content size that the harness has set stays until the text changes`() {
      view.contentSize = CGSize(width: 300, height: 900)
      view.frame.size.width = 60
      window.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 300, height: 900))
      view.text = "a"
      #expect(view.contentSize == CGSize(width: 60, height: height(1)))
    }

    @Test func `the caret is where the text is, or where the harness has put it`() {
      view.text = "aaaa bbbb cccc"
      #expect(view.caretRect(for: view.endOfDocument) == CGRect(x: 45, y: 8 + line, width: 2, height: line))
      #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
      view.headlessCaretRect = CGRect(x: 1, y: 2, width: 2, height: 20)
      #expect(view.caretRect(for: view.endOfDocument) == CGRect(x: 1, y: 2, width: 2, height: 20))
      view.selectedRange = NSRange(location: 5, length: 4)
      #expect(view.headlessCaretRect == CGRect(x: 95, y: 8, width: 2, height: line))
    }

    @Test func `typing asks and tells in order, and keeps the caret in sight`() {
      final class Owner: NSObject, UITextViewDelegate {
        var lines: [String] = []
        func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
          lines.append("should \(range.location) '\(text)'")
          return text != "!"
        }
        func textViewDidChange(_ textView: UITextView) { lines.append("change") }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
      }
      let owner = Owner()
      view.delegate = owner
      view.becomeFirstResponder()
      Headless.type("a!\n")
      #expect(
        owner.lines == [
          "should 0 'a'", "selection", "change", "should 1 '!'", "should 1 '\n'", "selection", "change",
        ])
      #expect(view.text == "a\n" && view.contentOffset.y == 0)
      Headless.type("\n\n\n\n")
      #expect(abs(view.contentOffset.y - (8 + 6 * line - 100)) < 1e-6)
    }

    @Test func `a range can be scrolled into sight`() {
      view.text = String(repeating: "a\n", count: 20)
      view.scrollRangeToVisible(NSRange(location: 40, length: 0))
      #expect(abs(view.contentOffset.y - (8 + 21 * line - 100)) < 1e-6)
      view.scrollRangeToVisible(NSRange(location: 0, length: 0))
      #expect(abs(view.contentOffset.y - 8) < 1e-6 || view.contentOffset.y == 0)
    }

    @Test func `a view that does not scroll is as high as its text`() {
      view.isScrollEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 110).isActive = true
      window.layoutIfNeeded()
      #expect(view.frame.height == height(1))
      view.becomeFirstResponder()
      Headless.type("aaaa bbbb cccc")
      window.layoutIfNeeded()
      #expect(view.frame.height == height(2))
      view.isScrollEnabled = true
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    @Test func `insets and padding leave less room`() {
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.text = "aaaa bbbb cc"
      #expect(view.caretRect(for: view.beginningOfDocument).origin == .zero)
      #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height == (line * 2).rounded(.up) / 2)
    }

    @Test func `a change that typing makes is posted, one that code makes is not`() {
      final class Count: @unchecked Sendable {
        var value = 0
      }
      let count = Count()
      NotificationCenter.default.addObserver(
        forName: UITextView.textDidChangeNotification, object: view, queue: nil
      ) { _ in count.value += 1 }
      view.text = "a"
      view.becomeFirstResponder()
      Headless.type("b")
      #expect(count.value == 1 && view.text == "ab")
    }

    @Test func `a rectangle around a range lies in its first line`() throws {
      view.text = "aaaa bbbb cccc"
      let end = try #require(view.position(from: view.beginningOfDocument, offset: 4))
      let range = try #require(view.textRange(from: view.beginningOfDocument, to: end))
      #expect(view.firstRect(for: range) == CGRect(x: 5, y: 8, width: 40, height: line))
      #expect(view.text(in: range) == "aaaa")
    }
  }
}
