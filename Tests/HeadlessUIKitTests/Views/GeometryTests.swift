import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct GeometryTests {
    private let view = UIView(100, 100, 200, 100)

    // G1 [CAT]
    @Test func `a turn changes the frame, and neither bounds nor center`() {
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let box = CGRect(x: 93.933982, y: 43.933982, width: 212.132034, height: 212.132034)
      #expect(view.frame.isClose(to: box))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(view.center == CGPoint(x: 200, y: 150))
    }

    // G2 [CAT]
    @Test func `a frame set on a turned view keeps the turn and reads back`() {
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      #expect(abs(view.bounds.size.width - 70.710678) < 1e-6)
      #expect(abs(view.bounds.size.height) < 1e-12)
      #expect(view.center.isClose(to: CGPoint(x: 25, y: 25)))
      #expect(view.frame.isClose(to: CGRect(x: 0, y: 0, width: 50, height: 50)))
    }

    // G3 [CAT]
    @Test func `scaling grows the frame around the center, translating moves it`() {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: 0, y: 50, width: 400, height: 200))
      view.transform = CGAffineTransform(translationX: 30, y: 40)
      #expect(view.frame == CGRect(x: 130, y: 140, width: 200, height: 100))
      #expect(view.center == CGPoint(x: 200, y: 150))
    }

    // G4 [CAT]
    @Test(arguments: [
      (CGAffineTransform(rotationAngle: .pi / 3), CGSize(width: 120, height: 80), 129.28203, 63.92305),
      (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 100, height: 40), 40, 100),
      (CGAffineTransform(scaleX: 2, y: 3), CGSize(width: 400, height: 300), 200, 100),
      (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), CGSize(width: 100, height: 100), 50, 100),
      (
        CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 2), CGSize(width: 200, height: 150),
        124.10254, 14.95191
      ),
    ])
    func `the size of a set frame goes back through the transform as a vector`(
      transform: CGAffineTransform, size: CGSize, width: CGFloat, height: CGFloat
    ) {
      view.transform = transform
      view.frame.size = size
      #expect(abs(view.bounds.size.width - width) < 1e-5)
      #expect(abs(view.bounds.size.height - height) < 1e-5)
    }

    // G5 [CAT]
    @Test(arguments: [(0, 200, 150), (0.25, 150, 125), (0.5, 100, 100), (0.75, 50, 75), (1, 0, 50)])
    func `the anchor point moves the frame and leaves the center`(anchor: CGFloat, x: CGFloat, y: CGFloat) {
      view.anchorPoint = CGPoint(x: anchor, y: anchor)
      #expect(view.frame.origin == CGPoint(x: x, y: y))
      #expect(view.center == CGPoint(x: 200, y: 150))
    }

    // G6 [CAT]
    @Test(arguments: [(0, 250, 300), (0.5, 188.397460, 206.698730), (1, 126.794919, 113.397460)])
    func `a view turns around its anchor point`(anchor: CGFloat, x: CGFloat, y: CGFloat) {
      view.center = CGPoint(x: 300, y: 300)
      view.anchorPoint = CGPoint(x: anchor, y: anchor)
      view.transform = CGAffineTransform(rotationAngle: .pi / 6)
      #expect(view.frame.isClose(to: CGRect(x: x, y: y, width: 223.205081, height: 186.602540)))
    }

    // G7 [CAT]
    @Test func `fractions of a point are kept`() {
      view.frame = CGRect(x: 10.3, y: 20.7, width: 100.4, height: 50.6)
      #expect(view.center.isClose(to: CGPoint(x: 60.5, y: 46), within: 1e-12))
    }

    // G8 [FK]
    @Test func `growing bounds keep the center`() {
      view.bounds.size = CGSize(width: 220, height: 140)
      #expect(view.frame == CGRect(x: 90, y: 80, width: 220, height: 140))
      view.anchorPoint = .zero
      view.bounds.size = CGSize(width: 10, height: 10)
      #expect(view.frame.origin == CGPoint(x: 200, y: 150))
    }

    // B1 [CAT]
    @Test func `the origin of bounds moves what is inside and nothing else`() {
      let root = UIView(0, 0, 400, 800)
      let container = UIView(50, 100, 300, 200, in: root)
      let content = UIView(0, 0, 300, 600, in: container)
      let item = UIView(20, 400, 100, 40, in: content)
      #expect(item.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 500))
      container.bounds = CGRect(x: 0, y: 380, width: 300, height: 200)
      #expect(item.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 120))
      #expect(container.frame == CGRect(x: 50, y: 100, width: 300, height: 200))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    // V1
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a number that is none is stored and reported, and traps nothing`(number: CGFloat) {
      let window = makeWindow()
      let inside = UIView(0, 0, 10, 10, in: view)
      window.addSubview(view)
      view.frame.origin.y = number
      #expect(Headless.takeDiagnostics().count == 1)
      #expect(!view.center.y.isFinite)
      #expect(!inside.convert(CGPoint.zero, to: nil).y.isFinite)
      view.transform = CGAffineTransform(translationX: number, y: 0)
      _ = (view.frame, view.headlessScreenBounds, window.hitTest(.zero, with: nil))
      #expect(Headless.takeDiagnostics().count == 1)
      #expect(Headless.takeDiagnostics().isEmpty)
    }
  }
}
