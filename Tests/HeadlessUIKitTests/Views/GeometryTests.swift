import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct GeometryTests {
    private let view = UIView(100, 100, 200, 100)

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
