import PortableUIKit
import Testing

extension ConformanceTests {
  // 90 % sure of all of these.
  @Suite(.serialized) @MainActor struct ScrollAnimationTests {
    private let window = Device.makeWindow(width: 320, height: 480)
    private let scrollView: UIScrollView
    private let log = ScrollLog()

    init() {
      scrollView = UIScrollView(0, 0, 320, 480, in: window)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 640, height: 480)
      scrollView.delegate = log
    }

    @Test(.item("S5", source: "several pages"))
    func `an animated scroll reads old, advances with the frames, and tells of its end`() {
      scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
      #expect(scrollView.contentOffset == .zero)
      Device.wait(0.15)
      #expect(scrollView.contentOffset.x > 0)
      #expect(scrollView.contentOffset.x < 300)
      #expect(log.story == ["did scroll"])
      Device.wait(1)
      #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
      #expect(log.story == ["did scroll", "did end animation"])
    }

    @Test(.item("S5", source: "several pages"))
    func `a rectangle is shown with an animation in the same way`() {
      scrollView.scrollRectToVisible(CGRect(x: 600, y: 0, width: 40, height: 40), animated: true)
      #expect(scrollView.contentOffset == .zero)
      Device.wait(1)
      #expect(scrollView.contentOffset.x == 320)
      #expect(log.story == ["did scroll", "did end animation"])
    }

    @Test(.item("S5", source: "several pages"))
    func `without animation the offset is final at once, also inside an animation block`() {
      UIView.animate(withDuration: 1) { [scrollView] in
        scrollView.setContentOffset(CGPoint(x: 60, y: 0), animated: false)
      }
      #expect(scrollView.contentOffset.x == 60)
      Device.wait(2)
      #expect(log.story == ["did scroll"])
    }

    @Test(.item("S5", source: "several pages"))
    func `a scroll that leads to where one is tells of no movement`() {
      scrollView.setContentOffset(.zero, animated: true)
      Device.wait(1)
      #expect(log.offsets.isEmpty)
    }
  }
}
