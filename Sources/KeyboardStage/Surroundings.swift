import KeyboardScenarios
import PortableUIKit

/// What UIKit shows a screen in.
@MainActor
enum Surroundings {
  /// Puts a controller into its surroundings. UIKit refuses a stack of controllers on another, so of two
  /// navigation bars around each other the inner remains.
  ///
  /// - Returns: the controller for the window, and which controllers are presented by which once it is there, outermost
  ///   first.
  static func wrap(
    _ controller: UIViewController, in surroundings: [Scenario.Surrounding]
  ) -> (root: UIViewController, sheets: [(presenter: UIViewController, sheet: UIViewController)]) {
    var root = controller
    var sheets: [(presenter: UIViewController, sheet: UIViewController)] = []
    for surrounding in surroundings.reversed() {
      switch surrounding {
      case .navigationBar, .opaqueNavigationBar:
        if root is UINavigationController { continue }
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = surrounding == .navigationBar
        root = navigation
      case .tabBar, .opaqueTabBar:
        let tabs = UITabBarController()
        tabs.tabBar.isTranslucent = surrounding == .tabBar
        tabs.viewControllers = [root]
        root = tabs
      case .formSheet, .pageSheet:
        root.modalPresentationStyle = surrounding == .formSheet ? .formSheet : .pageSheet
        let presenter = UIViewController()
        sheets.insert((presenter, root), at: 0)
        root = presenter
      }
    }
    return (root, sheets)
  }
}
