import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct FrameTests {
    private let view = UIView(100, 100, 200, 100)
    private let eighth = CGAffineTransform(rotationAngle: .pi / 4)

    @Test(.item("G1", source: "CAT"))
    func `a turned view's frame is the upright box around it, while bounds and center stay`() {
      view.transform = eighth
      let side = 300 / 2.0.squareRoot()
      #expect(view.frame.isNear(200 - side / 2, 150 - side / 2, side, side))
      #expect(view.frame.isNear(93.933982, 43.933982, 212.132034, 212.132034, within: 1e-6))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(view.center == CGPoint(x: 200, y: 150))
    }

    @Test(.item("G2", source: "CAT"))
    func `a frame set on a turned view is sent back through the turn as a vector`() {
      view.transform = eighth
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      #expect(view.bounds.size.isNear(50 * 2.0.squareRoot(), 0))
      #expect(view.bounds.width.isNear(70.710678, within: 1e-6))
      #expect(view.center.isNear(25, 25))
      #expect(view.frame.isNear(0, 0, 50, 50))
      #expect(view.transform == eighth)
    }

    @Test(.item("G3", source: "CAT"))
    func `scaling spreads the frame around the center, and translating shifts it alone`() {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame.isNear(0, 50, 400, 200))
      #expect(view.center == CGPoint(x: 200, y: 150))
      view.transform = CGAffineTransform(translationX: 30, y: 40)
      #expect(view.frame.isNear(130, 140, 200, 100))
      #expect(view.center == CGPoint(x: 200, y: 150))
    }

    // The source gives five decimals; these are the same figures, carried further.
    private nonisolated static let sizes: [(CGAffineTransform, CGSize, CGSize)] = [
      (
        CGAffineTransform(rotationAngle: .pi / 3), CGSize(width: 120, height: 80),
        CGSize(width: 129.28203230275508, height: 63.92304845413264)
      ),
      (
        CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 100, height: 40),
        CGSize(width: 40, height: 100)
      ),
      (
        CGAffineTransform(scaleX: 2, y: 3), CGSize(width: 400, height: 300),
        CGSize(width: 200, height: 100)
      ),
      (
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), CGSize(width: 100, height: 100),
        CGSize(width: 50, height: 100)
      ),
      (
        CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 2), CGSize(width: 200, height: 150),
        CGSize(width: 124.10254037844386, height: 14.951905283832898)
      ),
    ]

    @Test(.item("G4", source: "CAT"), arguments: sizes)
    func `a size set through the frame is undone by the linear part, component by component`(
      transform: CGAffineTransform, asked: CGSize, stored: CGSize
    ) {
      view.transform = transform
      view.frame.size = asked
      #expect(view.bounds.size.isNear(stored.width, stored.height))
      #expect(view.transform == transform)
    }

    @Test(.item("G7", source: "CAT"))
    func `fractions of a point are kept, not rounded to pixels`() {
      view.frame = CGRect(x: 10.3, y: 20.7, width: 100.4, height: 50.6)
      #expect(view.center.isNear(60.5, 46))
      #expect(view.frame.isNear(10.3, 20.7, 100.4, 50.6))
    }
  }
}
