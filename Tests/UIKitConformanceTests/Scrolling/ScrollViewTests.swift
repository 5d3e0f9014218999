import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ScrollViewTests {
    private let window = Device.makeWindow(width: 320, height: 480)
    private let scrollView: UIScrollView

    init() {
      scrollView = UIScrollView(0, 0, 320, 480, in: window)
      scrollView.contentSize = CGSize(width: 640, height: 480)
      scrollView.contentInsetAdjustmentBehavior = .never
    }

    @Test(.item("B2", source: "CAT, FK"))
    func `the offset is the origin of the bounds, both ways`() {
      scrollView.contentOffset = CGPoint(x: 0, y: 250)
      #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 250))
      scrollView.bounds.origin = CGPoint(x: 17, y: 99)
      #expect(scrollView.contentOffset == CGPoint(x: 17, y: 99))
    }

    @Test(.item("B2", source: "CAT"))
    func `content moves against the offset, and keeps its frame`() {
      let content = UIView(20, 400, 100, 40, in: scrollView)
      scrollView.contentOffset = CGPoint(x: 0, y: 380)
      #expect(content.convert(CGPoint.zero, to: nil).isNear(20, 20))
      #expect(content.frame.isNear(20, 400, 100, 40))
      #expect(scrollView.frame.isNear(0, 0, 320, 480))
    }

    @Test(.item("B4", source: "WO"), arguments: [100, 110, 120, -30] as [CGFloat])
    func `code scrolls where fingers may not, and beyond the content`(y: CGFloat) {
      scrollView.isScrollEnabled = false
      scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: y))
    }

    @Test(.item("S1", source: "FK, WO"))
    func `a new scroll view has no content, no insets and no offset`() {
      let plain = UIScrollView()
      #expect(plain.contentOffset == .zero)
      #expect(plain.contentSize == .zero)
      #expect(plain.contentInset == .zero)
      #expect(plain.adjustedContentInset == .zero)
      #expect(plain.contentInsetAdjustmentBehavior == .automatic)
    }

    @Test(.item("S1", source: "FK, WO"))
    func `a new scroll view scrolls, shows where it is, and is at rest`() {
      let plain = UIScrollView()
      #expect(plain.isScrollEnabled)
      #expect(plain.bounces)
      #expect(plain.scrollsToTop)
      #expect(plain.showsVerticalScrollIndicator)
      #expect(plain.showsHorizontalScrollIndicator)
      #expect(!plain.isTracking)
      #expect(!plain.isDragging)
      #expect(!plain.isDecelerating)
    }

    @Test(.item("S1", source: "FK, WO"))
    func `a new scroll view does nothing that it was not asked for`() {
      let plain = UIScrollView()
      #expect(!plain.isPagingEnabled)
      #expect(!plain.alwaysBounceVertical)
      #expect(!plain.alwaysBounceHorizontal)
      #expect(plain.keyboardDismissMode == .none)
    }

    @Test(
      .item("S2", source: "WO"),
      arguments: [(230, 31), (240, 41), (250, 51), (100, 0)] as [(CGFloat, CGFloat)])
    func `showing a rectangle scrolls no more than needed, also where fingers may not`(
      y: CGFloat, offset: CGFloat
    ) {
      scrollView.frame.size.height = 200
      scrollView.isScrollEnabled = false
      scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test(.item("S2", source: "WO"))
    func `a rectangle above what is seen comes to its top`() {
      scrollView.frame.size.height = 200
      scrollView.contentOffset.y = 250
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 120, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 120))
    }
  }
}
