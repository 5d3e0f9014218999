import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct StrayViewTests {
    private let stray = UITextField(0, 0, 10, 10, in: UIView(5, 5, 50, 50))

    @Test(.item("R3", source: "DOC"))
    func `a view outside a window has no focus to take, give or end`() {
      #expect(!stray.becomeFirstResponder())
      #expect(!stray.isFirstResponder)
      #expect(!stray.endEditing(true))
      #expect(stray.next === stray.superview)
    }

    @Test(.item("L1", source: "CAT"))
    func `a view outside a window is laid out, and moved by animations, all the same`() {
      let counter = LayoutCounter(0, 0, 10, 10)
      counter.layoutIfNeeded()
      #expect(counter.take() == 1)
      UIView.animate(withDuration: 1) { counter.center.x = 90 }
      #expect(counter.center.x == 90)
    }
  }
}
