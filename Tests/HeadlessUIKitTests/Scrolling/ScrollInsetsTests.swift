import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// What insets are besides what the conformance tests say of them.
  @Suite(.serialized) @MainActor struct ScrollInsetsTests {
    private let window = makeWindow()
    private let scrollView: UIScrollView
    private let diary = ScrollDiary()

    init() {
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      scrollView = UIScrollView(0, 0, 400, 800, in: window)
      scrollView.delegate = diary
      scrollView.contentSize = CGSize(width: 400, height: 2000)
    }

    @Test func `content at its beginning comes to lie below the safe area`() {
      window.layoutIfNeeded()
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: -44))
      #expect(diary.words == ["did scroll", "did change insets"])
      window.headlessSafeAreaInsets.top = 20
      window.layoutIfNeeded()
      #expect(scrollView.contentOffset.y == -20)
    }

    @Test func `content that has been scrolled stays when the safe area changes`() {
      window.layoutIfNeeded()
      scrollView.contentOffset.y = 100
      window.headlessSafeAreaInsets.top = 20
      window.layoutIfNeeded()
      #expect(scrollView.contentOffset.y == 100)
    }

    @Test func `insets of code do not move content at its beginning`() {
      window.layoutIfNeeded()
      scrollView.contentInset.top = 50
      #expect(scrollView.contentOffset.y == -44 && scrollView.adjustedContentInset.top == 94)
    }

    @Test func `a subclass hears before the delegate`() {
      final class Listener: UIScrollView {
        var heard: [CGFloat] = []
        override func adjustedContentInsetDidChange() { heard.append(adjustedContentInset.bottom) }
      }
      let listener = Listener(0, 0, 400, 800, in: window)
      listener.contentInset.bottom = 10
      listener.contentInset.bottom = 10
      listener.contentInsetAdjustmentBehavior = .always
      listener.contentInset.bottom = 20
      #expect(listener.heard == [10, 44, 54])
    }

    @Test func `the insets of the indicators are set at once or one by one`() {
      scrollView.scrollIndicatorInsets.bottom = 5
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 5)
      #expect(scrollView.horizontalScrollIndicatorInsets.bottom == 5)
      scrollView.verticalScrollIndicatorInsets.bottom = 9
      #expect(scrollView.scrollIndicatorInsets.bottom == 9)
    }

    @Test func `showing a rectangle takes the safe area into account`() {
      window.layoutIfNeeded()
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 799, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset.y == 34)
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 60, width: 1, height: 1), animated: false)
      #expect(scrollView.contentOffset.y == 16)
    }

    @Test func `the status bar scrolls the only candidate to its top`() {
      window.layoutIfNeeded()
      scrollView.contentOffset.y = 300
      diary.words = []
      #expect(Headless.tapStatusBar(of: window) === scrollView)
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset.y == -44 && diary.story == ["did scroll", "did scroll to top"])
      #expect(Headless.tapStatusBar(of: window) == nil)
    }

    @Test func `the status bar scrolls nothing where two would, or where the delegate refuses`() {
      scrollView.contentOffset.y = 300
      let other = UIScrollView(0, 0, 10, 10, in: window)
      #expect(Headless.tapStatusBar(of: window) == nil)
      other.scrollsToTop = false
      diary.letsScrollToTop = false
      #expect(Headless.tapStatusBar(of: window) == nil)
      diary.letsScrollToTop = true
      #expect(Headless.tapStatusBar(of: window) === scrollView)
    }
  }
}
