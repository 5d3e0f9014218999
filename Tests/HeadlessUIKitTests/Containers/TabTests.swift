import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct TabTests {
    private let window = makeWindow()
    private let heard = Heard()
    private let first: ListeningController
    private let second: ListeningController
    private let tabs = UITabBarController()

    init() {
      first = ListeningController("first", in: heard)
      second = ListeningController("second", in: heard)
      tabs.viewControllers = [first, second]
      window.rootViewController = tabs
    }

    @Test func `only the selected controller appears, and the others are not loaded`() {
      #expect(heard.take() == ["first will appear", "first is appearing", "first did appear"])
      #expect(!second.isViewLoaded && second.tabBarController === tabs)
    }

    // L5 [CAT][WO]
    @Test func `on a switch the new one hears first`() {
      _ = heard.take()
      tabs.selectedIndex = 1
      #expect(
        heard.take() == [
          "second will appear", "first will disappear", "second is appearing", "first did disappear",
          "second did appear",
        ])
      #expect(tabs.selectedViewController === second && first.view.window == nil)
    }

    @Test func `selecting what is selected, or is not there, changes nothing`() {
      _ = heard.take()
      tabs.selectedIndex = 0
      tabs.selectedIndex = 7
      tabs.selectedViewController = UIViewController()
      #expect(heard.take().isEmpty && tabs.selectedIndex == 0)
    }

    @Test func `a selected controller that is taken out makes room for the first`() {
      tabs.selectedIndex = 1
      _ = heard.take()
      tabs.viewControllers = [first]
      #expect(tabs.selectedViewController === first && second.parent == nil)
      #expect(heard.all.last == "first did appear" && heard.all.contains("second did disappear"))
    }

    @Test func `tabs that are not to be seen switch in silence`() {
      window.isHidden = true
      _ = heard.take()
      tabs.selectedIndex = 1
      #expect(heard.take().isEmpty)
      window.isHidden = false
      #expect(heard.take() == ["second will appear", "second is appearing", "second did appear"])
    }
  }
}
