import Foundation
import HeadlessUIKit
import Testing

/// Writes down what the navigation controller tells it.
private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let heard: Heard

  init(_ heard: Heard) {
    self.heard = heard
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    heard.all.append("will show")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    heard.all.append("did show")
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct NavigationStackTests {
    private let window = makeWindow()
    private let heard = Heard()
    private let first: ListeningController
    private let second: ListeningController
    private let navigation: UINavigationController

    init() {
      first = ListeningController("first", in: heard)
      second = ListeningController("second", in: heard)
      navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
    }

    @Test func `the first controller appears with the stack`() {
      #expect(heard.take() == ["first will appear", "first is appearing", "first did appear"])
      #expect(first.view.superview === navigation.view && first.navigationController === navigation)
    }

    // L5 [CAT]
    @Test func `a push and a pop go from the old to the new, twice`() {
      _ = heard.take()
      navigation.pushViewController(second, animated: false)
      #expect(
        heard.take() == [
          "first will disappear", "second will appear", "second is appearing", "first did disappear",
          "second did appear",
        ])
      #expect(first.view.window == nil && navigation.topViewController === second)
      #expect(navigation.popViewController(animated: false) === second)
      #expect(
        heard.take() == [
          "second will disappear", "first will appear", "first is appearing", "second did disappear",
          "first did appear",
        ])
      #expect(second.parent == nil && second.view.window == nil && first.view.window === window)
    }

    @Test func `an animated push ends with its animation, or when the next begins`() {
      navigation.pushViewController(second, animated: true)
      #expect(first.view.window === window && second.view.window === window)
      _ = heard.take()
      Headless.advance(by: 0.35)
      #expect(heard.take() == ["first did disappear", "second did appear"])
      navigation.popViewController(animated: true)
      _ = heard.take()
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(
        heard.take() == [
          "second did disappear", "first did appear", "first will disappear", "first did disappear",
        ])
    }

    @Test func `the delegate hears before and after everyone else`() {
      let delegate = StackDelegate(heard)
      navigation.delegate = delegate
      navigation.pushViewController(second, animated: false)
      let all = heard.take()
      #expect(all.dropFirst(3).first == "will show" && all.last == "did show")
    }

    @Test
    func `a controller that leaves is off the stack before it disappears, and keeps its parent till then`() {
      final class Leaving: UIViewController {
        var seen: [Bool] = []
        override func viewWillDisappear(_ animated: Bool) {
          seen.append(navigationController?.viewControllers.contains(self) ?? true)
          seen.append(isMovingFromParent)
        }
      }
      let leaving = Leaving()
      navigation.pushViewController(leaving, animated: false)
      navigation.pushViewController(second, animated: false)
      navigation.popViewController(animated: false)
      navigation.popViewController(animated: false)
      #expect(leaving.seen == [true, false, false, true] && !leaving.isMovingFromParent)
    }

    @Test func `a push out of the callbacks of a push comes to its own end`() {
      final class Hasty: UIViewController {
        let second = UIViewController()
        override func viewDidAppear(_ animated: Bool) {
          if second.parent == nil { navigationController?.pushViewController(second, animated: true) }
        }
      }
      let hasty = Hasty()
      navigation.pushViewController(hasty, animated: false)
      #expect(navigation.topViewController === hasty.second && hasty.view.window === window)
      navigation.popViewController(animated: false)
      #expect(hasty.second.view.window == nil && hasty.view.window === window)
    }

    @Test func `a title is the navigation item's too`() {
      first.title = "First"
      #expect(first.navigationItem.title == "First")
      first.title = "1"
      #expect(first.navigationItem.title == "1")
    }

    @Test func `popping far leaves out what is between`() {
      navigation.viewControllers = [first, UIViewController(), second]
      _ = heard.take()
      #expect(navigation.popToRootViewController(animated: false)?.count == 2)
      #expect(navigation.viewControllers == [first])
      #expect(
        heard.take().filter { $0.hasPrefix("second") } == ["second will disappear", "second did disappear"])
      #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `a stack that is not to be seen changes in silence`() {
      window.isHidden = true
      _ = heard.take()
      navigation.pushViewController(second, animated: true)
      #expect(heard.take().isEmpty && second.navigationController === navigation)
      window.isHidden = false
      #expect(heard.take() == ["second will appear", "second is appearing", "second did appear"])
      #expect(first.viewIfLoaded?.superview == nil)
    }

    @Test func `what is presented is what is visible`() {
      navigation.pushViewController(second, animated: false)
      let sheet = UIViewController()
      second.present(sheet, animated: false)
      #expect(navigation.visibleViewController === sheet && navigation.topViewController === second)
      #expect(sheet.presentingViewController === navigation)
    }

    // jianshu.com/p/0f23c9cf3fa2
    @Test func `a field loses the focus when its controller begins to be covered`() {
      let field = UITextField(0, 100, 100, 40, in: first.view)
      field.becomeFirstResponder()
      navigation.pushViewController(second, animated: true)
      #expect(!field.isFirstResponder && field.window === window)
    }

    @Test func `a push on the way into the stack shows what was pushed last`() {
      final class Redirecting: UIViewController {
        var target: UIViewController?
        override func viewWillAppear(_ animated: Bool) {
          if let target { navigationController?.pushViewController(target, animated: false) }
          target = nil
        }
      }
      let redirecting = Redirecting()
      redirecting.target = second
      navigation.pushViewController(redirecting, animated: false)
      #expect(navigation.viewControllers == [first, redirecting, second])
      #expect(second.view.window === window && redirecting.view.window == nil && first.view.window == nil)
      _ = heard.take()
      navigation.popViewController(animated: false)
      #expect(heard.take() == ["second will disappear", "second did disappear"])
      #expect(redirecting.view.window === window && second.view.window == nil)
    }

    @Test func `a push while the old controller goes, or the delegate hears, shows what was pushed last`() {
      final class Leaving: UIViewController {
        var target: UIViewController?
        override func viewWillDisappear(_ animated: Bool) {
          if let target { navigationController?.pushViewController(target, animated: false) }
          target = nil
        }
      }
      final class Pushing: NSObject, UINavigationControllerDelegate {
        var target: UIViewController?
        func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        ) {
          if let target {
            self.target = nil
            navigationController.pushViewController(target, animated: false)
          }
        }
      }
      let (leaving, passed, last) = (Leaving(), ListeningController("passed", in: heard), UIViewController())
      navigation.setViewControllers([leaving], animated: false)
      leaving.target = last
      navigation.pushViewController(passed, animated: false)
      #expect(last.view.window === window && passed.viewIfLoaded?.window == nil)
      #expect(!heard.all.contains("passed will appear"))
      navigation.popViewController(animated: false)
      #expect(heard.all.contains("passed did appear") && passed.view.window === window)

      let pushing = Pushing()
      navigation.delegate = pushing
      pushing.target = second
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(second.view.window === window && passed.view.window == nil)
      navigation.delegate = nil
    }

    @Test func `what UIKit would raise an exception for is a diagnostic`() {
      navigation.pushViewController(first, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.popToViewController(second, animated: false)
      #expect(Headless.takeDiagnostics().count == 3 && navigation.viewControllers == [first])
    }

    @Test func `a popped controller goes when nobody holds it`() {
      var popped: UIViewController? = UIViewController()
      weak let lost = popped
      if let popped { navigation.pushViewController(popped, animated: false) }
      popped = nil
      navigation.popViewController(animated: false)
      #expect(lost == nil)
    }
  }
}
