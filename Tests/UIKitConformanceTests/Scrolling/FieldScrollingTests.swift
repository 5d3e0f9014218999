import PortableUIKit
import Testing

extension ConformanceTests {
  /// What UIKit scrolls by itself for the one who types.
  @Suite(.serialized) @MainActor struct FieldScrollingTests {
    private let window = Device.makeWindow(width: 320, height: 480)
    private let scrollView: UIScrollView

    init() {
      scrollView = UIScrollView(0, 0, 320, 480, in: window)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      window.makeKeyAndVisible()
    }

    // How far it scrolls beyond what is needed, no source measures.
    @Test(.item("R10", source: "several pages"))
    func `a field that begins is scrolled into sight, above the insets`() {
      scrollView.contentInset.bottom = 200
      let field = UITextField(0, 300, 100, 40, in: scrollView)
      field.becomeFirstResponder()
      Device.wait(1)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 60))
      field.resignFirstResponder()
    }

    @Test(.item("R10", source: "several pages"))
    func `a field that is in sight moves nothing`() {
      scrollView.contentInset.bottom = 200
      let field = UITextField(0, 200, 100, 40, in: scrollView)
      field.becomeFirstResponder()
      Device.wait(1)
      #expect(scrollView.contentOffset == .zero)
      field.resignFirstResponder()
    }

    @Test(.item("R10", source: "openradar 20798351"))
    func `the nearest scroll view alone shows the field, also when it is disabled`() {
      let inner = UIScrollView(0, 1000, 320, 200, in: scrollView)
      inner.contentSize = CGSize(width: 320, height: 600)
      inner.isScrollEnabled = false
      let field = UITextField(0, 500, 100, 40, in: inner)
      field.becomeFirstResponder()
      Device.wait(1)
      #expect(inner.contentOffset.y == 340)
      #expect(scrollView.contentOffset.y == 0)
      field.resignFirstResponder()
    }

    // The keyboard comes after the field has begun (R7), and the field still ends up above it.
    @Test(.item("R10", source: "woelmer/UIScrollViewWithAutoLayout pull request 4"))
    func `a field goes where a handler has made room for it`() {
      Device.plugInKeyboard()
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [scrollView] _ in MainActor.assumeIsolated { scrollView.contentInset.bottom = 250 } }
      let field = UITextField(0, 300, 100, 40, in: scrollView)
      field.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      Device.wait(1)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 110))
      field.resignFirstResponder()
    }
  }
}
