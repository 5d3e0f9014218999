import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct KeyboardOrderTests {
    private let window = Device.makeWindow()
    private let log = EditingLog()
    private let field: UITextField
    private let area: UITextView

    init() {
      field = UITextField(0, 0, 100, 40, in: window)
      area = UITextView(0, 50, 100, 100, in: window)
      (field.tag, area.tag) = (1, 2)
      field.delegate = log
      area.delegate = log
      window.makeKeyAndVisible()
      Device.plugInKeyboard()
      log.listenToKeyboard()
    }

    // Two independent sources agree on both.
    @Test(.item("R7", source: "craiggrummitt.com, IQKeyboardManager 271"))
    func `a field has begun when its keyboard is announced`() {
      field.becomeFirstResponder()
      Device.wait(0.5)
      #expect(log.take() == ["1 should begin", "1 did begin", "keyboard will change", "keyboard will show"])
      field.resignFirstResponder()
      Device.wait(0.5)
    }

    @Test(.item("R7", source: "craiggrummitt.com, IQKeyboardManager 271"))
    func `a text view's keyboard is announced when it has yet to begin`() {
      area.becomeFirstResponder()
      Device.wait(0.5)
      #expect(log.take() == ["2 should begin", "keyboard will change", "keyboard will show", "2 did begin"])
      area.resignFirstResponder()
      Device.wait(0.5)
    }

    @Test(.item("R5", source: "UITextField.h"))
    func `the keyboard hides when its field is taken out of the hierarchy`() {
      field.becomeFirstResponder()
      Device.wait(0.5)
      _ = log.take()
      field.removeFromSuperview()
      Device.wait(0.5)
      #expect(
        log.take().filter { $0.hasPrefix("keyboard") } == ["keyboard will change", "keyboard will hide"])
    }
  }
}
