import Foundation
import HeadlessUIKit
import Testing

/// Keeps the offsets at which a scroll view has told of scrolling.
@MainActor private final class Offsets: UIScrollViewDelegate {
  var seen: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { seen.append(scrollView.contentOffset.y) }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct UIScrollViewTests {
    private let window = makeWindow()
    private let scrollView: UIScrollView
    private let offsets = Offsets()

    init() {
      scrollView = UIScrollView(0, 0, 300, 200, in: window)
      scrollView.contentSize = CGSize(width: 300, height: 1000)
      scrollView.delegate = offsets
    }

    // S1 [FK][WO]
    @Test func `a new scroll view looks at the beginning of nothing`() {
      let plain = UIScrollView()
      #expect(plain.contentOffset == .zero && plain.contentSize == .zero && plain.contentInset == .zero)
      #expect(plain.isScrollEnabled && plain.clipsToBounds)
    }

    // B2 [CAT][FK]
    @Test func `the offset is the origin of the bounds`() {
      scrollView.contentOffset = CGPoint(x: 0, y: 250)
      #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 250))
      scrollView.bounds.origin = CGPoint(x: 17, y: 99)
      #expect(scrollView.contentOffset == CGPoint(x: 17, y: 99))
      #expect(offsets.seen == [250, 99])
    }

    // B3 [FK]
    @Test func `scrolling is due for layout in the scroll view alone`() {
      final class Counter: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
      }
      let parent = Counter(0, 0, 10, 10, in: window)
      parent.addSubview(scrollView)
      window.layoutIfNeeded()
      let before = parent.count
      scrollView.contentOffset.y = 40
      window.layoutIfNeeded()
      #expect(parent.count == before)
      scrollView.bounds.size.height = 190
      window.layoutIfNeeded()
      #expect(parent.count == before + 1)
    }

    // B4 [WO]
    @Test func `code scrolls anywhere, also where fingers may not`() {
      scrollView.isScrollEnabled = false
      for offset in [100, 110, 120, -30] as [CGFloat] {
        scrollView.contentOffset.y = offset
        #expect(scrollView.contentOffset.y == offset)
      }
    }

    // S2 [WO]
    @Test(arguments: [(230, 31), (240, 41), (250, 51), (100, 0)])
    func `showing a rectangle scrolls no more than needed`(y: CGFloat, offset: CGFloat) {
      scrollView.isScrollEnabled = false
      scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test func `what the insets cover is not visible`() {
      scrollView.contentInset.bottom = 120
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset.y == 21)
    }

    // S5
    @Test func `an animated scroll reads old and arrives with the clock`() {
      scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      #expect(scrollView.contentOffset == .zero && Headless.hasPendingWork)
      Headless.advance(by: 0.15)
      #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 90)
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset.y == 90 && !Headless.hasPendingWork)
      #expect(offsets.seen == offsets.seen.sorted() && offsets.seen.count == 18)
    }

    // S5
    @Test func `a scroll that is not animated is final at once, also inside an animation`() {
      UIView.animate(withDuration: 1) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      }
      #expect(scrollView.contentOffset.y == 60)
    }

    @Test func `setting the offset stops a scroll under way`() {
      scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      scrollView.contentOffset.y = 10
      #expect(!Headless.hasPendingWork)
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset.y == 10)
    }

    // R10
    @Test func `a field that begins is scrolled into sight`() {
      let box = UIView(0, 300, 300, 100, in: scrollView)
      let field = UITextField(0, 10, 100, 40, in: box)
      field.becomeFirstResponder()
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 150))
    }
  }
}
