import Foundation
import HeadlessUIKit
import Testing

/// How a simulated keyboard goes with the screen, the windows, the app and whoever moves the focus meanwhile.
extension ScreenTests {
  @Suite @MainActor struct KeyboardSurroundingsTests {
    @Test(arguments: [(KeyboardProfile.System.iOS13, 2), (.iOS16, 1)])
    func `a turn hides and shows before the layout`(system: KeyboardProfile.System, times: Int) {
      let screen = KeyboardScreen(system)
      screen.field.becomeFirstResponder()
      screen.forget()
      Headless.resizeScreen(to: CGSize(width: 667, height: 375))
      Headless.keyboard?.screenDidTurn()
      // The first hide is of the screen as it was.
      let turns = (0..<times).flatMap { time in
        let bottom = time == 0 ? 667 : 375
        return ["willChangeFrame \(bottom)", "willHide \(bottom)", "willChangeFrame 213", "willShow 213"]
      }
      #expect(screen.heard == turns)
    }

    @Test func `a turn without a keyboard says nothing`() {
      let screen = KeyboardScreen(.iOS13)
      Headless.resizeScreen(to: CGSize(width: 667, height: 375))
      Headless.keyboard?.screenDidTurn()
      #expect(screen.heard.isEmpty)
    }

    @Test func `the key window has the keyboard, or whoever came last`() {
      for keyWindowHasKeyboard in [true, false] {
        let screen = KeyboardScreen(.iOS16)
        Headless.rules.keyWindowHasKeyboard = keyWindowHasKeyboard
        let alert = UIWindow(frame: screen.window.frame)
        alert.isHidden = false
        screen.field.becomeFirstResponder()
        screen.forget()
        alert.makeKey()
        #expect(screen.names == (keyWindowHasKeyboard ? ["willChangeFrame", "willHide"] : []))
        #expect(screen.field.isFirstResponder)
        screen.forget()
        screen.window.makeKey()
        #expect(screen.names == (keyWindowHasKeyboard ? ["willChangeFrame", "willShow"] : []))
      }
    }

    @Test
    func `a window that hides hands the keyboard over to the one below, and one that is gone takes it along`()
    {
      let screen = KeyboardScreen(.iOS16)
      var overlay: UIWindow? = UIWindow(frame: screen.window.frame)
      let field = UITextField(0, 0, 100, 40, in: overlay)
      overlay?.makeKeyAndVisible()
      field.becomeFirstResponder()
      screen.forget()
      overlay?.isHidden = true
      #expect(screen.names == ["willChangeFrame", "willHide"] && screen.window.isKeyWindow)
      screen.field.becomeFirstResponder()
      #expect(screen.names.suffix(2) == ["willChangeFrame", "willShow"])
      overlay?.makeKeyAndVisible()
      overlay?.windowScene = nil
      #expect(Headless.keyboard?.frame != nil)
      overlay?.windowScene = screen.window.windowScene
      overlay?.makeKey()
      screen.field.resignFirstResponder()
      #expect(Headless.keyboard?.frame != nil)
      screen.forget()
      overlay = nil
      field.removeFromSuperview()
      Headless.advance(by: 0.1)
      #expect(screen.names == ["willChangeFrame", "willHide"])
    }

    @Test func `an app that returns hears of its keyboard again`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      Headless.advance(by: 1)
      screen.forget()
      Headless.enterBackground()
      #expect(screen.heard.isEmpty)
      Headless.enterForeground()
      #expect(screen.heard == ["willChangeFrame 451", "willShow 451"])
    }

    @Test(arguments: [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
    ])
    func `a handler that moves the focus is followed, and what it overtook is not said`(
      name: NSNotification.Name
    ) {
      let screen = KeyboardScreen(.iOS16)
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { _ = screen.field.resignFirstResponder() }
      }
      screen.field.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(screen.names.last == "willHide")
      #expect(screen.names.contains("willShow") == (name == UIResponder.keyboardWillShowNotification))
      screen.forget()
      Headless.advance(by: 1)
      #expect(screen.names == ["didChangeFrame", "didHide"])
    }

    @Test func `a reset takes the keyboard away`() {
      let screen = KeyboardScreen(.iOS16)
      screen.field.becomeFirstResponder()
      Headless.reset(screen: CGSize(width: 375, height: 667), idiom: .phone)
      #expect(Headless.keyboard == nil && Headless.keyboardWitness == nil)
    }
  }
}
