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
