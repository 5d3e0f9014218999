import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ConversionTests {
    @Test(.item("C1", source: "CAT"))
    func `points and boxes go up one branch and down another`() {
      let a = UIView(0, 0, 400, 800)
      let b = UIView(50, 100, 300, 400, in: a)
      let c = UIView(20, 30, 100, 100, in: b)
      let d = UIView(10, 10, 50, 50, in: a)
      #expect(c.convert(CGPoint.zero, to: a).isNear(70, 130))
      #expect(c.convert(c.bounds, to: d).isNear(60, 120, 100, 100))
      b.bounds.origin = CGPoint(x: 15, y: 25)
      #expect(c.convert(CGPoint.zero, to: a).isNear(55, 105))
      b.bounds.origin = .zero
      b.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(c.convert(CGPoint.zero, to: a).isNear(370, 170))
      #expect(c.convert(c.bounds, to: a).isNear(270, 170, 100, 100))
    }

    @Test(.item("C2", source: "CAT"))
    func `nil is the window that the view is in, and transforms on the way count`() {
      let window = Device.makeWindow()
      let a = UIView(10, 20, 100, 100, in: window)
      let b = UIView(30, 40, 10, 10, in: a)
      #expect(b.convert(CGPoint.zero, to: nil).isNear(40, 60))
      #expect(b.convert(CGPoint.zero, from: nil).isNear(-40, -60))
      a.transform = CGAffineTransform(translationX: 1000, y: 2000)
      #expect(b.convert(CGPoint.zero, to: nil).isNear(1040, 2060))
      #expect(b.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil).isNear(1041, 2062, 3, 4))
    }

    @Test(.item("C3", source: "CAT, FK"))
    func `nil outside a window leaves everything as it is`() {
      let inside = UIView(5, 5, 5, 5, in: UIView(50, 50, 50, 50))
      let box = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(inside.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
      #expect(inside.convert(CGPoint(x: 3, y: 4), from: nil) == CGPoint(x: 3, y: 4))
      #expect(inside.convert(box, to: nil) == box)
      #expect(inside.convert(box, from: nil) == box)
    }

    // One source gives a number for views without a common ancestor, and warns against relying on it: that there and
    // back is nowhere holds whatever UIKit makes of it.
    @Test(.item("C4", source: "CAT"))
    func `between trees that never meet, there and back is where it began`() {
      let here = UIView(3, 4, 10, 10, in: UIView(50, 100, 100, 100))
      let there = UIView(7, 9, 10, 10)
      let point = CGPoint(x: 13, y: 52)
      #expect(there.convert(here.convert(point, to: there), to: here).isNear(13, 52))
      #expect(here.convert(there.convert(point, from: here), from: there).isNear(13, 52))
    }

    @Test(.item("C5", source: "FK"))
    func `siblings meet in their parent`() {
      let root = UIView(0, 0, 100, 100)
      let first = UIView(20, 10, 50, 50, in: root)
      let second = UIView(80, 80, 50, 50, in: root)
      #expect(root.convert(CGPoint(x: 15, y: 15), to: first).isNear(-5, 5))
      #expect(first.convert(CGPoint(x: 60, y: 70), to: second).isNear(0, 0))
      #expect(second.convert(CGPoint(x: -5, y: -5), to: first).isNear(55, 65))
      #expect(first.convert(CGPoint(x: -5, y: -5), from: second).isNear(55, 65))
    }

    @Test(.item("C6", source: "FK"))
    func `what comes into a view at double scale is halved, and so on for what is inside`() {
      let root = UIView(0, 0, 200, 200)
      let scaled = UIView(0, 0, 10, 10, in: root)
      scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
      scaled.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      #expect(root.convert(CGPoint(x: 60, y: 20), to: scaled).isNear(25, 5))
      #expect(scaled.convert(CGPoint(x: 25, y: 5), to: root).isNear(60, 20))
      let inner = UIView(10, 10, 5, 5, in: scaled)
      #expect(root.convert(CGPoint(x: 100, y: 100), to: inner).isNear(35, 35))
      #expect(inner.convert(CGPoint(x: 35, y: 35), to: root).isNear(100, 100))
    }
  }
}
