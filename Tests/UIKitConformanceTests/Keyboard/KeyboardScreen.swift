import PortableUIKit

/// A window with two fields of one configuration, a keyboard that comes with the focus, and what is heard of it.
@MainActor struct KeyboardScreen {
  let window: UIWindow
  let field: UITextField
  let other: UITextField
  let log: KeyboardLog

  init(width: CGFloat = 375, height: CGFloat = 667, on idiom: UIUserInterfaceIdiom = .phone) {
    window = Device.makeWindow(width: width, height: height, on: idiom)
    field = UITextField(0, 100, 100, 40, in: window)
    other = UITextField(0, 200, 100, 40, in: window)
    window.makeKeyAndVisible()
    Device.plugInKeyboard()
    log = KeyboardLog()
  }

  var bounds: CGRect { window.screen.bounds }

  /// Brings the keyboard up, and forgets what was said of that.
  func type(in field: UITextField) {
    field.becomeFirstResponder()
    settle()
    log.forget()
  }

  /// Waits until the keyboard has come to rest.
  func settle() {
    Device.wait(1)
  }

  /// What is announced when something is done and the keyboard has come to rest.
  func announcements(after body: () -> Void) -> [String] {
    log.forget()
    body()
    settle()
    return log.announcements
  }
}

extension UITextField {
  /// Puts a bar of this height on top of the keyboard.
  func addAccessory(height: CGFloat) {
    inputAccessoryView = UIView(0, 0, 375, height)
  }
}
