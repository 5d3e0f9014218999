import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct FocusTests {
    private let window = makeWindow()
    private let first: UITextField
    private let second: UITextField

    init() {
      first = UITextField(0, 0, 100, 40, in: window)
      second = UITextField(0, 50, 100, 40, in: window)
    }

    // I39
    @Test func `ending elsewhere leaves the focus`() {
      first.becomeFirstResponder()
      #expect(!second.endEditing(true))
      #expect(first.isFirstResponder)
    }

    @Test func `moving inside one window keeps the focus`() {
      first.becomeFirstResponder()
      UIView(0, 0, 100, 100, in: window).addSubview(first)
      #expect(first.isFirstResponder)
    }

    @Test func `a custom view may take keys without telling anyone`() {
      final class Keys: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
      }
      let keys = Keys(0, 0, 10, 10, in: window)
      nonisolated(unsafe) var posts = 0
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in posts += 1 }
      #expect(keys.becomeFirstResponder() && keys.isFirstResponder)
      #expect(posts == 0)
    }

    @Test func `a controller may have the focus, and loses it with its view`() {
      final class Controller: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
      }
      let controller = Controller()
      window.addSubview(controller.view)
      #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
      controller.view.removeFromSuperview()
      #expect(window.headlessFirstResponder == nil)
    }

    @Test func `who takes the focus again on the way out has left it behind`() {
      final class Clinging: NSObject, UITextFieldDelegate {
        var farewells = 0
        func textFieldDidEndEditing(_ textField: UITextField) {
          farewells += 1
          textField.becomeFirstResponder()
        }
      }
      final class Returning: UIView {
        override func willMove(toWindow newWindow: UIWindow?) { subviews.first?.becomeFirstResponder() }
      }
      let clinging = Clinging()
      first.delegate = clinging
      first.becomeFirstResponder()
      first.removeFromSuperview()
      #expect(!first.isFirstResponder && window.headlessFirstResponder == nil && clinging.farewells == 3)
      #expect(second.becomeFirstResponder())
      let returning = Returning(0, 0, 100, 100, in: window)
      returning.addSubview(first)
      first.delegate = nil
      UIView().addSubview(returning)
      #expect(window.headlessFirstResponder == nil && second.becomeFirstResponder())
    }

    @Test func `a controller loses the focus with its view's place`() {
      final class Controller: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
      }
      let controller = Controller()
      window.addSubview(controller.view)
      controller.becomeFirstResponder()
      controller.view = UIView()
      #expect(window.headlessFirstResponder == nil && first.becomeFirstResponder())
    }

    @Test func `a farewell that gives the focus to a third leaves it there`() {
      final class Thief: NSObject, UITextFieldDelegate {
        var third: UITextField?
        func textFieldDidEndEditing(_ textField: UITextField) { third?.becomeFirstResponder() }
      }
      let thief = Thief()
      thief.third = UITextField(0, 100, 100, 40, in: window)
      first.delegate = thief
      first.becomeFirstResponder()
      #expect(!second.becomeFirstResponder())
      #expect(window.headlessFirstResponder === thief.third)
    }
  }
}
