public import Foundation

/// A stack of controllers, of which the last is shown below a bar.
///
/// Left out are the toolbar, large titles, and the lower bars of phones that lie on their side.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContainerLayout {
  /// What `viewControllers` tells. A controller that is on its way out has left it, and is a child still.
  final var stack: [UIViewController] = []
  /// Whose view is in this controller's.
  final var shown: UIViewController?
  final weak var end: TransitionEnd?
  final var interactivePop: InteractivePop?
  final var isBarHidden = false
  /// Whether the controller has appeared at least once, and shows its stack.
  final var hasContent = false

  public final weak var delegate: (any UINavigationControllerDelegate)?
  public final let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: barHeight))

  static let barHeight: CGFloat = 44

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public final var topViewController: UIViewController? { stack.last }

  /// What is presented over the stack, or its last controller.
  public final var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? stack.last
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    comeToRest()
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    comeToRest()
    guard !stack.contains(viewController), !(viewController is UINavigationController) else {
      return Headless.diagnose("a controller was pushed that is on the stack, or a navigation controller")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the last controller from the stack, but never the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    comeToRest()
    return pop(to: stack.count - 2, animated: animated).last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    comeToRest()
    guard let index = stack.firstIndex(of: viewController) else {
      Headless.diagnose("a navigation controller was to pop to a controller that is not on its stack")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    comeToRest()
    return pop(to: 0, animated: animated)
  }

  private final func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard stack.indices.contains(index) else { return [] }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Whether a finger can pop: it hears nothing itself, but while it is disabled no pop begins.
  public final private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  public final var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, and gives its room to the content at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    if isViewLoaded { layOutContent() }
  }

  open override func loadView() {
    let view = ContainerView(of: self)
    view.addSubview(navigationBar)
    self.view = view
  }

  override func contentWillAppear() {
    showTop()
  }

  final func layOutContent() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    navigationBar.isHidden = isBarHidden
    navigationBar.frame = CGRect(x: 0, y: top, width: view.storedBounds.width, height: Self.barHeight)
    for child in [shown, interactivePop?.below].compactMap(\.self) {
      child.settle(in: place(of: child, in: view, top: top))
    }
  }

  private final func place(of child: UIViewController, in view: UIView, top: CGFloat) -> ContentPlace {
    var place = ContentPlace(frame: CGRect(origin: .zero, size: view.storedBounds.size))
    guard !isBarHidden else { return place }
    place.makeRoom(
      forTopBar: Self.barHeight, endingAt: top + Self.barHeight,
      isUnder: child.liesUnder(barAt: .top, isTranslucent: navigationBar.isTranslucent))
    return place
  }
}
