import Foundation
import HeadlessUIKit
import Testing

/// Keeps the offsets at which a scroll view has told of scrolling.
@MainActor private final class Offsets: NSObject, UIScrollViewDelegate {
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

    @Test func `what the insets cover is not visible`() {
      scrollView.contentInset.bottom = 120
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset.y == 21)
    }

    // S5
    @Test func `an animated scroll advances with every frame`() {
      scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset.y == 90 && !Headless.hasPendingWork)
      #expect(offsets.seen == offsets.seen.sorted() && offsets.seen.count == 18)
    }

    @Test func `setting the offset stops a scroll under way`() {
      scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      scrollView.contentOffset.y = 10
      #expect(!Headless.hasPendingWork)
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset.y == 10)
    }
  }
}
