public import Foundation

/// The owner of a view, which hears when it loads, appears, lays out and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  nonisolated(unsafe) private final var storedView: UIView?
  nonisolated(unsafe) final var storedChildren: [UIViewController] = []
  nonisolated(unsafe) final unowned(unsafe) var storedParent: UIViewController?
  final var appearance = Appearance.disappeared
  nonisolated(unsafe) final var rarities: ControllerRarities?
  nonisolated(unsafe) final var storedAdditionalSafeArea = UIEdgeInsets.zero

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    storedView?.storedController = nil
    SafeArea.note(change: storedAdditionalSafeArea, to: .zero)
    for child in storedChildren {
      child.storedParent = nil
    }
  }

  /// The view, loaded when it is asked for; setting nil unloads it.
  open var view: UIView! {
    get { loadedView }
    set {
      if storedView !== newValue { loseFocus() }
      storedView?.storedController = nil
      storedView = newValue
      newValue?.storedController = self
      if ownSafeArea != .zero { newValue?.safeAreaMayHaveChanged() }
    }
  }

  public final var viewIfLoaded: UIView? { storedView }
  public final var isViewLoaded: Bool { storedView != nil }

  public final func loadViewIfNeeded() {
    _ = loadedView
  }

  final var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    if storedView == nil {
      Headless.diagnose("loadView left its controller without a view")
      view = UIView()
    }
    viewDidLoad()
    return storedView ?? UIView()
  }

  /// Makes an empty view as large as the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// What the controller's own bars take of its view, on top of what the superview leaves.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedAdditionalSafeArea }
    set {
      guard storedAdditionalSafeArea != newValue else { return }
      SafeArea.note(change: storedAdditionalSafeArea, to: newValue)
      storedAdditionalSafeArea = newValue
      storedView?.safeAreaMayHaveChanged()
      Headless.hierarchyDidChange()
    }
  }

  /// The size is about to change: overrides call this, which tells children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size: size, with: coordinator)
  }

  /// The size classes are about to change: overrides call this, which tells children and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(traits: newCollection, with: coordinator)
  }

  /// The size classes have changed. It is not called when the view comes into a window for the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Nobody asks: the harness turns the screen as it likes, and there is no status bar to draw.

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Memory never runs short here.
  open func didReceiveMemoryWarning() {}

  open var isEditing: Bool {
    get { rarities?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    ownRarities.isEditing = editing
  }

  /// Runs when the view's constraints are due for an update: overrides call this, which updates the view's own.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear of this controller's appearance by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells this controller, and children whose views are below its own, that it begins to appear or disappear.
  ///
  /// A second beginning in the same direction is not heard.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
      if storedView?.storedWindow != nil { announceAppearing(animated: animated) }
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    endTransition()
  }

  /// Whether the tab bar goes away while this controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { rarities?.hidesBottomBar ?? false }
    set { ownRarities.hidesBottomBar = newValue }
  }

  /// The style in which the controller is presented; the automatic one reads as the page sheet that it means.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard let style = rarities?.presentationStyle, style != .automatic else { return .pageSheet }
      return style
    }
    set { ownRarities.presentationStyle = newValue }
  }

  /// The size of a form sheet on a pad, unless it is zero.
  open var preferredContentSize: CGSize {
    get { rarities?.contentSize ?? .zero }
    set {
      ownRarities.contentSize = newValue
      rarities?.presenter?.rarities?.presentation?.measure()
    }
  }

  /// Shows another controller over this one, or over its outermost parent.
  ///
  /// Nothing happens, as in UIKit, where the presenter is outside a window or presents something already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or where that is nothing asks its presenter to take it away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The presenter; for others the view's superview, which is a container's view, or the window.
  open override var next: UIResponder? {
    rarities?.presenter ?? storedView?.storedSuperview ?? rarities?.presentation?.presenterSuperview
  }

  override var responderView: UIView? { storedView }

  /// Runs between a container's `viewWillAppear` and its children's.
  func contentWillAppear() {}
}
