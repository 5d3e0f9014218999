import PortableUIKit
import Testing

/// Stands for the application's own delegate.
private final class Delegate: UIResponder, UIApplicationDelegate {}

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ResponderTests {
    private let window = Device.makeWindow()

    private func chain(from responder: UIResponder) -> [UIResponder] {
      Array(sequence(first: responder, next: \.next))
    }

    @Test(.item("R1", source: "H3, W32"))
    func `a responder by itself stands alone and wants nothing`() {
      let responder = UIResponder()
      #expect(responder.next == nil)
      #expect(!responder.canBecomeFirstResponder)
      #expect(responder.canResignFirstResponder)
      #expect(!responder.isFirstResponder)
      #expect(!responder.becomeFirstResponder())
      #expect(!UIView().canBecomeFirstResponder)
      #expect(!UIViewController().canBecomeFirstResponder)
    }

    @Test(.item("R2", source: "CAT, DOC"))
    func `a view leads to its controller where it has one, and to its superview where not`() {
      let controller = UIViewController()
      let root: UIView = controller.view
      let view = UIView(0, 0, 10, 10, in: root)
      let container = UIView(0, 0, 100, 100)
      container.addSubview(root)
      #expect(view.next === root)
      #expect(root.next === controller)
      #expect(controller.next === container)
      #expect(container.next == nil)
    }

    // UIKit puts views of its own between a root controller and its window: the order is asserted, not who is next.
    @Test(.item("R2", source: "CAT, DOC"))
    func `the chain leads from a view through controller, window and scene to the application`() throws {
      let controller = UIViewController()
      window.rootViewController = controller
      let root: UIView = controller.view
      let view = UIView(0, 0, 10, 10, in: root)
      let scene = try #require(window.windowScene)
      let expected: [UIResponder] = [view, root, controller, window, scene, UIApplication.shared]
      #expect(chain(from: view).filter(expected.contains) == expected)
      #expect(window.next === scene)
      #expect(scene.next === UIApplication.shared)
    }

    @Test(.item("R2", source: "CAT, DOC"))
    func `a delegate that is a responder comes after the application`() {
      let former = UIApplication.shared.delegate
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      defer { UIApplication.shared.delegate = former }
      #expect(UIApplication.shared.next === delegate)
      #expect(delegate.next == nil)
    }
  }
}
