import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// Fonts of 20 points: a character is 10 wide.
  @Suite(.serialized) @MainActor struct UILabelTests {
    private let window = makeWindow()
    private let label = UILabel()
    private let line: CGFloat

    init() {
      label.font = .systemFont(ofSize: 20)
      label.text = "aaaa bbbb cccc"
      line = label.font.lineHeight
    }

    private func height(_ lines: CGFloat) -> CGFloat { (lines * line * 2).rounded(.up) / 2 }

    @Test func `one line is as wide as its characters`() {
      #expect(label.intrinsicContentSize == CGSize(width: 140, height: height(1)))
      #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).width == 140)
    }

    @Test func `several lines break between words at the preferred width`() {
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 95
      #expect(label.intrinsicContentSize == CGSize(width: 90, height: height(2)))
      label.preferredMaxLayoutWidth = 30
      #expect(label.intrinsicContentSize == CGSize(width: 30, height: height(6)))
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize.height == height(2))
    }

    @Test func `lines end where the text says so`() {
      label.numberOfLines = 0
      label.text = "aa\nbbbb\n\nc"
      #expect(label.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 40, height: height(4)))
    }

    @Test func `characters that are longer in memory are not longer in print`() {
      label.text = "👨‍👩‍👧é"
      #expect(label.intrinsicContentSize.width == 20)
    }

    @Test func `a label takes the height that its text needs at the width constraints leave it`() {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      width.isActive = true
      window.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 100, height: height(2)))
      width.constant = 200
      window.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 140, height: height(1)))
      label.text = "aaaa bbbb cccc dddd eeee"
      window.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 200, height: height(2)))
    }

    @Test func `an attributed text is measured in its own font`() {
      label.attributedText = NSAttributedString(
        string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      #expect(label.text == "abc" && label.intrinsicContentSize.width == 60)
      label.text = "abc"
      #expect(label.intrinsicContentSize.width == 30)
    }

    @Test func `a view takes the size that suits it`() {
      label.sizeToFit()
      #expect(label.frame.size == label.intrinsicContentSize)
    }
  }
}
