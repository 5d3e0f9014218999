import Foundation
import HeadlessUIKit
import Testing

/// What a keyboard of iOS 26 does that answers to the layout: a bar that is there while the focused view is near, and an
/// undocked keyboard that follows that view.
extension ScreenTests {
  @Suite @MainActor struct KeyboardAnswerTests {
    /// The field ends at 430, 21 points above the keyboard, which has come.
    private func screenWithNearBar(_ system: KeyboardProfile.System = .iOS26) -> KeyboardScreen {
      let screen = KeyboardScreen(system)
      Headless.keyboard?.configure { $0.nearBar = 44 }
      screen.field.center.y = 410
      screen.field.becomeFirstResponder()
      Headless.advance(by: 0.25)
      screen.forget()
      return screen
    }

    @Test func `a bar comes with the layout while the focused view is near, and goes with it`() {
      let screen = screenWithNearBar()
      screen.window.layoutIfNeeded()
      #expect(screen.heard == ["willChangeFrame 407", "willShow 407"])
      Headless.advance(by: 0.25)
      screen.forget()
      screen.field.center.y = 343.5
      screen.window.layoutIfNeeded()
      #expect(screen.heard.isEmpty)
      screen.field.center.y = 343
      screen.window.layoutIfNeeded()
      #expect(screen.heard == ["willChangeFrame 451", "willShow 451"])
      #expect(Headless.keyboard?.answers == 2)
    }

    @Test func `of a text view the caret is near, or is not`() {
      let screen = screenWithNearBar()
      let text = UITextView(0, 100, 375, 340, in: screen.window)
      text.headlessCaretRect = CGRect(x: 0, y: 0, width: 2, height: 20)
      text.becomeFirstResponder()
      screen.window.layoutIfNeeded()
      #expect(Headless.keyboard?.frame?.minY == 451)
      text.headlessCaretRect.origin.y = 300
      screen.window.layoutIfNeeded()
      #expect(Headless.keyboard?.frame?.minY == 407)
    }

    @Test func `a bar leaves with the keyboard`() {
      let screen = screenWithNearBar()
      screen.window.layoutIfNeeded()
      screen.field.resignFirstResponder()
      screen.forget()
      screen.other.becomeFirstResponder()
      #expect(screen.heard == ["other began", "willChangeFrame 451", "willShow 451"])
    }

    @Test func `a keyboard that has not arrived answers to no layout, also where it is announced`() {
      let screen = screenWithNearBar()
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          screen.field.center.y = 100
          screen.window.layoutIfNeeded()
        }
      }
      screen.window.layoutIfNeeded()
      NotificationCenter.default.removeObserver(token)
      Headless.advance(by: 0.2)
      screen.window.layoutIfNeeded()
      #expect(Headless.keyboard?.answers == 1 && Headless.keyboard?.frame?.minY == 407)
      Headless.advance(by: 0.05)
      screen.window.layoutIfNeeded()
      #expect(Headless.keyboard?.answers == 2 && Headless.keyboard?.frame?.minY == 451)
    }

    @Test func `only docked keys of iOS 26 have the bar`() {
      for system in [KeyboardProfile.System.iOS13, .iOS16] {
        screenWithNearBar(system).window.layoutIfNeeded()
        #expect(Headless.keyboard?.frame?.minY == 451)
      }
      let screen = screenWithNearBar()
      Headless.keyboard?.configure { $0.style = .undocked }
      Headless.advance(by: 0.25)
      screen.window.layoutIfNeeded()
      #expect(Headless.keyboard?.frame?.height == 216 && Headless.keyboard?.answers == 0)
    }

    @Test func `an undocked keyboard of iOS 26 follows the focused view upward, and down again to its place`()
    {
      let screen = KeyboardScreen(.iOS26)
      Headless.keyboard?.configure { $0.style = .undocked }
      screen.field.becomeFirstResponder()
      for (middle, top) in [(500, 351), (300, 320), (250, 270), (-50, 0), (330, 350), (400, 351)]
        as [(CGFloat, CGFloat)]
      {
        screen.field.center.y = middle
        Headless.advance(by: 0.25)
        screen.window.layoutIfNeeded()
        #expect(Headless.keyboard?.frame?.minY == top)
      }
      #expect(Headless.keyboard?.answers == 5)
      #expect(screen.heard.filter { $0.hasPrefix("will") }.allSatisfy { $0.hasPrefix("willChangeFrame") })
    }

    @Test(arguments: [KeyboardProfile.System.iOS13, .iOS16])
    func `an undocked keyboard of older systems stays where it was put`(system: KeyboardProfile.System) {
      let screen = KeyboardScreen(system)
      Headless.keyboard?.configure { $0.style = .undocked }
      screen.field.becomeFirstResponder()
      screen.field.center.y = 200
      Headless.advance(by: 0.25)
      screen.window.layoutIfNeeded()
      #expect(Headless.keyboard?.frame?.minY == 351 && Headless.keyboard?.answers == 0)
    }
  }
}
