import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct TapTests {
    private let window = makeWindow()
    private let log = GestureLog()
    private let view: TouchView

    init() {
      view = TouchView(0, 0, 200, 200, in: window)
    }

    private func tap(_ x: CGFloat = 50, _ y: CGFloat = 50) {
      Headless.tap(at: CGPoint(x: x, y: y), in: window)
    }

    @Test func `a tap calls the target, and the view hears that its touch is cancelled`() {
      _ = log.watch(view, by: UITapGestureRecognizer(), "tap")
      tap()
      #expect(log.lines == ["tap ended"])
      #expect(view.heard == ["began", "cancelled"])
    }

    @Test func `a recognizer that cancels nothing lets the view have its touch`() {
      log.watch(view, by: UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
      tap()
      #expect(log.lines == ["tap ended"] && view.heard == ["began", "ended"])
    }

    @Test func `a target is told by its method, until it is removed or gone`() {
      var target: GestureLog? = GestureLog()
      let recognizer = UITapGestureRecognizer(
        target: log, action: Selector(GestureLog.plain, named: "plain()"))
      recognizer.addTarget(target as Any, action: Selector(GestureLog.plain, named: "plain()"))
      view.addGestureRecognizer(recognizer)
      tap()
      #expect(log.lines == ["plain"] && target?.lines == ["plain"])
      target = nil
      recognizer.removeTarget(log, action: nil)
      tap(150, 150)
      #expect(log.lines == ["plain"])
    }

    @Test
    func `the deepest view's recognizer keeps those above from recognizing, unless a delegate lets them`() {
      let child = UIView(0, 0, 100, 100, in: view)
      _ = log.watch(view, by: UITapGestureRecognizer(), "outer")
      let inner = log.watch(child, by: UITapGestureRecognizer(), "inner")
      tap()
      #expect(log.lines == ["inner ended"])
      log.lines = []
      inner.delegate = log
      log.isSociable = true
      tap()
      #expect(log.lines == ["inner ended", "outer ended"])
    }

    @Test func `a delegate that refuses the touch or the beginning leaves the touch to the view`() {
      log.watch(view, by: UITapGestureRecognizer(), "tap").delegate = log
      log.refusesTouch = true
      tap()
      log.refusesTouch = false
      log.refusesBegin = true
      tap()
      #expect(log.lines.isEmpty && view.heard == ["began", "ended", "began", "ended"])
    }

    @Test func `two taps are two taps within 0.35 seconds`() {
      log.watch(view, by: UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      tap()
      Headless.advance(by: 0.3)
      tap()
      #expect(log.lines == ["double ended"])
      tap()
      Headless.advance(by: 0.4)
      tap()
      #expect(log.lines == ["double ended"])
    }

    @Test func `a single tap waits for a double one to fail where it is told to`() {
      let single = log.watch(view, by: UITapGestureRecognizer(), "single")
      let double = log.watch(view, by: UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      tap()
      #expect(log.lines.isEmpty)
      Headless.advance(by: 0.35)
      #expect(log.lines == ["single ended"])
      tap()
      tap()
      Headless.advance(by: 1)
      #expect(log.lines == ["single ended", "double ended"])
    }

    @Test func `the view hears of the end only once a tap of two has failed`() {
      log.watch(view, by: UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      tap()
      #expect(view.heard == ["began"])
      Headless.advance(by: 0.35)
      #expect(view.heard == ["began", "ended"])
    }

    @Test func `a finger that strays or a recognizer that is disabled makes no tap`() {
      let recognizer = log.watch(view, by: UITapGestureRecognizer(), "tap")
      Headless.touch([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 90)], in: window)
      recognizer.isEnabled = false
      tap()
      #expect(log.lines.isEmpty && view.heard == ["began", "moved", "ended", "began", "ended"])
    }

    @Test func `a recognizer is in one view, which knows it`() {
      let recognizer = UITapGestureRecognizer()
      #expect(view.gestureRecognizers == nil)
      view.addGestureRecognizer(recognizer)
      window.addGestureRecognizer(recognizer)
      #expect(view.gestureRecognizers == nil && window.gestureRecognizers == [recognizer])
      #expect(recognizer.view === window)
      window.removeGestureRecognizer(recognizer)
      #expect(recognizer.view == nil)
    }

    @Test func `a reset lets gestures go that are under way`() {
      log.watch(view, by: UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      tap()
      Headless.reset(screen: CGSize(width: 400, height: 800), idiom: .phone)
      tap()
      #expect(log.lines.isEmpty)
    }
  }
}
