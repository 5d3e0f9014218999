import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct UIControlTests {
    private let window = makeWindow()

    @MainActor private final class Log {
      var lines: [String] = []
      func action(_ name: String) -> UIAction {
        UIAction(title: name) { [unowned self] in lines.append($0.title) }
      }
    }

    private let log = Log()

    @Test func `a tapped button runs what was added for a touch, and its primary action`() {
      let button = UIButton(primaryAction: log.action("Send"))
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      button.addAction(log.action("up"), for: .touchUpInside)
      button.addAction(log.action("down"), for: .touchDown)
      window.addSubview(button)
      Headless.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.lines == ["down", "Send", "up"])
      #expect(button.currentTitle == "Send" && button.intrinsicContentSize.height == 30)
      button.isEnabled = false
      Headless.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(log.lines.count == 3)
    }

    @Test func `an action takes the place of one with the same identifier`() {
      let control = UIControl()
      let counts = log
      for name in ["old", "new"] {
        control.addAction(
          UIAction(identifier: .init("it")) { _ in counts.lines.append(name) }, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      #expect(log.lines == ["new"])
      control.removeAction(identifiedBy: .init("it"), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(log.lines == ["new"])
    }

    @Test func `an action names its sender while it runs`() {
      let control = UIControl()
      var sender: UIControl?
      let action = UIAction { sender = $0.sender as? UIControl }
      control.sendAction(action)
      #expect(sender === control && action.sender == nil)
    }

    // T5
    @Test func `a label is as large as its text, and touches pass it by`() {
      let label = UILabel()
      #expect(!label.isUserInteractionEnabled && label.intrinsicContentSize == .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      label.text = "Hello"
      window.layoutIfNeeded()
      let width = label.frame.width
      label.text = "Hello, hello"
      window.layoutIfNeeded()
      #expect(width > 0 && label.frame.width > width && label.frame.height == 20.5)
    }
  }
}
