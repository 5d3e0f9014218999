import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct TransformTests {
    private let aside = CGAffineTransform(translationX: 100, y: 0)
    private let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    @Test(.item("G9", source: "CAT"))
    func `a concatenation does the receiver's part first`() {
      #expect(aside.concatenating(quarter) == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 100))
      #expect(quarter.concatenating(aside) == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0))
      let point = CGPoint(x: 3, y: 5)
      let inTurn = point.applying(aside).applying(quarter)
      #expect(point.applying(aside.concatenating(quarter)) == inTurn)
    }

    @Test(.item("G9", source: "CAT"))
    func `translating, scaling and turning a transform come before what it did already`() {
      let wide = CGAffineTransform(scaleX: 2, y: 3)
      #expect(wide.translatedBy(x: 10, y: 10) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
      #expect(aside.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 0))
      let turned = aside.rotated(by: .pi / 2)
      #expect(CGPoint(x: turned.tx, y: turned.ty).isNear(100, 0))
      #expect(CGPoint(x: turned.a, y: turned.b).isNear(0, 1))
    }

    @Test(.item("G9", source: "CAT"))
    func `a singular transform has no inverse and answers itself`() {
      let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 7, ty: 8)
      #expect(flat.inverted() == flat)
      let way = CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 10, ty: 20)
      #expect(way.concatenating(way.inverted()).isIdentity)
    }

    @Test(.item("G9", source: "CAT"))
    func `a view scaled to nothing is still hit, because the point passes as it is`() {
      let root = UIView(0, 0, 100, 100)
      let flat = UIView(0, 0, 50, 50, in: root)
      flat.transform = CGAffineTransform(scaleX: 0, y: 0)
      #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === flat)
      #expect(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === root)
    }
  }
}
