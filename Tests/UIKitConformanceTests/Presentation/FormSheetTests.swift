import PortableUIKit
import Testing

extension ConformanceTests {
  // That a form sheet goes out of the way, many report; how far where there is little room, nobody does.
  @Suite(.serialized, .enabled(if: Device.canChooseIdiom && Device.canSetSafeArea && Device.canPlaceKeyboard))
  @MainActor struct FormSheetTests {
    private let window = Device.makeWindow(width: 1180, height: 820, on: .pad)
    private let modal = UIViewController()
    private let field = UITextField(20, 40, 300, 40)

    init() {
      Device.setSafeArea(UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0), of: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      modal.view.addSubview(field)
    }

    private func present(_ style: UIModalPresentationStyle) {
      modal.modalPresentationStyle = style
      window.rootViewController?.present(modal, animated: false)
      field.becomeFirstResponder()
    }

    private func moveKeyboard(to top: CGFloat?) {
      Device.placeKeyboard(at: top.map { CGRect(x: 0, y: $0, width: 1180, height: 820 - $0) })
      window.layoutIfNeeded()
    }

    @Test(.item("A6", source: "several reports"))
    func `a form sheet on a pad goes up by what the keyboard covers, and comes back`() {
      present(.formSheet)
      #expect(modal.view.frame == CGRect(x: 320, y: 100, width: 540, height: 620))
      moveKeyboard(to: 690)
      #expect(modal.view.frame == CGRect(x: 320, y: 70, width: 540, height: 620))
      moveKeyboard(to: nil)
      #expect(modal.view.frame.minY == 100)
    }

    @Test(.item("A6", source: "several reports"))
    func `a form sheet on a pad goes no higher than the status bar`() {
      present(.formSheet)
      moveKeyboard(to: 420)
      #expect(modal.view.frame.minY == 24)
    }

    @Test(.item("A6", source: "several reports"))
    func `a sheet that is clear of the keyboard, or has no room, stays`() {
      present(.formSheet)
      moveKeyboard(to: 720)
      #expect(modal.view.frame.minY == 100)
      modal.dismiss(animated: false)
      present(.pageSheet)
      moveKeyboard(to: 420)
      #expect(modal.view.frame.minY == 24)
    }
  }
}
