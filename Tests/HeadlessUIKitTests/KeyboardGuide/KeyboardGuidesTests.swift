import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct KeyboardGuidesTests {
    private let keyboard = CGRect(x: 0, y: 500, width: 400, height: 300)

    private func show() {
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: .zero, end: keyboard, duration: 0.25)
    }

    // U4: what the notifications do not tell, the next pass finds.
    @Test func `a guide keeps nothing alive, and its view is laid out again where the keyboard moves`() {
      final class Counting: UIView {
        var passes = 0
        override func layoutSubviews() { passes += 1 }
      }
      let window = makeWindow()
      weak var lost: UIKeyboardLayoutGuide?
      do {
        let gone = UIView(0, 0, 400, 800, in: window)
        lost = gone.keyboardLayoutGuide
        gone.removeFromSuperview()
      }
      let view = Counting(0, 0, 400, 800, in: window)
      _ = view.keyboardLayoutGuide
      window.layoutIfNeeded()
      view.passes = 0
      show()
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect(lost == nil && view.passes == 1)
    }

    @Test func `a reset takes the keyboard away`() {
      let window = makeWindow()
      let view = UIView(0, 0, 400, 800, in: window)
      show()
      #expect(view.keyboardLayoutGuide.layoutFrame.height == 300)
      Headless.reset(screen: CGSize(width: 400, height: 800), idiom: .phone)
      #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
    }
  }
}
