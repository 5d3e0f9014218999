import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct AlertTests {
    private let window = makeWindow()
    private let root = UIViewController()
    private let heard = Heard()
    private let alert = UIAlertController(title: "Name", message: "Yours", preferredStyle: .alert)

    init() {
      window.rootViewController = root
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { [heard] in heard.all.append("chose \($0.title ?? "")") }
    }

    private func show() {
      root.present(alert, animated: false)
    }

    @Test func `an alert shows its texts, fields and actions`() {
      alert.addTextField { $0.text = "Ada" }
      alert.addAction(action("Save"))
      alert.addAction(action("Cancel", .cancel))
      show()
      #expect(alert.textFields?.map(\.text) == ["Ada"] && alert.actions.count == 2)
      #expect(alert.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Name", "Yours"])
      let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map(\.currentTitle) == ["Cancel", "Save"])
      #expect(buttons[0].frame.minY == buttons[1].frame.minY && buttons[1].frame.maxX == 270)
      #expect(buttons.allSatisfy { alert.view.bounds.contains($0.frame) })
    }

    @Test func `an alert is in the middle, and an action sheet at the bottom`() {
      show()
      #expect(abs(alert.view.center.y - 400) < 1e-9 && alert.view.frame.width == 270)
      #expect(root.view.window === window)
      alert.dismiss(animated: false)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(action("Delete", .destructive))
      root.present(sheet, animated: false)
      #expect(sheet.view.frame.maxY == 792 && sheet.view.frame.width == 384)
    }

    @Test func `the alert goes before its handler runs`() {
      let save = action("Save")
      alert.addAction(save)
      show()
      Headless.choose(save)
      #expect(heard.all.isEmpty && alert.isBeingDismissed)
      Headless.advance(by: 1)
      #expect(heard.take() == ["chose Save"] && root.presentedViewController == nil)
    }

    @Test func `a handler may present the next alert`() {
      let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
      let more = UIAlertAction(title: "More", style: .default) { [root] _ in
        root.present(next, animated: false)
      }
      alert.addAction(more)
      show()
      Headless.choose(more)
      Headless.advance(by: 1)
      #expect(root.presentedViewController === next && next.view.window === window)
    }

    @Test func `a tap on a button chooses, unless its action is disabled`() throws {
      let save = action("Save")
      alert.addAction(save)
      show()
      let button = try #require(alert.view.subviews.last as? UIButton)
      let point = button.convert(CGPoint(x: 5, y: 5), to: nil)
      save.isEnabled = false
      Headless.tap(at: point, in: window)
      #expect(!alert.isBeingDismissed)
      save.isEnabled = true
      Headless.tap(at: point, in: window)
      Headless.advance(by: 1)
      #expect(heard.take() == ["chose Save"])
    }

    @Test func `the first field has the focus, and without one the alert`() {
      show()
      #expect(alert.isFirstResponder)
      alert.dismiss(animated: false)
      alert.addTextField()
      alert.addTextField()
      show()
      #expect(alert.textFields?[0].isFirstResponder == true)
    }

    @Test func `who had the focus gets it back before the handler runs`() {
      let field = UITextField(0, 0, 100, 40, in: root.view)
      field.becomeFirstResponder()
      let save = UIAlertAction(title: "Save", style: .default) { [heard] _ in
        heard.all.append("\(field.isFirstResponder)")
      }
      alert.addAction(save)
      show()
      #expect(!field.isFirstResponder)
      Headless.choose(save)
      #expect(!field.isFirstResponder && !alert.isFirstResponder)
      Headless.advance(by: 1)
      #expect(heard.take() == ["true"])
    }

    @Test func `who has left the window meanwhile does not get the focus back`() {
      let field = UITextField(0, 0, 100, 40, in: root.view)
      field.becomeFirstResponder()
      show()
      field.removeFromSuperview()
      alert.dismiss(animated: false)
      #expect(!field.isFirstResponder && window.headlessFirstResponder == nil)
    }

    @Test func `an alert is in the middle of what the keyboard leaves`() {
      alert.addTextField()
      show()
      Headless.postKeyboard(
        name: UIResponder.keyboardWillShowNotification, begin: .zero,
        end: CGRect(x: 0, y: 500, width: 400, height: 300), duration: 0.25)
      window.layoutIfNeeded()
      #expect(abs(alert.view.center.y - 250) < 1e-9)
    }

    @Test func `what UIKit would raise an exception for is a diagnostic`() {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      alert.addAction(action("Cancel", .cancel))
      alert.addAction(action("Never mind", .cancel))
      alert.preferredAction = action("Stray")
      #expect(Headless.takeDiagnostics().count == 3)
      #expect(sheet.textFields == nil && alert.actions.count == 1 && alert.preferredAction == nil)
    }

    @Test func `an action of an alert that is not there cannot be chosen`() {
      let save = action("Save")
      alert.addAction(save)
      Headless.choose(save)
      root.present(alert, animated: true)
      Headless.choose(save)
      #expect(Headless.takeDiagnostics().count == 2 && heard.all.isEmpty)
    }

    @Test func `a field may be added while the alert is there, and the focus stays`() {
      alert.addTextField()
      show()
      let height = alert.view.frame.height
      alert.addTextField()
      window.layoutIfNeeded()
      #expect(alert.view.frame.height == height + 30 && alert.textFields?[0].isFirstResponder == true)
    }
  }
}
