extension UIViewController {
  /// What this controller or one of its parents presents.
  public final var presentedViewController: UIViewController? {
    rarities?.presentation?.presented ?? storedParent?.presentedViewController
  }

  /// Who presents this controller or one of its parents.
  public final var presentingViewController: UIViewController? {
    rarities?.presenter ?? storedParent?.presentingViewController
  }

  public final var isBeingPresented: Bool { presenterPhase == .presenting || presenterPhase == .beginning }
  public final var isBeingDismissed: Bool { presenterPhase == .dismissing }

  private final var presenterPhase: Presentation.Phase? {
    rarities?.presenter?.rarities?.presentation?.phase
  }

  final func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard controller !== self, controller.rarities?.presenter == nil, controller.storedParent == nil else {
      return Headless.diagnose(
        "a controller was presented that is the presenter, has a parent, or is presented already")
    }
    guard controller.modalPresentationStyle != .none else {
      return Headless.diagnose("a controller was presented in the style none")
    }
    let presenter = presenter(of: controller)
    guard presenter.rarities?.presentation == nil, let view = presenter.viewIfLoaded, view.storedWindow != nil
    else { return }
    let presentation = Presentation(of: controller, by: presenter, over: view)
    presenter.ownRarities.presentation = presentation
    controller.ownRarities.presenter = presenter
    presentation.begin(over: view, animated: animated, completion: completion)
  }

  /// The outermost parent; in the current context, the nearest controller that defines one.
  private final func presenter(of controller: UIViewController) -> UIViewController {
    let staysInContext = controller.modalPresentationStyle.staysInContext
    var presenter = self
    while !(staysInContext && presenter.definesPresentationContext), let parent = presenter.storedParent {
      presenter = parent
    }
    return presenter
  }

  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = self
    while let here = controller {
      if let presentation = here.rarities?.presentation {
        return presentation.dismiss(animated: animated, completion: completion)
      }
      controller = here.storedParent
    }
    if let presenter = presentingViewController {
      presenter.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// What is presented disappears with its presenter's window, the last first.
  final func hidePresented() {
    guard let presented = rarities?.presentation?.presented else { return }
    presented.hidePresented()
    presented.disappear()
  }

  /// What is presented, and is not covered in its turn, appears again with its presenter's window.
  final func showPresented() {
    guard let presented = rarities?.presentation?.presented else { return }
    if !presented.isCovered {
      presented.beginAppearing(animated: false)
      presented.endTransition()
    }
    presented.showPresented()
  }

  /// Whether a presented controller has taken the place of this one's view.
  final var isCovered: Bool { rarities?.presentation?.hidesPresenter ?? false }
}
