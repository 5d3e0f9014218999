import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct ActionTests {
    private let window = Device.makeWindow()
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let top = UIViewController()

    init() {
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stack.pushViewController(top, animated: false)
      Device.wait(0.1)
    }

    private func send(_ action: Selector, from sender: Any?) -> Bool {
      UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
    }

    @Test(.item("R9", source: "CAT"))
    func `an action without a target goes to the first responder`() {
      let field = UITextField(0, 0, 100, 40, in: top.view)
      field.becomeFirstResponder()
      #expect(send(Device.resign, from: nil))
      #expect(!field.isFirstResponder)
    }

    @Test(.item("R9", source: "CAT"))
    func `it goes up the chain to the first that has it`() {
      let field = UITextField(0, 0, 100, 40, in: top.view)
      field.becomeFirstResponder()
      #expect(send(Device.pop, from: field))
      Device.wait(1)
      #expect(stack.viewControllers.count == 1)
    }

    @Test(.item("R9", source: "CAT"))
    func `where nothing has the focus it starts from the sender`() {
      let sender = UIView(0, 0, 10, 10, in: top.view)
      #expect(send(Device.pop, from: sender))
      Device.wait(1)
      #expect(stack.viewControllers.count == 1)
    }

    @Test(.item("R9", source: "CAT"))
    func `when nobody answers the sender learns of it`() {
      let stray = UIView(0, 0, 10, 10, in: UIView(0, 0, 10, 10))
      #expect(!send(Device.pop, from: stray))
      #expect(stack.viewControllers.count == 2)
    }

    @Test(.item("R9", source: "CAT"))
    func `a target that is named gets the action wherever it is`() {
      let field = UITextField(0, 0, 100, 40, in: top.view)
      field.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction(Device.pop, to: stack, from: nil, for: nil))
      Device.wait(1)
      #expect(stack.viewControllers.count == 1)
    }
  }
}
