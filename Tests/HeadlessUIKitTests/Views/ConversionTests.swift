import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConversionTests {
    // C9, seen from all that only the harness can say and read.
    @Test func `the screen adds the scene's origin to the window's, the scene does not`() throws {
      let window = makeWindow()
      window.frame.origin = CGPoint(x: 0, y: 5)
      let scene = try #require(window.windowScene)
      scene.headlessOrigin = CGPoint(x: 507, y: 20)
      let view = UIView(10, 10, 30, 30, in: window)
      #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 517, y: 35))
      #expect(view.convert(view.bounds, to: scene.coordinateSpace).origin == CGPoint(x: 10, y: 15))
      #expect(view.headlessScreenBounds == CGRect(x: 517, y: 35, width: 30, height: 30))
    }
  }
}
