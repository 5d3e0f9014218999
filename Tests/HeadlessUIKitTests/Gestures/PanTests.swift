import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct PanTests {
    private let window = makeWindow()
    private let log = GestureLog()
    private let view: TouchView

    init() {
      view = TouchView(0, 0, 200, 200, in: window)
    }

    private func touch(_ ys: CGFloat..., seconds: Double = 0) {
      Headless.touch(ys.map { CGPoint(x: 50, y: $0) }, in: window, seconds: seconds)
    }

    @Test func `a pan begins after ten points, changes and ends, and takes the touch`() {
      _ = log.watch(view, by: UIPanGestureRecognizer(), "pan")
      touch(50, 55, 60, 80)
      #expect(log.lines == ["pan began", "pan changed", "pan ended"])
      #expect(view.heard == ["began", "moved", "cancelled"])
    }

    @Test func `a finger that hardly moves is no pan`() {
      _ = log.watch(view, by: UIPanGestureRecognizer(), "pan")
      touch(50, 55)
      #expect(log.lines.isEmpty && view.heard == ["began", "moved", "ended"])
    }

    @Test func `the translation is all the way, and can be taken back`() {
      @MainActor final class Reader: NSObject {
        var ways: [CGFloat] = []
        var takesBack = false
        func moved(_ pan: UIPanGestureRecognizer) {
          ways.append(pan.translation(in: pan.view).y)
          if takesBack { pan.setTranslation(.zero, in: pan.view) }
        }
      }
      let reader = Reader()
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: reader, action: Selector(Reader.moved, named: "moved(_:)")))
      touch(50, 70, 100)
      reader.takesBack = true
      touch(50, 70, 100)
      #expect(reader.ways == [20, 50, 50, 20, 30, 0])
    }

    @Test func `the velocity is that of the last tenth of a second, in the view's points`() {
      @MainActor final class Reader: NSObject {
        var speed = CGPoint.zero
        var speedInView = CGPoint.zero
        func moved(_ pan: UIPanGestureRecognizer) {
          speed = pan.velocity(in: nil)
          speedInView = pan.velocity(in: pan.view)
        }
      }
      let reader = Reader()
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: reader, action: Selector(Reader.moved, named: "moved(_:)")))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      touch(0, 10, 20, 30, 40, seconds: 0.2)
      #expect(reader.speed.isClose(to: CGPoint(x: 0, y: 200)))
      #expect(reader.speedInView.isClose(to: CGPoint(x: 0, y: 100)))
    }

    @Test func `a pan makes a tap of the same view fail, and a tap makes no pan`() {
      _ = log.watch(view, by: UITapGestureRecognizer(), "tap")
      _ = log.watch(view, by: UIPanGestureRecognizer(), "pan")
      touch(50, 80)
      touch(50)
      #expect(log.lines == ["pan began", "pan ended", "tap ended"])
    }

    @Test func `a long press begins after half a second of rest`() {
      _ = log.watch(view, by: UILongPressGestureRecognizer(), "press")
      touch(50, seconds: 0.4)
      #expect(log.lines.isEmpty)
      touch(50, seconds: 0.6)
      #expect(log.lines == ["press began", "press ended"])
    }

    @Test func `a recognizer that is disabled while it pans is cancelled`() {
      @MainActor final class Stopper: NSObject {
        func moved(_ pan: UIPanGestureRecognizer) { pan.isEnabled = false }
      }
      let stopper = Stopper()
      let pan = log.watch(view, by: UIPanGestureRecognizer(), "pan")
      pan.addTarget(stopper, action: Selector(Stopper.moved, named: "moved(_:)"))
      touch(50, 70, 90)
      #expect(log.lines == ["pan began", "pan cancelled"])
    }

    @Test func `a subclass decides by itself`() {
      final class Edge: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          state = (touches.first?.location(in: view).x ?? 0) < 20 ? .recognized : .failed
        }
      }
      _ = log.watch(view, by: Edge(), "edge")
      touch(50)
      Headless.tap(at: CGPoint(x: 5, y: 5), in: window)
      #expect(log.lines == ["edge ended"])
    }
  }
}
