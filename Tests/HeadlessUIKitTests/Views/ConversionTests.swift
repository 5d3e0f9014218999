import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConversionTests {
    // C1 [CAT]
    @Test func `points and boxes cross branches through bounds and turns`() {
      let a = UIView(0, 0, 400, 800)
      let b = UIView(50, 100, 300, 400, in: a)
      let c = UIView(20, 30, 100, 100, in: b)
      let d = UIView(10, 10, 50, 50, in: a)
      #expect(c.convert(CGPoint.zero, to: a) == CGPoint(x: 70, y: 130))
      #expect(c.convert(c.bounds, to: d) == CGRect(x: 60, y: 120, width: 100, height: 100))
      b.bounds.origin = CGPoint(x: 15, y: 25)
      #expect(c.convert(CGPoint.zero, to: a) == CGPoint(x: 55, y: 105))
      b.bounds.origin = .zero
      b.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(c.convert(CGPoint.zero, to: a).isClose(to: CGPoint(x: 370, y: 170)))
      #expect(c.convert(c.bounds, to: a).isClose(to: CGRect(x: 270, y: 170, width: 100, height: 100)))
    }

    // C2 [CAT]
    @Test func `nil is the window that the view is in`() {
      let window = makeWindow()
      let a = UIView(10, 20, 100, 100, in: window)
      let b = UIView(30, 40, 10, 10, in: a)
      #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: 60))
      #expect(b.convert(CGPoint.zero, from: nil) == CGPoint(x: -40, y: -60))
      a.transform = CGAffineTransform(translationX: 1000, y: 2000)
      #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 1040, y: 2060))
    }

    // C3 [CAT][FK]
    @Test func `nil without a window changes nothing`() {
      let inside = UIView(5, 5, 5, 5, in: UIView(50, 50, 50, 50))
      #expect(inside.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
      #expect(
        inside.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: nil).origin == CGPoint(x: 1, y: 2))
    }

    // C5 [FK]
    @Test func `siblings convert through their parent`() {
      let root = UIView(0, 0, 100, 100)
      let first = UIView(20, 10, 50, 50, in: root)
      let second = UIView(80, 80, 50, 50, in: root)
      #expect(root.convert(CGPoint(x: 15, y: 15), to: first) == CGPoint(x: -5, y: 5))
      #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == .zero)
      #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
    }

    // C6 [FK]
    @Test func `a scaled view shrinks what comes in`() {
      let root = UIView(0, 0, 200, 200)
      let scaled = UIView(0, 0, 10, 10, in: root)
      scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
      scaled.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      #expect(root.convert(CGPoint(x: 60, y: 20), to: scaled) == CGPoint(x: 25, y: 5))
      #expect(scaled.convert(CGPoint(x: 25, y: 5), to: root) == CGPoint(x: 60, y: 20))
      let inner = UIView(10, 10, 5, 5, in: scaled)
      #expect(root.convert(CGPoint(x: 100, y: 100), to: inner) == CGPoint(x: 35, y: 35))
    }

    @MainActor private struct Branches {
      let first: UIView
      let leaf: UIView

      /// Two branches below one root: a turned one, and one around a turned leaf.
      init(firstTransform: CGAffineTransform, secondTransform: CGAffineTransform) {
        let root = UIView(0, 0, 1000, 1000)
        first = UIView(4, 92, 254, 17, in: root)
        first.transform = firstTransform
        first.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
        let second = UIView(12, 150, 400, 400, in: root)
        second.transform = secondTransform
        leaf = UIView(40, 113, 10, 10, in: second)
        leaf.transform = CGAffineTransform(rotationAngle: 42)
        leaf.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
        keep = root
      }

      private let keep: UIView
    }

    private let turned = Branches(
      firstTransform: CGAffineTransform(rotationAngle: 110),
      secondTransform: CGAffineTransform(rotationAngle: -30))
    private let box = CGRect(x: 45, y: 115, width: 13, height: 14)

    // C7 [W32]
    @Test func `a point crosses two turned branches as on an iPhone`() {
      let there = turned.leaf.convert(box.origin, to: turned.first)
      let back = turned.leaf.convert(box.origin, from: turned.first)
      #expect(there.isClose(to: CGPoint(x: -72.9941233911901, y: -114.85495931677), within: 1e-11))
      #expect(back.isClose(to: CGPoint(x: 80.12346855145998, y: -140.97315764408575), within: 1e-11))
    }

    // C8 [W32]
    @Test func `a box that crosses two turned branches is boxed where they meet, and again`() {
      let there = CGRect(
        x: -91.9808292852884, y: -126.65734667117412, width: 19.295318391541684, height: 19.58870361060326)
      let back = CGRect(
        x: 69.16410886522763, y: -160.22950933436533, width: 19.295318391541684, height: 19.58870361060326)
      #expect(turned.leaf.convert(box, to: turned.first).isClose(to: there, within: 1e-11))
      #expect(turned.leaf.convert(box, from: turned.first).isClose(to: back, within: 1e-11))
    }

    // C8 [W32]
    @Test func `a box crosses moved, stretched and turned branches as on an iPhone`() {
      let mixed = Branches(
        firstTransform: CGAffineTransform(translationX: 68, y: 419),
        secondTransform: CGAffineTransform(scaleX: 7, y: 18))
      let there = CGRect(
        x: -370.7599647161262, y: -3194.0537428193356, width: 126.21777535967215, height: 315.26234158932266)
      let back = CGRect(
        x: -130.5701354815033, y: 97.83304592215717, width: 1.4556799635159337, height: 2.0132111355644327)
      #expect(mixed.leaf.convert(box, to: mixed.first).isClose(to: there, within: 1e-11))
      #expect(mixed.leaf.convert(box, from: mixed.first).isClose(to: back, within: 1e-11))
    }

    // C9
    @Test func `the screen adds the window's frame and the scene's origin`() throws {
      let window = makeWindow()
      window.frame.origin = CGPoint(x: 0, y: 5)
      let scene = try #require(window.windowScene)
      scene.headlessOrigin = CGPoint(x: 507, y: 20)
      let view = UIView(10, 10, 30, 30, in: window)
      let screen = UIScreen.main.coordinateSpace
      #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 517, y: 35))
      #expect(view.convert(CGPoint(x: 517, y: 35), from: screen) == .zero)
      #expect(screen.convert(CGRect(x: 517, y: 35, width: 1, height: 1), to: view).origin == .zero)
      #expect(view.convert(view.bounds, to: scene.coordinateSpace).origin == CGPoint(x: 10, y: 15))
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
      #expect(view.headlessScreenBounds == CGRect(x: 517, y: 35, width: 30, height: 30))
    }
  }
}
