import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  /// Input views are on the screen while the one who brings them has the focus.
  @Suite(.serialized) @MainActor struct InputViewTests {
    /// A screen whose bar, with a field to write in, stays at the bottom.
    private final class ChatController: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let text = UITextView(frame: CGRect(x: 10, y: 5, width: 80, height: 40))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
      override func viewDidLoad() { bar.addSubview(text) }
    }

    private let window: UIWindow
    private let chat = ChatController()

    init() {
      window = makeWindow(width: 375, height: 667)
      window.rootViewController = chat
      window.makeKey()
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(.iOS16))
    }

    private func place(of view: UIView) -> CGRect {
      view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
    }

    @Test(arguments: [true, false])
    func `a controller's bar is at the bottom of the screen, and in no view of its own`(isSimulated: Bool) {
      if !isSimulated { Headless.keyboard = nil }
      #expect(!chat.text.becomeFirstResponder() && chat.bar.window == nil)
      #expect(chat.becomeFirstResponder())
      #expect(place(of: chat.bar) == CGRect(x: 0, y: 617, width: 375, height: 50))
      #expect(chat.bar.window != nil && chat.bar.window !== window && !chat.bar.isDescendant(of: window))
      #expect(UIApplication.shared.windows == [window])
      chat.resignFirstResponder()
      #expect(chat.bar.window == nil && chat.bar.superview == nil)
    }

    @Test func `who writes in the bar has the focus of the window, and the bar rides on the keyboard`() {
      chat.becomeFirstResponder()
      #expect(chat.text.becomeFirstResponder() && chat.text.isFirstResponder && !chat.isFirstResponder)
      #expect(window.headlessFirstResponder === chat.text)
      #expect(Headless.keyboard?.frame == CGRect(x: 0, y: 401, width: 375, height: 266))
      #expect(place(of: chat.bar) == CGRect(x: 0, y: 401, width: 375, height: 50))
      #expect(sequence(first: chat.text as UIResponder, next: \.next).contains { $0 === chat })
      Headless.advance(by: 1)
      Headless.keyboard?.drag(toY: 500)
      #expect(place(of: chat.bar).minY == 500)
      Headless.keyboard?.endDrag(dismisses: false)
      #expect(place(of: chat.bar).minY == 401)
      #expect(chat.view.endEditing(true) && chat.bar.window == nil && Headless.keyboard?.frame == nil)
    }

    @Test func `a finger meets the bar, and the field in it takes the focus`() {
      chat.becomeFirstResponder()
      #expect(Headless.tap(at: CGPoint(x: 20, y: 640), in: window) === chat.text)
      #expect(chat.text.isFirstResponder)
      #expect(Headless.tap(at: CGPoint(x: 20, y: 100), in: window) === chat.view)
    }

    @Test func `the focus in the bar goes with the screen that brings it`() {
      chat.becomeFirstResponder()
      chat.text.becomeFirstResponder()
      window.rootViewController = UIViewController()
      #expect(window.headlessFirstResponder == nil && chat.bar.window == nil)
      #expect(Headless.keyboard?.frame == nil)
    }

    @Test func `a bar that asks for more height gets it with a layout, and the keyboard says so`() {
      final class GrowingBar: UIView {
        var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
      }
      let bar = GrowingBar()
      bar.autoresizingMask = .flexibleHeight
      let field = UITextField(0, 100, 100, 40, in: chat.view)
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      Headless.advance(by: 1)
      #expect(Headless.keyboard?.frame?.minY == 401)
      var ends: [CGFloat?] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { ends.append(end?.minY) }
      }
      bar.height = 90
      window.layoutIfNeeded()
      NotificationCenter.default.removeObserver(token)
      #expect(ends == [361] && place(of: bar) == CGRect(x: 0, y: 361, width: 375, height: 90))
    }

    @Test func `a bar is as high as its constraints ask, and grows with them`() {
      let (bar, text) = (UIView(), UIView())
      let height = text.heightAnchor.constraint(equalToConstant: 40)
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.autoresizingMask = .flexibleHeight
      bar.addSubview(text)
      NSLayoutConstraint.activate([
        height, text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
        text.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 6),
      ])
      let field = UITextField(0, 100, 100, 40, in: chat.view)
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      #expect(place(of: bar) == CGRect(x: 0, y: 399, width: 375, height: 52))
      #expect(place(of: text) == CGRect(x: 0, y: 405, width: 375, height: 40))
      height.constant = 80
      window.layoutIfNeeded()
      #expect(Headless.keyboard?.frame?.minY == 359 && place(of: text).height == 80)
    }

    @Test func `the focus in a bar comes back with the bar when what was presented has gone`() {
      chat.becomeFirstResponder()
      chat.text.becomeFirstResponder()
      chat.present(UIViewController(), animated: false)
      #expect(
        window.headlessFirstResponder == nil && chat.bar.window == nil && Headless.keyboard?.frame == nil)
      chat.dismiss(animated: false)
      #expect(chat.text.isFirstResponder && place(of: chat.bar).minY == 401)
      chat.present(UIViewController(), animated: false)
      let field = UITextField(0, 100, 100, 40, in: window)
      field.becomeFirstResponder()
      chat.dismiss(animated: false)
      #expect(field.isFirstResponder)
    }

    @Test func `a hidden window hides the bar and the keyboard, which come back with it`() {
      chat.becomeFirstResponder()
      chat.text.becomeFirstResponder()
      window.isHidden = true
      #expect(Headless.keyboard?.frame == nil)
      window.makeKeyAndVisible()
      #expect(chat.text.isFirstResponder && Headless.keyboard?.frame?.minY == 401)
      #expect(place(of: chat.bar).minY == 401)
    }

    @Test func `who lies in the bar that it brings is no end of the chain`() {
      let inner = UITextField(0, 0, 50, 50, in: chat.bar)
      inner.inputAccessoryView = chat.bar
      chat.becomeFirstResponder()
      inner.becomeFirstResponder()
      #expect(inner.isFirstResponder && place(of: chat.bar).minY == 401)
      #expect(
        Array(sequence(first: inner as UIResponder, next: \.next).prefix(20)).last === UIApplication.shared)
    }

    @Test func `a handler that resigns in the midst leaves nothing on the screen`() {
      let field = UITextField(0, 100, 100, 40, in: chat.view)
      field.inputAccessoryView = UIView(0, 0, 0, 44)
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
      field.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(window.headlessFirstResponder == nil && field.inputAccessoryView?.window == nil)
      #expect(UIApplication.shared.windows == [window])
    }

    @Test func `a bar that asks for the focus again on its way out has left it`() {
      final class Clinging: UIView {
        override func willMove(toWindow newWindow: UIWindow?) {
          if newWindow == nil { subviews.first?.becomeFirstResponder() }
        }
      }
      let field = UITextField(0, 100, 100, 40, in: chat.view)
      let bar = Clinging(0, 0, 0, 44)
      let inner = UITextField(0, 0, 50, 44, in: bar)
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      inner.becomeFirstResponder()
      bar.removeFromSuperview()
      #expect(window.headlessFirstResponder == nil && !inner.isFirstResponder)
      #expect(field.becomeFirstResponder())
    }

    @Test func `a bar may be scaled where it is`() {
      chat.becomeFirstResponder()
      chat.bar.transform = CGAffineTransform(scaleX: 1, y: 0.5)
      for _ in 0..<3 {
        window.layoutIfNeeded()
        chat.view.setNeedsLayout()
      }
      #expect(chat.bar.bounds.size == CGSize(width: 375, height: 50))
    }

    @Test func `a view in place of the keys lies below the accessory, until another is brought`() {
      let field = UITextField(0, 100, 100, 40, in: chat.view)
      let (first, second) = (UIView(0, 0, 0, 100), UIView(0, 0, 0, 200))
      field.inputView = first
      field.becomeFirstResponder()
      #expect(place(of: first) == CGRect(x: 0, y: 567, width: 375, height: 100))
      #expect(place(of: chat.bar) == CGRect(x: 0, y: 517, width: 375, height: 50))
      field.inputView = second
      field.reloadInputViews()
      #expect(first.window == nil && place(of: second).minY == 467 && place(of: chat.bar).minY == 417)
    }

    @Test func `under a scripted keyboard the bar lies where that ends above`() {
      Headless.keyboard = nil
      chat.becomeFirstResponder()
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: nil,
        end: CGRect(x: 0, y: 400, width: 375, height: 267), duration: 0.25)
      #expect(place(of: chat.bar) == CGRect(x: 0, y: 400, width: 375, height: 50))
      Headless.postKeyboard(
        name: UIResponder.keyboardWillHideNotification, begin: nil,
        end: CGRect(x: 0, y: 667, width: 375, height: 267), duration: 0.25)
      #expect(place(of: chat.bar).maxY == 667)
    }

    @Test func `a window that goes lets the bar go`() {
      var other: UIWindow? = UIWindow(frame: window.frame)
      let field = UITextField(0, 0, 100, 40, in: other)
      field.inputAccessoryView = UIView(0, 0, 0, 44)
      other?.makeKeyAndVisible()
      field.becomeFirstResponder()
      #expect(field.inputAccessoryView?.window != nil)
      weak let lost = field.inputAccessoryView?.window
      var kept = field.inputAccessoryView?.window
      other = nil
      chat.becomeFirstResponder()
      window.layoutIfNeeded()
      #expect(kept != nil && field.inputAccessoryView?.becomeFirstResponder() == false)
      kept = nil
      #expect(lost == nil && field.inputAccessoryView?.window == nil)
    }
  }
}
