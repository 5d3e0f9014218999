import PortableUIKit
import Testing

/// Counts how often it is asked whether a point is inside, and for a hit.
private final class AskedView: UIView {
  var insideCount = 0
  var hitCount = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    insideCount += 1
    return super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitCount += 1
    return super.hitTest(point, with: event)
  }
}

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct HitTestingTests {
    private let root = UIView(0, 0, 400, 800)
    private let a: UIView
    private let first: UIView
    private let second = AskedView(150, 150, 100, 100)
    private let other: UIView
    private let deep = AskedView(10, 10, 60, 60)

    init() {
      a = UIView(50, 100, 200, 200, in: root)
      first = UIView(20, 20, 100, 100, in: a)
      a.addSubview(second)
      other = UIView(150, 250, 200, 100, in: root)
      other.addSubview(deep)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test(.item("T1", source: "CAT"))
    func `the deepest view of the frontmost branch is hit`() {
      #expect(hit(100, 150) === first)
      #expect(hit(200, 270) === deep)
      #expect(hit(380, 700) === root)
      #expect(hit(-10, -10) == nil)
      root.bringSubviewToFront(a)
      #expect(hit(200, 270) === second)
    }

    @Test(.item("T1", source: "CAT"))
    func `bounds have their left and top edges and not their right and bottom ones`() {
      #expect(a.point(inside: a.convert(CGPoint(x: 249.999, y: 299.999), from: root), with: nil))
      #expect(a.point(inside: .zero, with: nil))
      #expect(!a.point(inside: CGPoint(x: 200, y: 0), with: nil))
      #expect(!a.point(inside: CGPoint(x: 0, y: 200), with: nil))
    }

    @Test(.item("T1", source: "CAT, CH, DOC"))
    func `hidden, disabled and faint views are passed over before they are asked about the point`() {
      deep.isHidden = true
      #expect(hit(200, 270) === other)
      deep.isHidden = false
      deep.isUserInteractionEnabled = false
      #expect(hit(200, 270) === other)
      deep.isUserInteractionEnabled = true
      deep.alpha = 0.005
      #expect(hit(200, 270) === other)
      #expect(deep.insideCount == 0)
      deep.alpha = 1
      #expect(hit(200, 270) === deep)
      #expect(deep.insideCount == 1)
    }

    // Alpha is kept in single precision: a hundredth reads back a little less.
    @Test(.item("T1", source: "CAT"), arguments: [(0.01, false), (0.0100001, true), (0.02, true)])
    func `a view is seen from a hundredth of alpha upward, judged by itself`(alpha: CGFloat, isHit: Bool) {
      deep.alpha = alpha
      other.alpha = 0.02
      #expect((hit(200, 270) === deep) == isHit)
      #expect(deep.alpha == CGFloat(Float(alpha)))
    }

    @Test(.item("T2", source: "CAT"))
    func `what sticks out of its superview is never asked`() {
      other.removeFromSuperview()
      #expect(hit(260, 310) === root)
      #expect(second.hitCount == 0)
      a.clipsToBounds = true
      #expect(hit(240, 290) === second)
    }

    @Test(.item("T3", source: "CAT"))
    func `a turned view is hit where it is seen`() {
      let space = UIView(0, 0, 400, 400)
      let box = UIView(100, 100, 200, 50, in: space)
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(space.convert(CGPoint(x: 200, y: 110), to: box).isNear(85, 25))
      for seen in [CGPoint(x: 200, y: 110), CGPoint(x: 200, y: 200), CGPoint(x: 180, y: 220)] {
        #expect(space.hitTest(seen, with: nil) === box)
      }
      for beside in [CGPoint(x: 110, y: 110), CGPoint(x: 290, y: 125)] {
        #expect(space.hitTest(beside, with: nil) === space)
      }
    }

    @Test(.item("T4", source: "FK"))
    func `points are given in the view's own coordinates, wherever its bounds begin`() {
      let scrolled = UIView(0, 0, 100, 100)
      scrolled.bounds.origin = CGPoint(x: -10, y: -10)
      #expect(scrolled.hitTest(CGPoint(x: -10, y: -10), with: nil) === scrolled)
      #expect(scrolled.hitTest(CGPoint(x: 89, y: 89), with: nil) === scrolled)
      #expect(scrolled.hitTest(CGPoint(x: 90, y: 0), with: nil) == nil)
      #expect(scrolled.hitTest(CGPoint(x: -11, y: 0), with: nil) == nil)
    }

    @Test(.item("T4", source: "FK"))
    func `a view at half scale has room for twice as many points`() {
      let space = UIView(0, 0, 400, 400)
      let halved = UIView(0, 0, 1, 1, in: space)
      halved.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      halved.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(halved.hitTest(CGPoint(x: 199, y: 199), with: nil) === halved)
      #expect(halved.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
      let child = UIView(100, 100, 100, 100, in: halved)
      #expect(space.hitTest(CGPoint(x: 75, y: 75), with: nil) === child)
      #expect(space.hitTest(CGPoint(x: 49, y: 49), with: nil) === halved)
      #expect(space.hitTest(CGPoint(x: 101, y: 75), with: nil) === space)
    }

    @Test(.item("T5", source: "DOC"))
    func `touches pass labels by, and no other view`() {
      #expect(!UILabel().isUserInteractionEnabled)
      for view in [UIView(), UIButton(), UITextField(), UIScrollView(), UITextView(), UIControl()] {
        #expect(view.isUserInteractionEnabled)
      }
    }
  }
}
