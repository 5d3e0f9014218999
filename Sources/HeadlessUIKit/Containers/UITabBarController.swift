import Foundation

/// Several controllers, of which the selected one is shown above a bar.
///
/// Left out are what a user's tap on the bar does, and the tab bars of iPadOS 18.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContainerLayout {
  private final var tabs: [UIViewController] = []
  private final var selection = 0
  private final var shown: UIViewController?
  private final var hasContent = false

  public final let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: barHeight))

  static let barHeight: CGFloat = 49

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that was selected stays so, where it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    let selected = selectedViewController
    tabs = viewControllers ?? []
    let leaving = old.filter { !tabs.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in tabs where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = selected.flatMap(tabs.firstIndex) ?? 0
    showSelected()
    for controller in leaving { controller.removeFromParent() }
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open override func loadView() {
    let view = ContainerView(of: self)
    view.addSubview(tabBar)
    self.view = view
  }

  override func contentWillAppear() {
    hasContent = true
    showSelected()
  }

  /// The new controller hears first that it will appear; the old one has gone before the new one is there.
  private final func showSelected() {
    guard isViewLoaded, hasContent, !appearance.isGone else { return }
    let (old, new) = (shown, selectedViewController)
    guard old !== new else { return }
    shown = new
    // While this controller is itself about to appear, the new one hears of it with its parent.
    let isSwitch = isAppeared
    if isSwitch { new?.beginAppearing(animated: false) }
    old?.beginDisappearing(animated: false)
    layOutContent()
    if let new { loadedView.insertSubview(new.loadedView, at: 0) }
    old?.unsettle()
    old?.endTransition()
    guard isSwitch, let new else { return }
    new.announceAppearing(animated: false)
    new.loadedView.layoutIfNeeded()
    new.endTransition()
  }

  private final var isAppeared: Bool {
    if case .appeared = appearance { return true }
    return false
  }

  /// A stack in which a controller hides the bar does so until that controller is popped.
  private final var isBarAway: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  final func layOutContent() {
    guard let view = viewIfLoaded else { return }
    let size = view.storedBounds.size
    let height = Self.barHeight + view.safeAreaInsets.bottom
    let isAway = isBarAway
    tabBar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    if isAway != (tabBar.superview == nil) {
      if isAway { tabBar.removeFromSuperview() } else { view.addSubview(tabBar) }
    }
    guard let shown else { return }
    var place = ContentPlace(frame: CGRect(origin: .zero, size: size))
    if !isAway, !tabBar.isHidden {
      place.makeRoom(
        forBottomBar: Self.barHeight, beginningAt: size.height - height,
        isUnder: shown.liesUnder(barAt: .bottom, isTranslucent: tabBar.isTranslucent))
    }
    shown.settle(in: place)
  }
}
