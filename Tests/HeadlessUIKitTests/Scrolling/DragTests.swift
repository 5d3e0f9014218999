import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct DragTests {
    private let window = makeWindow()
    private let scrollView: UIScrollView
    private let diary = ScrollDiary()

    init() {
      scrollView = UIScrollView(0, 0, 400, 800, in: window)
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      scrollView.delegate = diary
    }

    private func drag(by y: CGFloat, frames: Int = 10, velocity: CGFloat = 0) -> Bool {
      Headless.drag(
        scrollView, by: CGPoint(x: 0, y: y), frames: frames, velocity: CGPoint(x: 0, y: velocity))
    }

    @Test func `a slow drag moves the content with the finger and tells of it in order`() {
      #expect(drag(by: -100) && scrollView.isTracking && !scrollView.isDragging)
      Headless.advance(by: 0.1)
      #expect(scrollView.isDragging && scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 100)
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100) && !Headless.hasPendingWork)
      #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
      #expect(diary.story == ["will begin dragging", "did scroll", "will end dragging", "did end dragging"])
    }

    @Test func `a flick goes on and comes to rest where the delegate was told`() {
      var told = CGPoint.zero
      diary.aim = { target in
        told = target
        return target
      }
      #expect(drag(by: -100, velocity: -1000))
      Headless.advance(by: 0.3)
      #expect(scrollView.isDecelerating && !scrollView.isTracking)
      Headless.advance(by: 10)
      // A millisecond leaves 998 thousandths of a point a millisecond, so 499 points are still to come.
      #expect(told.isClose(to: CGPoint(x: 0, y: 599)) && diary.velocity == CGPoint(x: 0, y: 1))
      #expect(scrollView.contentOffset == told && !Headless.hasPendingWork)
      #expect(
        diary.story == [
          "will begin dragging", "did scroll", "will end dragging", "did end dragging, goes on",
          "will begin decelerating", "did scroll", "did end decelerating",
        ])
    }

    @Test func `the delegate says where the content comes to rest`() {
      diary.aim = { _ in CGPoint(x: 0, y: 250) }
      #expect(drag(by: -100))
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset.y == 250)
    }

    @Test(arguments: [(500, 0), (-3000, 1200)])
    func `fingers bring content to its limits and no further`(way: CGFloat, offset: CGFloat) {
      #expect(drag(by: way))
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test func `the insets widen the limits`() {
      scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
      #expect(drag(by: 500))
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset.y == -30)
      #expect(drag(by: -3000))
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset.y == 1250)
    }

    @Test func `content beyond its limits follows a finger inward, and goes back when that lifts`() {
      scrollView.contentOffset.y = -90
      #expect(drag(by: 40))
      Headless.advance(by: 0.1)
      #expect(scrollView.contentOffset.y == -90)
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a finger that does not move drags nothing`() {
      #expect(drag(by: 0))
      Headless.advance(by: 10)
      #expect(diary.words.isEmpty && !scrollView.isTracking)
    }

    @Test func `fingers do not land on what is disabled, covered, outside a window or below the keyboard`() {
      scrollView.isScrollEnabled = false
      #expect(!drag(by: -100))
      scrollView.isScrollEnabled = true
      let cover = UIView(0, 0, 400, 800, in: window)
      #expect(!drag(by: -100))
      cover.removeFromSuperview()
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: nil,
        end: CGRect(x: 0, y: 500, width: 400, height: 300),
        duration: 0)
      #expect(!Headless.drag(scrollView, along: [CGPoint(x: 200, y: 600)]))
      #expect(drag(by: -100))
      scrollView.removeFromSuperview()
      #expect(!drag(by: -100))
    }

    @Test func `a path that is none is misuse`() {
      #expect(!Headless.drag(scrollView, along: []))
      #expect(!Headless.drag(scrollView, by: CGPoint(x: CGFloat.nan, y: 0)))
      #expect(Headless.takeDiagnostics().count == 2)
    }

    @Test func `disabling the scrolling ends the drag`() {
      diary.onBegin = { [scrollView] in scrollView.isScrollEnabled = false }
      #expect(drag(by: -100))
      Headless.advance(by: 10)
      #expect(diary.story == ["will begin dragging", "did end dragging"])
      #expect(scrollView.contentOffset == .zero && !Headless.hasPendingWork)
    }

    @Test func `a scroll view that goes meanwhile ends its drag`() {
      diary.onBegin = { [scrollView] in scrollView.removeFromSuperview() }
      #expect(drag(by: -100))
      Headless.advance(by: 10)
      #expect(!scrollView.isDragging && diary.words.last == "did end dragging")
    }

    @Test func `a second finger catches the content`() {
      #expect(drag(by: -100, velocity: -1000))
      Headless.advance(by: 0.4)
      let caught = scrollView.contentOffset.y
      #expect(drag(by: 0) && diary.words.last == "did end decelerating")
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset.y == caught && caught > 100)
    }

    @Test func `code stops the content without a word`() {
      #expect(drag(by: -100, velocity: -1000))
      Headless.advance(by: 0.4)
      scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset.y == 7 && !diary.words.contains("did end decelerating"))
    }

    @Test func `a reset takes the finger away`() {
      #expect(drag(by: -100))
      Headless.advance(by: 0.1)
      Headless.reset(screen: CGSize(width: 400, height: 800), idiom: .phone)
      #expect(!scrollView.isDragging && !scrollView.isTracking)
      scrollView.contentOffset.y = 5000
      scrollView.contentSize.height = 1000
      #expect(scrollView.contentOffset.y == 200)
    }

    @Test func `who listens to the scroll view's recognizer hears where the finger is`() {
      @MainActor final class Listener: NSObject {
        var ways: [CGFloat] = []
        func didPan(_ pan: UIPanGestureRecognizer) { ways.append(pan.translation(in: pan.view).y) }
      }
      let listener = Listener()
      scrollView.panGestureRecognizer.addTarget(listener, action: Selector(Listener.didPan))
      #expect(drag(by: -100, frames: 5))
      Headless.advance(by: 1)
      #expect(listener.ways.map { $0.rounded() } == [-20, -40, -60, -80, -100, -100])
    }

    @Test func `disabling the recognizer ends the drag`() {
      #expect(drag(by: -100))
      Headless.advance(by: 0.1)
      scrollView.panGestureRecognizer.isEnabled = false
      Headless.advance(by: 1)
      #expect(diary.words.last == "did end dragging" && scrollView.contentOffset.y < 100)
    }

    @Test func `a recognizer inside that has won leaves the content where it is`() {
      let slider = UIView(0, 0, 400, 800, in: scrollView)
      slider.addGestureRecognizer(UIPanGestureRecognizer())
      #expect(drag(by: -100))
      Headless.advance(by: 1)
      #expect(scrollView.contentOffset == .zero && diary.words.isEmpty && !scrollView.isTracking)
    }

    @Test func `a finger that is led by hand scrolls too`() {
      let points = [400, 380, 350, 300].map { CGPoint(x: 200, y: $0) }
      Headless.touch(points, in: window)
      #expect(scrollView.contentOffset.y == 100)
      #expect(diary.story == ["will begin dragging", "did scroll", "will end dragging", "did end dragging"])
      Headless.touch(points, in: window, seconds: 0.1)
      #expect(scrollView.isDecelerating && diary.velocity.y > 0.5)
    }

    @Test func `content that is no larger than its view is dragged only where it bounces`() {
      scrollView.contentSize = CGSize(width: 400, height: 300)
      #expect(drag(by: -100))
      Headless.advance(by: 1)
      #expect(diary.words.isEmpty)
      scrollView.alwaysBounceVertical = true
      #expect(drag(by: -100))
      Headless.advance(by: 1)
      #expect(diary.words == ["will begin dragging", "will end dragging", "did end dragging"])
      #expect(scrollView.contentOffset == .zero)
    }

    @Test(arguments: [(600, 100, 0), (100, 0, 100)])
    func `the innermost scroll view that can scroll does`(height: CGFloat, inner: CGFloat, outer: CGFloat) {
      let nested = UIScrollView(0, 0, 400, 500, in: scrollView)
      nested.contentSize.height = height
      Headless.touch([400, 300].map { CGPoint(x: 200, y: $0) }, in: window)
      #expect(nested.contentOffset.y == inner && scrollView.contentOffset.y == outer)
    }

    @Test func `a button under a drag is not pressed, and under a finger that stays it is`() {
      let button = UIButton(0, 0, 400, 2000, in: scrollView)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      #expect(drag(by: -100))
      Headless.advance(by: 1)
      #expect(taps == 0)
      #expect(drag(by: -5))
      Headless.advance(by: 1)
      #expect(taps == 1 && scrollView.contentOffset.y == 100)
    }

    @Test(arguments: [(-150, 0, 0), (-250, 0, 400), (-30, -500, 400), (30, -500, 400), (-390, -2000, 400)])
    func `pages come to rest one at a time`(way: CGFloat, velocity: CGFloat, offset: CGFloat) {
      scrollView.contentSize = CGSize(width: 2000, height: 800)
      scrollView.isPagingEnabled = true
      let finger = CGPoint(x: way, y: 0)
      #expect(Headless.drag(scrollView, by: finger, velocity: CGPoint(x: velocity, y: 0)))
      Headless.advance(by: 10)
      #expect(scrollView.contentOffset == CGPoint(x: offset, y: 0))
      #expect(!diary.words.contains("will end dragging"))
    }
  }
}
