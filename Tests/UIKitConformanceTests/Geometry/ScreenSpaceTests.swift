import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ScreenSpaceTests {
    private let window = Device.makeWindow()

    @Test(.item("C9", source: "DOC"))
    func `the screen adds where the window lies, and nil does not`() {
      window.frame.origin = CGPoint(x: 6, y: 5)
      let view = UIView(10, 10, 30, 30, in: window)
      let screen = window.screen.coordinateSpace
      let offset = window.convert(CGPoint.zero, to: screen)
      let onScreen = view.convert(CGPoint.zero, to: screen)
      #expect(onScreen.isNear(offset.x + 10, offset.y + 10))
      #expect(view.convert(onScreen, from: screen).isNear(0, 0))
      #expect(screen.convert(onScreen, to: view).isNear(0, 0))
      #expect(view.convert(CGPoint.zero, to: nil).isNear(10, 10))
      window.frame.origin.y += 20
      #expect(view.convert(CGPoint.zero, to: screen).isNear(onScreen.x, onScreen.y + 20))
    }

    // "Specify nil to convert the rectangle to the logical coordinate system of the screen."
    @Test(.item("C9", source: "Apple, UIWindow convert(_:to:)"))
    func `a window's own nil is the screen, and another window goes by it too`() {
      window.frame.origin = CGPoint(x: 6, y: 5)
      let screen = window.screen.coordinateSpace
      let box = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(window.convert(CGPoint(x: 1, y: 2), to: nil) == window.convert(CGPoint(x: 1, y: 2), to: screen))
      #expect(
        window.convert(CGPoint(x: 1, y: 2), from: nil) == window.convert(CGPoint(x: 1, y: 2), from: screen))
      #expect(window.convert(box, to: nil) == window.convert(box, to: screen))
      #expect(window.convert(box, from: nil) == window.convert(box, from: screen))
      let other = UIWindow(frame: window.frame.offsetBy(dx: 10, dy: 20))
      #expect(window.convert(box, to: other).isNear(-9, -18, 3, 4))
      #expect(window.convert(box, from: other).isNear(11, 22, 3, 4))
      #expect(
        window.convert(CGPoint.zero, to: other).isNear(-10, -20) && window.convert(box, to: window) == box)
    }

    // 85 % sure: in a split the offset is the scene's, the window begins at zero, and only the screen's space shows it.
    @Test(.item("C9", source: "DOC"), .enabled(if: Device.canPlaceScenes))
    func `in a split the scene has the offset and the window's frame does not tell of it`() {
      Device.setSceneOrigin(CGPoint(x: 507, y: 20), of: window)
      let view = UIView(10, 10, 30, 30, in: window)
      let screen = window.screen.coordinateSpace
      #expect(window.frame.origin == .zero)
      #expect(view.convert(view.bounds, to: screen).isNear(517, 30, 30, 30))
      #expect(view.convert(CGRect(x: 517, y: 30, width: 1, height: 1), from: screen).isNear(0, 0, 1, 1))
      #expect(view.convert(view.bounds, to: nil).isNear(10, 10, 30, 30))
    }
  }
}
