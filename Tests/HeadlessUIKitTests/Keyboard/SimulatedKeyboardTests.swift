import Foundation
import HeadlessUIKit
import Testing

/// What a simulated keyboard posts, and when, besides what the conformance tests say of every keyboard.
extension ScreenTests {
  @Suite @MainActor struct SimulatedKeyboardTests {
    // MARK: Showing and hiding

    @Test(arguments: KeyboardProfile.System.allCases)
    func `a field brings the keyboard up, and leaves with it`(system: KeyboardProfile.System) {
      let screen = KeyboardScreen(system)
      screen.field.becomeFirstResponder()
      #expect(screen.heard == ["began", "willChangeFrame 451", "willShow 451"])
      Headless.advance(by: 0.25)
      #expect(screen.heard.suffix(2) == ["didChangeFrame 451", "didShow 451"])
      screen.forget()
      screen.field.resignFirstResponder()
      #expect(screen.heard == ["willChangeFrame 667", "willHide 667", "ended"])
      Headless.advance(by: 0.25)
      #expect(screen.heard.suffix(2) == ["didChangeFrame 667", "didHide 667"])
      #expect(Headless.keyboard?.frame == nil && Headless.keyboardPlace == .hidden)
    }

    @Test func `what is posted has the frames of the profile, and the screen as its object from iOS 16 on`()
      throws
    {
      for system in KeyboardProfile.System.allCases {
        let screen = KeyboardScreen(system)
        screen.field.becomeFirstResponder()
        let note = try #require(screen.notifications.last)
        #expect((note.object as? UIScreen) === (system == .iOS13 ? nil : UIScreen.main))
        let info = note.userInfo
        #expect(
          info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
            == CGRect(x: 0, y: 667, width: 375, height: 216))
        #expect(
          info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            == CGRect(x: 0, y: 451, width: 375, height: 216))
      }
    }

    @Test func `a responder without keys brings no keyboard`() {
      let screen = KeyboardScreen(.iOS16)
      final class Taker: UIView { override var canBecomeFirstResponder: Bool { true } }
      let taker = Taker(0, 0, 10, 10, in: screen.window)
      #expect(taker.becomeFirstResponder())
      #expect(screen.heard.isEmpty)
    }

    @Test func `a hide that comes before the show has ended takes the did show back`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      Headless.advance(by: 0.1)
      screen.field.resignFirstResponder()
      Headless.advance(by: 1)
      #expect(!screen.heard.contains("didShow 451"))
      #expect(screen.heard.last == "didHide 667")
    }

    // MARK: From field to field

    @Test func `a field that refuses to end keeps the keyboard as it is`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      screen.forget()
      screen.mayEnd = false
      #expect(!screen.other.becomeFirstResponder())
      #expect(screen.heard.isEmpty && Headless.keyboard?.frame?.minY == 451)
    }

    @Test
    func `between fields that take suggestions and those that do not the height changes, and is announced`() {
      for change in [
        { $0.keyboardType = .numberPad }, { $0.keyboardType = .phonePad }, { $0.keyboardType = .decimalPad },
        { $0.isSecureTextEntry = true }, { $0.autocorrectionType = .no },
      ] as [@MainActor (UITextField) -> Void] {
        let screen = KeyboardScreen(.iOS16)
        Headless.keyboard?.configure { $0.predictiveBar = 44 }
        change(screen.other)
        screen.field.becomeFirstResponder()
        screen.forget()
        screen.other.becomeFirstResponder()
        #expect(screen.names == ["willChangeFrame", "willShow"] && screen.end?.minY == 451)
        screen.forget()
        change(screen.field)
        screen.field.becomeFirstResponder()
        #expect(screen.names.isEmpty)
      }
    }

    @Test func `without suggestions a field for digits is as any other`() {
      let screen = KeyboardScreen(.iOS16)
      screen.other.keyboardType = .numberPad
      screen.field.becomeFirstResponder()
      screen.forget()
      screen.other.becomeFirstResponder()
      #expect(screen.names.isEmpty)
    }

    @Test func `a view of one's own in place of the keys has its own height`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      screen.field.becomeFirstResponder()
      #expect(screen.heard.last == "willShow 367")
      screen.field.inputView = nil
      #expect(screen.heard.last == "willShow 367")
      screen.field.reloadInputViews()
      #expect(screen.heard.last == "willShow 451")
    }

    @Test func `a controller's own accessory stays at the bottom, and rides on the keyboard`() {
      let screen = KeyboardScreen(.iOS16)
      screen.window.headlessSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      let controller = AccessoryController()
      screen.window.rootViewController = controller
      controller.becomeFirstResponder()
      #expect(screen.heard == ["willChangeFrame 589", "willShow 589"])
      let field = UITextField(0, 0, 100, 40, in: controller.view)
      field.becomeFirstResponder()
      #expect(screen.heard.last == "willShow 407")
      field.resignFirstResponder()
      #expect(screen.heard.last == "willHide 667")
      controller.becomeFirstResponder()
      #expect(screen.heard.last == "willShow 589")
    }

    @Test func `a hide on iOS 26 reports the accessory that stays`() {
      let screen = KeyboardScreen(.iOS26)
      screen.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      screen.field.becomeFirstResponder()
      screen.field.resignFirstResponder()
      #expect(screen.end == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    // MARK: What the user does to the keyboard

    @Test(arguments: [KeyboardProfile.Style.undocked, .split, .floating])
    func `a keyboard that leaves the bottom is in another place, and not docked`(
      style: KeyboardProfile.Style
    ) {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      Headless.keyboard?.configure { $0.style = style }
      #expect(!Headless.keyboardPlace.isDocked)
      #expect(Headless.keyboardPlace.frame == screen.end)
      Headless.keyboard?.configure { $0.style = .docked }
      #expect(Headless.keyboardPlace.isDocked)
    }

    @Test func `over a hardware keyboard only the bar and the accessory are on the screen`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      screen.forget()
      Headless.keyboard?.configure { ($0.isHardware, $0.shortcutBar) = (true, 55) }
      #expect(screen.heard == ["willChangeFrame 612", "willShow 612"])
      #expect(screen.end == CGRect(x: 0, y: 612, width: 375, height: 271))
      Headless.keyboard?.configure { $0.isHardware = false }
      #expect(screen.names.suffix(2) == ["willChangeFrame", "willShow"])
      #expect(!screen.names.contains("willHide"))
    }

    @Test func `a keyboard that fades hides to nowhere`() {
      let screen = KeyboardScreen(.iOS16)
      Headless.keyboard?.configure { $0.crossFades = true }
      screen.field.becomeFirstResponder()
      screen.field.resignFirstResponder()
      #expect(screen.end == .zero)
    }

    @Test func `another app's keyboard is not local, and makes room for this app's`() {
      let screen = KeyboardScreen(.iOS16)
      Headless.keyboard?.setForeign(true)
      #expect(screen.names == ["willChangeFrame", "willShow"] && screen.isLocal == false)
      screen.field.becomeFirstResponder()
      #expect(screen.names.last == "willShow" && screen.isLocal == true)
      screen.field.resignFirstResponder()
      #expect(screen.names.last == "willShow" && screen.isLocal == false)
      Headless.keyboard?.setForeign(false)
      #expect(screen.names.last == "willHide" && screen.isLocal == false)
    }

    @Test func `a drag tells nobody, and dismisses only at its end`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      screen.forget()
      Headless.keyboard?.drag(toY: 600)
      #expect(screen.heard.isEmpty && Headless.keyboardPlace.frame.minY == 600)
      Headless.keyboard?.endDrag(dismisses: false)
      #expect(screen.heard.isEmpty && Headless.keyboardPlace.frame.minY == 451)
      Headless.keyboard?.drag(toY: 400)
      #expect(Headless.keyboardPlace.frame.minY == 451)
      Headless.keyboard?.endDrag(dismisses: true)
      #expect(screen.names == ["willChangeFrame", "willHide"] && screen.heard.last == "ended")
      #expect(!screen.field.isFirstResponder)
    }
  }
}

private final class AccessoryController: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
