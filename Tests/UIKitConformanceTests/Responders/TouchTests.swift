import PortableUIKit
import Testing

/// Counts the touches that begin and that nobody further down has kept.
private final class TouchController: UIViewController {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
  }
}

extension ConformanceTests {
  // 90 % sure.
  @Suite(.serialized) @MainActor struct TouchTests {
    private let window = Device.makeWindow()
    private let controller = TouchController()

    init() {
      window.rootViewController = controller
    }

    private func tap() -> Int {
      Device.tap(at: CGPoint(x: 50, y: 50), in: window)
      return controller.count
    }

    @Test(.item("R12", source: "uikit-semantics.md"), .enabled(if: Device.canTap))
    func `a touch on a plain view goes up to the controller`() {
      _ = UIView(0, 0, 100, 100, in: controller.view)
      #expect(tap() == 1)
    }

    @Test(.item("R12", source: "uikit-semantics.md"), .enabled(if: Device.canTap))
    func `scroll views and controls keep their touches`() {
      for keeper in [UIScrollView(0, 0, 100, 100), UIControl(0, 0, 100, 100), UITextField(0, 0, 100, 100)] {
        controller.view.addSubview(keeper)
        #expect(tap() == 0)
        _ = UIView(0, 0, 100, 100, in: keeper)
        #expect(tap() == 0)
        keeper.removeFromSuperview()
      }
    }
  }
}
