import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct FocusTests {
    private let window = Device.makeWindow()
    private let log = EditingLog()
    private let first: UITextField
    private let second: UITextField

    init() {
      first = UITextField(0, 0, 100, 40, in: window)
      second = UITextField(0, 50, 100, 40, in: window)
      for (number, field) in [first, second].enumerated() {
        field.tag = number + 1
        field.delegate = log
      }
      window.makeKeyAndVisible()
    }

    // 90 % sure that the new one is asked before the old one; R6 and R8 agree.
    @Test(.item("R3", source: "DOC"))
    func `a field that may not begin does not get the focus, and the old one keeps it unasked`() {
      #expect(first.becomeFirstResponder())
      _ = log.take()
      log.refusesBegin = true
      #expect(!second.becomeFirstResponder())
      #expect(!log.take().contains("1 should end"))
      #expect(first.isFirstResponder)
      #expect(!second.isFirstResponder)
    }

    @Test(.item("R3", source: "DOC"))
    func `a field that may not end keeps the focus`() {
      first.becomeFirstResponder()
      log.refusesEnd = true
      #expect(!second.becomeFirstResponder())
      #expect(first.isFirstResponder)
      #expect(!second.isFirstResponder)
      log.refusesEnd = false
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder)
    }

    // Apple's page says not to do this; that the answer is false is of medium confidence.
    @Test(.item("R3", source: "DOC"))
    func `outside a window nobody gets the focus`() {
      let stray = UITextField(0, 0, 100, 40)
      #expect(!stray.becomeFirstResponder())
      #expect(!stray.isFirstResponder)
      window.addSubview(stray)
      #expect(!stray.isFirstResponder)
    }

    @Test(.item("R4", source: "DOC"))
    func `who has the focus already says yes, and nothing begins again`() {
      first.becomeFirstResponder()
      _ = log.take()
      #expect(first.becomeFirstResponder())
      #expect(!log.take().contains("1 did begin"))
      #expect(first.isFirstResponder)
    }

    @Test(.item("R4", source: "UITextField.h"))
    func `ending can be refused without force, and is told all the same with it`() {
      first.becomeFirstResponder()
      log.refusesEnd = true
      #expect(!window.endEditing(false))
      #expect(first.isFirstResponder)
      #expect(!log.take().contains("1 did end"))
      #expect(window.endEditing(true))
      #expect(!first.isFirstResponder)
      #expect(log.take().last == "1 did end")
    }

    @Test(.item("R5", source: "UITextField.h"))
    func `leaving the hierarchy takes the focus away, also against the field's will`() {
      let box = UIView(0, 0, 100, 100, in: window)
      box.addSubview(first)
      first.becomeFirstResponder()
      log.refusesEnd = true
      box.removeFromSuperview()
      #expect(!first.isFirstResponder)
      #expect(log.take().last == "1 did end")
      window.addSubview(box)
      #expect(!first.isFirstResponder)
    }

    // Medium confidence: Apple's guide gives the two halves, and one writer the whole.
    @Test(.item("R6", source: "Text Programming Guide"))
    func `the new field is asked, the old one asked and told, the new one told`() {
      first.becomeFirstResponder()
      _ = log.take()
      second.becomeFirstResponder()
      #expect(log.take() == ["2 should begin", "1 should end", "1 did end", "2 did begin"])
    }

    @Test(.item("R6", source: "Text Programming Guide"))
    func `a text view and a field take turns in the same order`() {
      let area = UITextView(0, 100, 100, 100, in: window)
      area.tag = 3
      area.delegate = log
      first.becomeFirstResponder()
      _ = log.take()
      area.becomeFirstResponder()
      #expect(log.take() == ["3 should begin", "1 should end", "1 did end", "3 did begin"])
      first.becomeFirstResponder()
      #expect(log.take() == ["1 should begin", "3 should end", "3 did end", "1 did begin"])
    }

    @Test(.item("R8", source: "IQKeyboardManager 284, 628, 483"))
    func `asking a field whether it can have the focus asks its delegate`() {
      #expect(first.canBecomeFirstResponder)
      #expect(log.take() == ["1 should begin"])
      log.refusesBegin = true
      #expect(!first.canBecomeFirstResponder)
      #expect(!first.isFirstResponder)
    }

    // 85 % sure.
    @Test(.item("R11", source: "IQKeyboardManager"))
    func `a search bar answers for the field inside it`() {
      let bar = UISearchBar(0, 100, 300, 56, in: window)
      #expect(!bar.isFirstResponder)
      #expect(bar.becomeFirstResponder())
      #expect(bar.isFirstResponder)
      #expect(bar.searchTextField.isFirstResponder)
      #expect(bar.resignFirstResponder())
      #expect(!bar.isFirstResponder)
    }

    @Test(.item("V2", source: "DOC"))
    func `each window keeps a first responder of its own`() {
      let other = UIWindow(frame: window.frame)
      other.windowScene = window.windowScene
      other.isHidden = false
      let field = UITextField(0, 0, 100, 40, in: other)
      first.becomeFirstResponder()
      #expect(field.becomeFirstResponder())
      #expect(first.isFirstResponder)
      #expect(field.isFirstResponder)
      other.isHidden = true
    }
  }
}
