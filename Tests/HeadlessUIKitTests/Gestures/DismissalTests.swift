import Foundation
import HeadlessUIKit
import Testing

/// A screen that ends editing when it is tapped, as many login screens do.
private final class LoginController: UIViewController {
  let name = UITextField(20, 20, 100, 40)
  let password = UITextField(20, 80, 100, 40)
  let button = UIButton(type: .system)
  let control = UIControl(20, 200, 100, 40)
  let notes = UITextView(20, 260, 100, 100)
  let tap = UITapGestureRecognizer()
  var log: [String] = []

  override func viewDidLoad() {
    button.frame = CGRect(x: 20, y: 140, width: 100, height: 40)
    for child in [name, password, button, control, notes] { view.addSubview(child) }
    tap.addTarget(self, action: Selector(LoginController.viewTapped, named: "viewTapped()"))
    view.addGestureRecognizer(tap)
    let send = Selector(LoginController.send, named: "send(_:)")
    button.addTarget(self, action: send, for: .touchUpInside)
    control.addTarget(self, action: send, for: .touchUpInside)
  }

  func viewTapped() {
    log.append("view")
    view.endEditing(true)
  }

  func send(_ sender: UIControl) { log.append(sender === button ? "button" : "control") }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct DismissalTests {
    private let window = makeWindow()
    private let screen = LoginController()

    init() {
      window.rootViewController = screen
      screen.name.becomeFirstResponder()
    }

    private func tap(_ view: UIView) {
      Headless.tap(at: view.convert(CGPoint(x: 5, y: 5), to: nil), in: window)
    }

    @Test func `a tap beside everything ends editing`() {
      Headless.tap(at: CGPoint(x: 300, y: 600), in: window)
      #expect(screen.log == ["view"] && !screen.name.isFirstResponder)
    }

    @Test func `a tap on another field moves the focus, and the screen hears nothing`() {
      tap(screen.password)
      #expect(screen.log.isEmpty && screen.password.isFirstResponder)
      tap(screen.notes)
      #expect(screen.log.isEmpty && screen.notes.isFirstResponder)
    }

    @Test func `a button keeps its tap, and editing goes on`() {
      tap(screen.button)
      #expect(screen.log == ["button"] && screen.name.isFirstResponder)
    }

    // Measured by others: only controls that do something themselves have the better claim.
    @Test func `a plain control loses its tap to the screen`() {
      tap(screen.control)
      #expect(screen.log == ["view"] && !screen.name.isFirstResponder)
    }

    @Test func `without cancelling, the screen and the control both hear, the screen first`() {
      screen.tap.cancelsTouchesInView = false
      tap(screen.button)
      tap(screen.control)
      #expect(screen.log == ["view", "button", "view", "control"])
    }

    @Test func `a button in a field keeps its tap from giving the field the focus`() {
      let eye = UIButton(0, 0, 30, 30)
      screen.password.rightView = eye
      screen.password.rightViewMode = .always
      eye.addTarget(screen, action: Selector(LoginController.send, named: "send(_:)"), for: .touchUpInside)
      window.layoutIfNeeded()
      tap(eye)
      #expect(screen.log == ["control"] && screen.name.isFirstResponder)
    }
  }
}
