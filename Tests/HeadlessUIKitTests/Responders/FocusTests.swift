import Foundation
import HeadlessUIKit
import Testing

/// Writes down what fields ask and tell, and answers as told.
@MainActor private final class Log: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refusesBegin = false
  var refusesEnd = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("\(textField.tag) should begin")
    return !refusesBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("\(textField.tag) did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("\(textField.tag) should end")
    return !refusesEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("\(textField.tag) did end") }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct FocusTests {
    private let window = makeWindow()
    private let log = Log()
    private let first: UITextField
    private let second: UITextField

    init() {
      first = UITextField(0, 0, 100, 40, in: window)
      second = UITextField(0, 50, 100, 40, in: window)
      for (number, field) in [first, second].enumerated() {
        field.tag = number + 1
        field.delegate = log
      }
    }

    // R1 [H3][W32]
    @Test func `a plain responder stands alone and wants nothing`() {
      let responder = UIResponder()
      #expect(responder.next == nil)
      #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder)
      #expect(!responder.isFirstResponder && !responder.becomeFirstResponder())
    }

    // R3 [DOC], R8
    @Test func `a field that may not begin does not, and the old one is not asked`() {
      first.becomeFirstResponder()
      log.lines = []
      log.refusesBegin = true
      #expect(!second.becomeFirstResponder())
      #expect(log.lines == ["2 should begin"])
      #expect(window.headlessFirstResponder === first)
    }

    // R3 [DOC]
    @Test func `a field that may not end keeps the focus`() {
      first.becomeFirstResponder()
      log.refusesEnd = true
      #expect(!second.becomeFirstResponder())
      #expect(first.isFirstResponder && !second.isFirstResponder)
    }

    // R3 [DOC]
    @Test func `outside a window nothing happens`() {
      first.removeFromSuperview()
      #expect(!first.becomeFirstResponder())
      #expect(log.lines.isEmpty)
    }

    // R4 [DOC]
    @Test func `what has the focus already says yes and asks nobody`() {
      first.becomeFirstResponder()
      log.lines = []
      #expect(first.becomeFirstResponder())
      #expect(log.lines.isEmpty)
    }

    // R4, I39
    @Test func `ending is refused without force, and told all the same with it`() {
      first.becomeFirstResponder()
      log.refusesEnd = true
      #expect(!window.endEditing(false))
      #expect(first.isFirstResponder)
      #expect(window.endEditing(true))
      #expect(!first.isFirstResponder)
      #expect(log.lines.last == "1 did end")
      #expect(!window.endEditing(true))
    }

    // I39
    @Test func `ending elsewhere leaves the focus`() {
      first.becomeFirstResponder()
      #expect(!second.endEditing(true))
      #expect(first.isFirstResponder)
    }

    // R5, I38
    @Test func `removing a view around the first responder resigns it, also against its will`() {
      let box = UIView(0, 0, 100, 100, in: window)
      box.addSubview(first)
      first.becomeFirstResponder()
      log.refusesEnd = true
      box.removeFromSuperview()
      #expect(window.headlessFirstResponder == nil)
      #expect(log.lines.last == "1 did end")
    }

    @Test func `moving inside one window keeps the focus`() {
      first.becomeFirstResponder()
      UIView(0, 0, 100, 100, in: window).addSubview(first)
      #expect(first.isFirstResponder)
    }

    // R6, I40
    @Test func `switching asks the new, asks and tells the old, tells the new`() {
      first.becomeFirstResponder()
      log.lines = []
      second.becomeFirstResponder()
      #expect(log.lines == ["2 should begin", "1 should end", "1 did end", "2 did begin"])
    }

    // R8
    @Test func `asking a field whether it can has effects`() {
      _ = first.canBecomeFirstResponder
      #expect(log.lines == ["1 should begin"])
      first.isEnabled = false
      #expect(!first.canBecomeFirstResponder)
    }

    // R11, I33
    @Test func `a search bar answers for its field`() {
      let bar = UISearchBar(0, 100, 100, 44, in: window)
      #expect(bar.becomeFirstResponder())
      #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
      #expect(window.headlessFirstResponder === bar.searchTextField)
      #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    }

    // V2
    @Test func `each window keeps its own first responder`() {
      let other = UIWindow(0, 0, 400, 800)
      let field = UITextField(0, 0, 100, 40, in: other)
      first.becomeFirstResponder()
      field.becomeFirstResponder()
      #expect(first.isFirstResponder && field.isFirstResponder)
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
