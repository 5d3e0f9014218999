import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ControllerStateTests {
    private let window = makeWindow(width: 375, height: 667)

    @Test func `editing is set by the method that a controller overrides`() {
      final class Editor: UIViewController {
        var heard: [Bool] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          heard.append(editing)
        }
      }
      let editor = Editor()
      editor.isEditing = true
      #expect(editor.heard == [true] && editor.isEditing)
      editor.setEditing(false, animated: true)
      #expect(editor.heard == [true, false] && !editor.isEditing)
    }

    @Test func `a controller updates the constraints of its view, which it asks in its turn`() {
      final class Updated: UIView {
        var count = 0
        override func updateConstraints() {
          count += 1
          super.updateConstraints()
        }
      }
      final class Updating: UIViewController {
        var heard: [Int] = []
        override func loadView() { view = Updated() }
        override func updateViewConstraints() {
          heard.append((view as? Updated)?.count ?? -1)
          super.updateViewConstraints()
          heard.append((view as? Updated)?.count ?? -1)
        }
      }
      let controller = Updating()
      window.rootViewController = controller
      controller.view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(controller.heard == [0, 1])
      window.layoutIfNeeded()
      #expect(controller.heard == [0, 1])
    }

    @Test func `a turned screen has the interface in landscape`() {
      #expect(window.windowScene?.interfaceOrientation == .portrait)
      Headless.resizeScreen(to: CGSize(width: 667, height: 375))
      #expect(window.windowScene?.interfaceOrientation.isLandscape == true)
      #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func `what assistive technologies are told is kept with the view`() {
      let view = UIView()
      #expect(view.accessibilityIdentifier == nil && !view.isAccessibilityElement)
      view.accessibilityIdentifier = "password"
      view.accessibilityTraits = [.button, .selected]
      view.isAccessibilityElement = true
      #expect(view.accessibilityIdentifier == "password" && view.accessibilityLabel == nil)
      #expect(view.accessibilityTraits.contains(.button) && view.isAccessibilityElement)
    }
  }
}
