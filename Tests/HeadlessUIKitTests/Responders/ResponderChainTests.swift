import Foundation
import HeadlessUIKit
import Testing

/// Writes down the touches that come to it.
private final class TouchController: UIViewController {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ResponderChainTests {
    private let window = makeWindow()
    private let controller = TouchController()

    init() {
      window.rootViewController = controller
    }

    @Test func `a tap beside everything comes to the controller, once down and once up`() {
      let hit = Headless.tap(at: CGPoint(x: 200, y: 400), in: window)
      #expect(hit === controller.view)
      #expect(controller.heard == ["began", "ended"])
    }

    @Test func `a tap on a field gives it the focus`() {
      let field = UITextField(0, 0, 100, 40, in: controller.view)
      let area = UITextView(0, 50, 100, 40, in: controller.view)
      Headless.tap(at: CGPoint(x: 50, y: 20), in: window)
      #expect(field.isFirstResponder)
      Headless.tap(at: CGPoint(x: 50, y: 60), in: window)
      #expect(area.isFirstResponder && !field.isFirstResponder)
    }

    @Test func `a tap beside the window hits nothing`() {
      #expect(Headless.tap(at: CGPoint(x: -1, y: 5), in: window) == nil)
    }

    @Test func `a touch knows where it is in any view`() {
      final class Pad: UIView {
        var location: CGPoint?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          location = touches.first?.location(in: self)
        }
      }
      let pad = Pad(30, 40, 100, 100, in: controller.view)
      Headless.tap(at: CGPoint(x: 50, y: 50), in: window)
      #expect(pad.location == CGPoint(x: 20, y: 10))
    }
  }
}
