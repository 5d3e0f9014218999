import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ContentPlaceTests {
    private let window = makeWindow()
    private let content = UIViewController()

    init() {
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }

    private func show(_ root: UIViewController) {
      window.rootViewController = root
      window.layoutIfNeeded()
    }

    @Test func `content lies under a translucent navigation bar, which reaches into its safe area`() {
      let navigation = UINavigationController(rootViewController: content)
      show(navigation)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 400, height: 44))
      #expect(content.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    }

    @Test func `content begins below an opaque navigation bar, unless it wants to lie under it`() {
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.isTranslucent = false
      show(navigation)
      #expect(content.view.frame == CGRect(x: 0, y: 91, width: 400, height: 709))
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      content.extendedLayoutIncludesOpaqueBars = true
      window.layoutIfNeeded()
      #expect(content.view.frame.minY == 0 && content.view.safeAreaInsets.top == 91)
    }

    @Test func `content without extended edges begins below the bar`() {
      content.edgesForExtendedLayout = []
      show(UINavigationController(rootViewController: content))
      #expect(content.view.frame.minY == 91)
    }

    @Test func `a bar that hides gives its room to the content`() {
      let navigation = UINavigationController(rootViewController: content)
      show(navigation)
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(content.view.safeAreaInsets.top == 47 && navigation.navigationBar.isHidden)
      navigation.isNavigationBarHidden = false
      #expect(content.view.safeAreaInsets.top == 91)
    }

    @Test func `constraints to the safe area follow the bar`() {
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      content.view.addSubview(field)
      field.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor).isActive = true
      let navigation = UINavigationController(rootViewController: content)
      show(navigation)
      #expect(field.frame.minY == 91)
      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()
      #expect(field.frame.minY == 47)
    }

    @Test func `a content's own additional insets come on top of the bar`() {
      content.additionalSafeAreaInsets.top = 10
      show(UINavigationController(rootViewController: content))
      #expect(content.view.safeAreaInsets.top == 101 && content.additionalSafeAreaInsets.top == 10)
    }

    @Test func `a popped controller takes nothing of the bar along`() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      show(navigation)
      navigation.pushViewController(content, animated: false)
      navigation.popViewController(animated: false)
      window.rootViewController = content
      #expect(content.view.safeAreaInsets.top == 47)
    }

    @Test func `content that code has moved stays there until its place changes`() {
      let navigation = UINavigationController(rootViewController: content)
      show(navigation)
      content.view.frame.origin.y = -100
      navigation.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(content.view.frame.minY == -100)
      window.frame.size = CGSize(width: 800, height: 400)
      window.layoutIfNeeded()
      #expect(content.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    }

    @Test func `a tab bar stands on the safe area and reaches into its content's`() {
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      show(tabs)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 717, width: 400, height: 83))
      #expect(content.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    }

    @Test func `content ends above an opaque tab bar`() {
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      tabs.tabBar.isTranslucent = false
      show(tabs)
      #expect(content.view.frame == CGRect(x: 0, y: 0, width: 400, height: 717))
      #expect(content.view.safeAreaInsets.bottom == 0)
    }

    @Test func `a stack in a tab has both bars, until it hides the lower one`() {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [navigation]
      show(tabs)
      content.hidesBottomBarWhenPushed = true
      navigation.pushViewController(content, animated: false)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(tabs.tabBar.superview == nil)
      navigation.popViewController(animated: false)
      let insets = navigation.topViewController?.view.safeAreaInsets
      #expect(insets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      #expect(tabs.tabBar.superview === tabs.view)
    }

    @Test func `a sheet on a phone begins below the status bar`() {
      show(content)
      let sheet = UIViewController()
      content.present(sheet, animated: false)
      #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 400, height: 743))
      #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }
}
