import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct KeyboardDismissTests {
    private let window = makeWindow()
    private let scrollView: UIScrollView
    private let field: UITextField
    private let keyboard = CGRect(x: 0, y: 500, width: 400, height: 300)

    init() {
      scrollView = UIScrollView(0, 0, 400, 800, in: window)
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      field = UITextField(0, 50, 400, 40, in: scrollView)
      field.becomeFirstResponder()
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: nil, end: keyboard, duration: 0.25)
    }

    private func drag(through heights: CGFloat...) -> Bool {
      Headless.drag(scrollView, along: heights.map { CGPoint(x: 200, y: $0) })
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func `a drag takes the keyboard as it begins`(mode: UIScrollView.KeyboardDismissMode) {
      scrollView.keyboardDismissMode = mode
      #expect(drag(through: 400, 380, 360) && field.isFirstResponder)
      Headless.advance(by: 1.0 / 60)
      #expect(!field.isFirstResponder && scrollView.isDragging)
    }

    @Test func `a field beside the scroll view loses the keyboard too`() {
      let search = UITextField(0, 0, 400, 40, in: window)
      search.becomeFirstResponder()
      scrollView.keyboardDismissMode = .onDrag
      #expect(drag(through: 400, 380))
      Headless.advance(by: 1)
      #expect(!search.isFirstResponder)
    }

    @Test func `other drags leave the keyboard where it is`() {
      #expect(drag(through: 400, 700, 790))
      Headless.advance(by: 1)
      #expect(field.isFirstResponder && Headless.keyboardPlace.frame == keyboard)
    }

    // K7, U4
    @Test func `the keyboard follows a finger below its top without a notification, and goes where it lifts`()
    {
      scrollView.keyboardDismissMode = .interactive
      let counter = Counter()
      let observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
        if $0.name.rawValue.hasPrefix("UIKeyboard") { counter.count += 1 }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      #expect(drag(through: 400, 480, 600, 650))
      Headless.advance(by: 1.0 / 60)
      #expect(Headless.keyboardPlace.frame == keyboard)
      Headless.advance(by: 1.0 / 60)
      #expect(Headless.keyboardPlace.frame.minY == 600 && field.isFirstResponder)
      Headless.advance(by: 1)
      #expect(!field.isFirstResponder && counter.count == 0)
    }

    // K6
    @Test func `whoever hides the keyboard finds it in its place`() {
      final class Host: NSObject, UITextFieldDelegate {
        var place: CGRect?
        func textFieldDidEndEditing(_ textField: UITextField) { place = Headless.keyboardPlace.frame }
      }
      let host = Host()
      field.delegate = host
      scrollView.keyboardDismissMode = .interactiveWithAccessory
      #expect(drag(through: 400, 600))
      Headless.advance(by: 1)
      #expect(host.place == keyboard)
    }

    @Test(arguments: [[400, 600, 650, 640], [400, 650, 450], [400, 499]])
    func `a finger that comes up again leaves the keyboard`(heights: [CGFloat]) {
      scrollView.keyboardDismissMode = .interactive
      #expect(Headless.drag(scrollView, along: heights.map { CGPoint(x: 200, y: $0) }))
      Headless.advance(by: 1)
      #expect(field.isFirstResponder && Headless.keyboardPlace.frame == keyboard)
    }

    @Test func `a keyboard that goes by itself meanwhile stays away`() {
      scrollView.keyboardDismissMode = .interactive
      #expect(drag(through: 400, 600, 650, 660))
      Headless.advance(by: 1.5 / 60)
      Headless.postKeyboard(
        name: UIResponder.keyboardWillHideNotification, begin: keyboard, end: nil, duration: 0.25)
      Headless.advance(by: 1)
      #expect(Headless.keyboardPlace == .hidden && field.isFirstResponder)
    }

    @Test func `a guide's padding lets a finger take hold above the keyboard`() {
      scrollView.keyboardDismissMode = .interactive
      window.keyboardLayoutGuide.keyboardDismissPadding = 50
      #expect(drag(through: 400, 440, 470, 480, 490))
      Headless.advance(by: 1.0 / 60)
      #expect(Headless.keyboardPlace.frame == keyboard)
      Headless.advance(by: 1.0 / 60)
      #expect(Headless.keyboardPlace.frame.minY == 520)
      Headless.advance(by: 1)
      #expect(!field.isFirstResponder)
    }

    @Test func `a field that refuses keeps the keyboard`() {
      final class Host: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      }
      let host = Host()
      field.delegate = host
      scrollView.keyboardDismissMode = .onDrag
      #expect(drag(through: 400, 380))
      Headless.advance(by: 1)
      #expect(field.isFirstResponder)
    }
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}
