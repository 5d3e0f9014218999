import Foundation
import HeadlessUIKit
import Testing

/// Writes down what a field asks and tells.
@MainActor private final class Owner: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refuses = false

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("should \(range.location),\(range.length) '\(string)'")
    return !refuses
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    lines.append("clear?")
    return !refuses
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("return?")
    return !refuses
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    lines.append("end \(reason)")
  }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end without reason") }

  func changed() { lines.append("changed") }
  func exited() { lines.append("exited") }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct TypingTests {
    private let window = makeWindow()
    private let owner = Owner()
    private let field: UITextField

    init() {
      field = UITextField(0, 0, 200, 40, in: window)
      field.delegate = owner
      field.addTarget(owner, action: Selector(Owner.changed, named: "changed()"), for: .editingChanged)
      field.becomeFirstResponder()
    }

    @Test func `each character is asked for, and told of`() {
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { [owner] _ in MainActor.assumeIsolated { owner.lines.append("posted") } }
      #expect(Headless.type("a"))
      #expect(owner.lines == ["should 0,0 'a'", "selection", "changed", "posted"])
      #expect(field.text == "a" && field.hasText)
    }

    @Test func `a delegate that refuses keeps the text as it is`() {
      field.text = "ab"
      owner.refuses = true
      Headless.type("x")
      Headless.pressDelete()
      #expect(field.text == "ab")
      #expect(owner.lines == ["should 2,0 'x'", "should 1,1 ''"])
    }

    @Test func `deleting takes a whole character, and nobody is asked about nothing`() {
      field.text = "a👨‍👩‍👧"
      Headless.pressDelete()
      Headless.pressDelete()
      Headless.pressDelete()
      #expect(
        field.text == ""
          && owner.lines.filter { $0.hasPrefix("should") } == ["should 1,8 ''", "should 0,1 ''"])
    }

    @Test func `typing replaces what is selected`() throws {
      field.text = "abcd"
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let end = try #require(field.position(from: start, offset: 2))
      field.selectedTextRange = field.textRange(from: start, to: end)
      #expect(field.text(in: try #require(field.selectedTextRange)) == "bc")
      Headless.type("x")
      #expect(field.text == "axd")
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
      #expect(field.compare(start, to: end) == .orderedAscending && field.offset(from: end, to: start) == -2)
    }

    @Test func `text that code sets or inserts is not asked for`() {
      field.text = "abc"
      #expect(owner.lines.isEmpty)
      field.insertText("d")
      #expect(field.text == "abcd" && owner.lines == ["selection", "changed"])
    }

    @Test func `the return key asks, and ends editing where someone listens for that`() {
      Headless.pressReturn()
      #expect(owner.lines == ["return?"] && field.isFirstResponder)
      field.addTarget(owner, action: Selector(Owner.exited, named: "exited()"), for: .editingDidEndOnExit)
      Headless.type("\n")
      #expect(owner.lines == ["return?", "return?", "exited", "end committed"] && !field.isFirstResponder)
    }

    @Test func `the button that clears a field is there while it may be`() {
      field.text = "abc"
      Headless.pressClear()
      #expect(field.text == "abc")
      field.clearButtonMode = .whileEditing
      Headless.pressClear()
      #expect(field.text == "" && owner.lines == ["clear?", "selection", "changed"])
    }

    @Test func `a field that clears itself does so when it begins`() {
      field.text = "abc"
      field.resignFirstResponder()
      field.clearsOnBeginEditing = true
      field.becomeFirstResponder()
      #expect(field.text == "")
    }

    @Test func `editing begins and ends with control events`() {
      var events: [String] = []
      field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
      field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
      field.resignFirstResponder()
      field.becomeFirstResponder()
      #expect(events == ["end", "begin"])
    }

    @Test func `a view of one's own that takes keys gets them`() {
      final class Keys: UIView, UIKeyInput {
        var typed = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !typed.isEmpty }
        func insertText(_ text: String) { typed += text }
        func deleteBackward() { typed.removeLast() }
      }
      let keys = Keys(0, 100, 10, 10, in: window)
      keys.becomeFirstResponder()
      Headless.type("12")
      Headless.pressDelete()
      Headless.pressReturn()
      #expect(keys.typed == "1\n" && keys.keyboardType == .default)
    }

    @Test func `without a first responder nobody is typed to`() {
      window.endEditing(true)
      #expect(!Headless.type("a") && field.text == "")
    }

    @Test func `the caret of a field lies behind the text, and a tap's place names a position`() throws {
      field.font = .systemFont(ofSize: 20)
      field.text = "abc"
      let caret = field.caretRect(for: field.endOfDocument)
      #expect(caret.minX == 30 && caret.midY == 20 && caret.height == field.font?.lineHeight)
      let position = try #require(field.closestPosition(to: CGPoint(x: 12, y: 20)))
      #expect(field.offset(from: field.beginningOfDocument, to: position) == 1)
    }

    @Test func `a field is as large as its text or its placeholder asks`() {
      field.font = .systemFont(ofSize: 20)
      field.placeholder = "Password"
      #expect(field.intrinsicContentSize == CGSize(width: 80, height: 25))
      field.font = nil
      field.borderStyle = .roundedRect
      field.text = "ab"
      #expect(field.intrinsicContentSize == CGSize(width: 17 + 14, height: 34))
    }

    @Test func `a view beside the text is in the field while it is shown`() {
      let icon = UIView(0, 0, 20, 20)
      field.leftView = icon
      window.layoutIfNeeded()
      #expect(icon.superview == nil)
      field.leftViewMode = .always
      window.layoutIfNeeded()
      #expect(icon.frame == CGRect(x: 0, y: 10, width: 20, height: 20) && icon.superview === field)
      #expect(field.textRect(forBounds: field.bounds).minX == 20)
      field.leftViewMode = .unlessEditing
      window.layoutIfNeeded()
      #expect(icon.superview == nil)
    }

    @Test func `a return key that waits for text does nothing before`() {
      field.becomeFirstResponder()
      field.enablesReturnKeyAutomatically = true
      owner.lines = []
      Headless.pressReturn()
      #expect(owner.lines.isEmpty)
      field.text = "a"
      Headless.pressReturn()
      #expect(owner.lines.first == "return?")
      #expect(UISearchBar().enablesReturnKeyAutomatically)
    }
  }
}
