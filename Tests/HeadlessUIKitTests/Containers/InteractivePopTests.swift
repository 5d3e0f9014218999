import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct InteractivePopTests {
    private let window = makeWindow()
    private let heard = Heard()
    private let below: ListeningController
    private let top: ListeningController
    private let navigation: UINavigationController
    private let field = UITextField(0, 100, 100, 40)

    init() {
      below = ListeningController("below", in: heard)
      top = ListeningController("top", in: heard)
      navigation = UINavigationController(rootViewController: below)
      window.rootViewController = navigation
      navigation.pushViewController(top, animated: false)
      top.view.addSubview(field)
      field.becomeFirstResponder()
      heard.all = []
      navigation.headlessBeginInteractivePop()
    }

    // jianshu.com/p/0f23c9cf3fa2
    @Test func `a finger brings the one below in, and the focus goes first`() {
      #expect(heard.take() == ["top will disappear", "below will appear", "below is appearing"])
      #expect(below.view.window === window && top.view.window === window && !field.isFirstResponder)
      #expect(navigation.topViewController === below && !navigation.headlessBeginInteractivePop())
    }

    // wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
    @Test func `taken back, the one below disappears, then the last one appears and has its focus`() {
      _ = heard.take()
      navigation.headlessCancelInteractivePop()
      #expect(
        heard.take() == [
          "below will disappear", "below did disappear", "top will appear", "top is appearing",
          "top did appear",
        ])
      #expect(navigation.viewControllers == [below, top] && below.view.window == nil)
      #expect(field.isFirstResponder && top.parent === navigation && !top.isMovingFromParent)
    }

    @Test func `finished, it is a pop`() {
      _ = heard.take()
      navigation.headlessFinishInteractivePop()
      #expect(heard.take() == ["top did disappear", "below did appear"])
      #expect(navigation.viewControllers == [below] && top.parent == nil && !field.isFirstResponder)
    }

    @Test func `a push meanwhile takes it back first`() {
      _ = heard.take()
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(navigation.viewControllers.count == 3 && heard.all.contains("top did appear"))
      navigation.headlessFinishInteractivePop()
      #expect(navigation.viewControllers.count == 3)
    }

    @Test func `no finger pops while the recognizer is disabled`() {
      navigation.headlessCancelInteractivePop()
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!navigation.headlessBeginInteractivePop())
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      #expect(navigation.headlessBeginInteractivePop())
    }

    @Test func `it can be begun again`() {
      navigation.headlessCancelInteractivePop()
      #expect(navigation.headlessBeginInteractivePop())
      navigation.headlessFinishInteractivePop()
      #expect(!navigation.headlessBeginInteractivePop())
    }
  }
}
