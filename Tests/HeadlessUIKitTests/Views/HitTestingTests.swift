import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct HitTestingTests {
    private let root = UIView(0, 0, 400, 800)
    private let a: UIView
    private let a2: UIView
    private let deep: UIView

    init() {
      a = UIView(50, 100, 200, 200, in: root)
      _ = UIView(20, 20, 100, 100, in: a)
      a2 = UIView(150, 150, 100, 100, in: a)
      deep = UIView(10, 10, 60, 60, in: UIView(150, 250, 200, 100, in: root))
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    // T1 [CAT]
    @Test func `the deepest view in front is hit`() {
      #expect(hit(100, 150) === a.subviews.first)
      #expect(hit(200, 270) === deep)
      #expect(hit(380, 700) === root)
      #expect(hit(-10, -10) == nil)
      #expect(a.point(inside: a.convert(CGPoint(x: 249.999, y: 299.999), from: root), with: nil))
      #expect(!a.point(inside: a.convert(CGPoint(x: 250, y: 299), from: root), with: nil))
      root.bringSubviewToFront(a)
      #expect(hit(200, 270) === a2)
    }

    // T2 [CAT]
    @Test func `what sticks out of its superview is not asked`() {
      root.subviews.last?.removeFromSuperview()
      #expect(hit(260, 310) === root)
    }

    // T3 [CAT]
    @Test func `a turned view is hit where it is seen`() {
      let box = UIView(100, 100, 200, 50)
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let space = UIView(0, 0, 400, 400)
      space.addSubview(box)
      #expect(space.hitTest(CGPoint(x: 110, y: 110), with: nil) === space)
      #expect(space.convert(CGPoint(x: 200, y: 110), to: box).isClose(to: CGPoint(x: 85, y: 25)))
      for inside in [CGPoint(x: 200, y: 110), CGPoint(x: 200, y: 200), CGPoint(x: 180, y: 220)] {
        #expect(space.hitTest(inside, with: nil) === box)
      }
      #expect(space.hitTest(CGPoint(x: 290, y: 125), with: nil) === space)
    }

    // T4 [FK]
    @Test func `bounds origins and scales are undone before the question`() {
      let scrolled = UIView(0, 0, 100, 100)
      scrolled.bounds.origin = CGPoint(x: -10, y: -10)
      #expect(scrolled.point(inside: CGPoint(x: -10, y: -10), with: nil))
      #expect(!scrolled.point(inside: CGPoint(x: 90, y: 0), with: nil))
      let halved = UIView(0, 0, 1, 1)
      halved.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      halved.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(halved.hitTest(CGPoint(x: 199, y: 199), with: nil) === halved)
      #expect(halved.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
    }

    // G9 [CAT]
    @Test func `a view that is scaled to nothing is still hit`() {
      let flat = UIView(0, 0, 50, 50, in: root)
      flat.transform = CGAffineTransform(scaleX: 0, y: 0)
      #expect(hit(20, 20) === flat)
    }

    // T5
    @Test func `a plain view takes part in touches`() {
      #expect(UIView().isUserInteractionEnabled)
    }

    @Test func `hidden, disabled and faint views let touches through`() {
      deep.isHidden = true
      #expect(hit(200, 270) === deep.superview)
      deep.isHidden = false
      deep.isUserInteractionEnabled = false
      #expect(hit(200, 270) === deep.superview)
    }

    // [CAT]: alpha is kept in single precision, so 0.01 is a little less.
    @Test(arguments: [(0.01, false), (0.0100001, true)])
    func `alpha counts from a hundredth upward`(alpha: CGFloat, isHit: Bool) {
      deep.alpha = alpha
      #expect((hit(200, 270) === deep) == isHit)
    }
  }
}
