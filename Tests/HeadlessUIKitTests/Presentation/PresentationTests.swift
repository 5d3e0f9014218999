import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct PresentationTests {
    private let window = makeWindow()
    private let heard = Heard()
    private let root: ListeningController
    private let modal: ListeningController

    init() {
      root = ListeningController("root", in: heard)
      modal = ListeningController("modal", in: heard)
      window.rootViewController = root
      heard.all = []
    }

    // L5 [CAT]
    @Test func `a full screen takes the place of its presenter, and gives it back`() {
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      #expect(
        heard.take() == [
          "root will disappear", "modal will appear", "modal is appearing", "modal did appear",
          "root did disappear",
        ])
      #expect(root.view.window == nil && modal.view.window === window)
      root.dismiss(animated: false)
      #expect(
        heard.take() == [
          "modal will disappear", "root will appear", "root is appearing", "root did appear",
          "modal did disappear",
        ])
      #expect(modal.view.window == nil && window.subviews == [root.view])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext])
    func `a presenter that stays to be seen hears nothing`(style: UIModalPresentationStyle) {
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      #expect(heard.take() == ["modal will appear", "modal is appearing", "modal did appear"])
      #expect(root.view.window === window)
      modal.dismiss(animated: false)
      #expect(heard.take() == ["modal will disappear", "modal did disappear"])
    }

    @Test func `an animated presentation ends with its animation`() {
      var isComplete = false
      root.present(modal, animated: true) { isComplete = true }
      #expect(heard.take() == ["modal will appear", "modal is appearing"] && modal.isBeingPresented)
      Headless.advance(by: 0.5)
      #expect(heard.take() == ["modal did appear"] && isComplete && !modal.isBeingPresented)
      root.dismiss(animated: true)
      #expect(heard.take() == ["modal will disappear"] && modal.isBeingDismissed)
      Headless.advance(by: 0.5)
      #expect(heard.take() == ["modal did disappear"] && modal.presentingViewController == nil)
    }

    @Test func `a dismissal does not wait for the presentation`() {
      root.present(modal, animated: true)
      root.dismiss(animated: false)
      #expect(
        heard.take() == [
          "modal will appear", "modal is appearing", "modal did appear", "modal will disappear",
          "modal did disappear",
        ])
      Headless.advance(by: 1)
      #expect(heard.all.isEmpty)
    }

    @Test func `presenter and presented know each other, and their children know too`() {
      let child = UIViewController()
      modal.addChild(child)
      root.present(modal, animated: false)
      #expect(root.presentedViewController === modal && child.presentingViewController === root)
      child.dismiss(animated: false)
      #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    }

    @Test func `the outermost parent presents for its children`() {
      let child = UIViewController()
      root.addChild(child)
      child.present(modal, animated: false)
      #expect(modal.presentingViewController === root && child.presentedViewController === modal)
    }

    @Test func `a second presentation is ignored, its own presenter's is not`() {
      let third = ListeningController("third", in: heard)
      root.present(modal, animated: false)
      root.present(third, animated: false)
      #expect(third.presentingViewController == nil)
      modal.present(third, animated: false)
      #expect(third.presentingViewController === modal)
      root.dismiss(animated: false)
      #expect(window.subviews == [root.view] && root.presentedViewController == nil)
      #expect(Headless.takeDiagnostics().isEmpty)
    }

    @Test func `what UIKit would raise an exception for is a diagnostic`() {
      root.present(root, animated: false)
      modal.modalPresentationStyle = .none
      root.present(modal, animated: false)
      #expect(Headless.takeDiagnostics().count == 2 && window.subviews == [root.view])
    }

    // R2 [DOC]
    @Test func `the chain leads from the presented controller to its presenter, covered or not`() {
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      #expect(modal.view.next === modal && modal.next === root && root.next === window)
    }

    // slackhq/SlackTextViewController issue 300, siteline/swiftui-introspect issue 43
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
    func `what is presented takes the focus, which comes back`(style: UIModalPresentationStyle) {
      let field = UITextField(0, 0, 100, 40, in: root.view)
      field.becomeFirstResponder()
      modal.modalPresentationStyle = style
      root.present(modal, animated: true)
      #expect(!field.isFirstResponder && field.window === window)
      Headless.advance(by: 1)
      root.dismiss(animated: true)
      #expect(!field.isFirstResponder)
      Headless.advance(by: 1)
      #expect(field.isFirstResponder)
    }

    @Test func `a popover leaves the focus`() {
      let field = UITextField(0, 0, 100, 40, in: root.view)
      field.becomeFirstResponder()
      modal.modalPresentationStyle = .popover
      root.present(modal, animated: false)
      #expect(field.isFirstResponder)
    }

    @Test func `who dismisses while the controller is being put in is refused, and may do so later`() {
      final class Hasty: UIViewController {
        override func viewWillAppear(_ animated: Bool) { dismiss(animated: false) }
      }
      let hasty = Hasty()
      root.present(hasty, animated: false)
      #expect(root.presentedViewController === hasty && hasty.view.window === window)
      hasty.dismiss(animated: false)
      #expect(root.presentedViewController == nil && hasty.viewIfLoaded?.window == nil)
      #expect(window.subviews == [root.view])
    }

    @Test func `what began to be presented goes with the one that presents it`() {
      final class Undoing: UIViewController {
        var undo: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) { undo() }
      }
      root.present(modal, animated: false)
      let undoing = Undoing()
      undoing.undo = { [root] in root.dismiss(animated: false) }
      modal.present(undoing, animated: false)
      #expect(root.presentedViewController == nil && undoing.presentingViewController == nil)
      #expect(window.subviews == [root.view] && undoing.viewIfLoaded?.window == nil)
    }

    @Test func `each dismissal says that it is done`() {
      root.present(modal, animated: false)
      var done: [Int] = []
      root.dismiss(animated: true) { done.append(1) }
      root.dismiss(animated: true) { done.append(2) }
      Headless.advance(by: 1)
      #expect(done == [1, 2])
    }

    @Test func `a presentation controller outlives the presented one`() {
      var controller: UIViewController? = UIViewController()
      let kept = controller?.presentationController
      controller = nil
      #expect(kept?.presentedView == nil && kept?.containerView == nil)
      #expect(kept?.presentedViewController.isViewLoaded == false)
    }

    @Test func `a sheet gives up the focus as its dismissal begins`() {
      root.present(modal, animated: false)
      let field = UITextField(0, 0, 100, 40, in: modal.view)
      field.becomeFirstResponder()
      root.dismiss(animated: true)
      #expect(!field.isFirstResponder && field.window === window)
    }

    @Test func `touches beside a sheet do not reach the presenter`() {
      let field = UITextField(0, 0, 100, 9, in: root.view)
      root.present(modal, animated: false)
      let hit = Headless.tap(at: CGPoint(x: 5, y: 5), in: window)
      #expect(hit === modal.view.superview && !field.isFirstResponder)
    }

    @Test func `a controller may dismiss itself as soon as it has appeared`() {
      final class Hasty: UIViewController {
        override func viewDidAppear(_ animated: Bool) { dismiss(animated: false) }
      }
      let hasty = Hasty()
      hasty.modalPresentationStyle = .fullScreen
      root.present(hasty, animated: false)
      #expect(hasty.presentingViewController == nil && window.subviews == [root.view])
      #expect(
        heard.take() == ["root will disappear", "root will appear", "root is appearing", "root did appear"])
    }

    @Test func `a window that hides takes what is presented along, and brings it back`() {
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      heard.all = []
      window.isHidden = true
      window.isHidden = false
      #expect(
        heard.take() == [
          "modal will disappear", "modal did disappear", "modal will appear", "modal is appearing",
          "modal did appear",
        ])
      window.rootViewController = nil
      #expect(heard.take() == ["modal will disappear", "modal did disappear"] && window.subviews.isEmpty)
    }

    @Test func `a context is covered alone`() {
      let child = ListeningController("child", in: heard)
      root.addChild(child)
      child.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
      root.view.addSubview(child.view)
      child.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      child.present(modal, animated: false)
      #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 300, height: 400))
      #expect(child.view.window == nil && root.view.window === window)
      child.dismiss(animated: false)
      #expect(root.view.subviews == [child.view])
    }

    @Test func `a reset frees whoever is in the middle of a transition`() {
      weak var lost: UIViewController?
      do {
        let presenter = UIViewController()
        lost = presenter
        let navigation = UINavigationController(rootViewController: presenter)
        let window = UIWindow(frame: .zero)
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.present(modal, animated: true) { presenter.title = "presented" }
      }
      #expect(lost != nil)
      Headless.reset(screen: .zero, idiom: .phone)
      #expect(lost == nil)
    }

    @Test func `nobody is kept alive by having presented or been presented`() {
      var sheet: UIViewController? = UIViewController()
      weak let lost = sheet
      if let sheet { root.present(sheet, animated: false) }
      sheet = nil
      #expect(lost != nil)
      root.dismiss(animated: false)
      #expect(lost == nil)
    }
  }
}
