import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  // A6
  @Suite(.serialized) @MainActor struct ConformanceFormSheetTests {
    private let window: UIWindow
    private let modal = UIViewController()
    private let field = UITextField(20, 40, 300, 40)

    init() {
      Headless.reset(screen: CGSize(width: 1180, height: 820), idiom: .pad)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
      window.headlessSafeAreaInsets.top = 24
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      modal.view.addSubview(field)
    }

    private func present(_ style: UIModalPresentationStyle) {
      modal.modalPresentationStyle = style
      window.rootViewController?.present(modal, animated: false)
      field.becomeFirstResponder()
    }

    private func showKeyboard(from top: CGFloat) {
      let end = CGRect(x: 0, y: top, width: 1180, height: 820 - top)
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: end, end: end, duration: 0.25)
      window.layoutIfNeeded()
    }

    @Test func `a form sheet on a pad goes up by what the keyboard covers, and comes back`() {
      present(.formSheet)
      #expect(modal.view.frame == CGRect(x: 320, y: 100, width: 540, height: 620))
      showKeyboard(from: 690)
      #expect(modal.view.frame == CGRect(x: 320, y: 70, width: 540, height: 620))
      Headless.postKeyboard(
        name: UIResponder.keyboardWillHideNotification, begin: nil, end: nil, duration: 0.25)
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 100)
    }

    @Test func `a form sheet on a pad goes no higher than the status bar`() {
      present(.formSheet)
      showKeyboard(from: 420)
      #expect(modal.view.frame.minY == 24)
    }

    @Test func `a sheet that is clear of the keyboard, or has no room, stays`() {
      present(.formSheet)
      showKeyboard(from: 720)
      #expect(modal.view.frame.minY == 100)
      modal.dismiss(animated: false)
      present(.pageSheet)
      showKeyboard(from: 420)
      #expect(modal.view.frame.minY == 24)
    }
  }
}
