import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct TextInputTests {
    private let window = makeWindow()

    @Test func `editing is told to the delegate, then to observers, with the field as object`() {
      final class Owner: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("delegate begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("delegate end") }
      }
      let owner = Owner()
      let field = UITextField(0, 0, 100, 40, in: window)
      field.delegate = owner
      let names = [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification]
      for name in names {
        NotificationCenter.default.addObserver(forName: name, object: field, queue: .main) { note in
          nonisolated(unsafe) let sender = note.object
          MainActor.assumeIsolated {
            #expect(sender as? UITextField === field)
            owner.lines.append(name == names[0] ? "begin" : "end")
          }
        }
      }
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(owner.lines == ["delegate begin", "begin", "delegate end", "end"])
    }

    @Test func `a text view asks and tells its own delegate, which hears of scrolling too`() {
      final class Owner: NSObject, UITextViewDelegate {
        var lines: [String] = []
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
          lines.append("should")
          return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
      }
      let owner = Owner()
      let view = UITextView(0, 0, 100, 100, in: window)
      view.delegate = owner
      view.becomeFirstResponder()
      view.contentOffset.y = 5
      view.removeFromSuperview()
      #expect(owner.lines == ["should", "begin", "scroll", "end"])
    }

    // R7: the order of the two is the harness's, because fields leave the keyboard to it.
    @Test func `beginning and ending post nothing about the keyboard`() {
      final class Names: @unchecked Sendable {
        var all: [String] = []
      }
      let names = Names()
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
        names.all.append($0.name.rawValue)
      }
      UITextField(0, 0, 100, 40, in: window).becomeFirstResponder()
      UITextView(0, 50, 100, 40, in: window).becomeFirstResponder()
      window.endEditing(true)
      #expect(names.all.count == 4)
      #expect(!names.all.contains { $0.contains("Keyboard") })
    }

    @Test func `the caret is where the harness put it`() throws {
      let view = UITextView(0, 0, 100, 100, in: window)
      view.becomeFirstResponder()
      let generation = Headless.geometryGeneration
      view.headlessCaretRect = CGRect(x: 10, y: 70, width: 2, height: 20)
      #expect(Headless.geometryGeneration != generation)
      let range = try #require(view.selectedTextRange)
      #expect(view.caretRect(for: range.end) == CGRect(x: 10, y: 70, width: 2, height: 20))
    }

    @Test func `typing appends and deleting takes back`() {
      let inputs: [any UIKeyInput] = [UITextField(), UITextView()]
      for input in inputs {
        #expect(!input.hasText)
        input.insertText("é")
        #expect(input.hasText)
        input.deleteBackward()
        #expect(!input.hasText)
      }
    }

    @Test func `a growing text view overrides the initializer with a container`() {
      final class Growing: UITextView {
        let placeholder = UILabel()
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
          addSubview(placeholder)
        }
        required init?(coder: NSCoder) { nil }
      }
      let view = Growing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.placeholder.superview === view && view.bounds.width == 100)
    }

    @Test func `a text view that can only be selected takes the focus, without a keyboard or a word`() {
      let diary = Diary()
      let view = UITextView(0, 0, 100, 100, in: window)
      view.delegate = diary
      view.isEditable = false
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(.iOS16))
      #expect(view.becomeFirstResponder() && view.isFirstResponder)
      #expect(Headless.keyboard?.frame == nil)
      #expect(view.resignFirstResponder() && diary.lines.isEmpty)
      view.isSelectable = false
      #expect(!view.becomeFirstResponder())
    }

    @Test func `a text view that becomes editable while it has the focus begins to be edited`() {
      let diary = Diary()
      let view = UITextView(0, 0, 100, 100, in: window)
      view.delegate = diary
      view.isEditable = false
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(.iOS16))
      window.makeKey()
      view.becomeFirstResponder()
      view.isEditable = true
      #expect(diary.lines == ["began"] && Headless.keyboard?.frame != nil)
    }

    // simonbs/Runestone pull request 60
    @Test func `a text view that ceases to be editable gives up the focus`() {
      let diary = Diary()
      let view = UITextView(0, 0, 100, 100, in: window)
      view.delegate = diary
      view.becomeFirstResponder()
      view.isEditable = false
      #expect(!view.isFirstResponder && diary.lines == ["began", "ended"])
    }
  }
}

private final class Diary: NSObject, UITextViewDelegate {
  var lines: [String] = []
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("began") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
}
