import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// When the offset is brought back, besides what S4 says.
  @Suite(.serialized) @MainActor struct OffsetLimitsTests {
    private let window = makeWindow()
    private let scrollView: UIScrollView
    private let diary = ScrollDiary()

    init() {
      scrollView = UIScrollView(0, 0, 300, 200, in: window)
      scrollView.contentSize = CGSize(width: 300, height: 1000)
      scrollView.delegate = diary
    }

    @Test func `content that shrinks takes the offset along`() {
      scrollView.contentOffset.y = 800
      scrollView.contentSize.height = 500
      #expect(scrollView.contentOffset.y == 300)
      scrollView.contentSize.height = 100
      #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a view that grows takes the offset along`() {
      scrollView.contentOffset.y = 800
      scrollView.frame.size.height = 400
      #expect(scrollView.contentOffset.y == 600 && diary.words == ["did scroll", "did scroll"])
    }

    @Test func `insets that go take the offset along`() {
      scrollView.contentInset.bottom = 150
      scrollView.contentOffset.y = 950
      scrollView.contentInset.bottom = 0
      #expect(scrollView.contentOffset.y == 800)
    }

    // openradar 20507333
    @Test func `disabled scrolling does not keep the offset`() {
      scrollView.isScrollEnabled = false
      scrollView.contentOffset.y = 5000
      #expect(scrollView.contentOffset.y == 5000)
      scrollView.contentInset.bottom = 10
      #expect(scrollView.contentOffset.y == 810)
    }

    @Test func `a scroll under way is left to arrive`() {
      scrollView.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
      Headless.advance(by: 0.1)
      scrollView.contentInset.bottom = 10
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset.y == 1200 && diary.words.last == "did end animation")
    }

    @Test func `a layout pass alone changes nothing`() {
      scrollView.contentOffset.y = 5000
      scrollView.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(scrollView.contentOffset.y == 5000)
    }

    @Test func `the rule can be switched off`() {
      Headless.rules.clampsOffsets = false
      scrollView.contentOffset.y = 800
      scrollView.contentSize.height = 100
      scrollView.contentInset.top = -50
      scrollView.frame.size.height = 500
      #expect(scrollView.contentOffset.y == 800)
    }

    @Test func `an offset that code watches is set through its own setter`() {
      final class Watched: UIScrollView {
        var set: [CGFloat] = []
        override var contentOffset: CGPoint {
          didSet { set.append(contentOffset.y) }
        }
      }
      let watched = Watched(0, 0, 300, 200, in: window)
      watched.contentInset.top = -30
      #expect(watched.set == [30])
    }
  }
}
