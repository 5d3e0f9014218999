extension UINavigationController {
  /// How long iOS takes to push or pop.
  static let duration = 0.35

  /// Before the stack is looked at for a change: what is under way comes to its end.
  final func comeToRest() {
    headlessCancelInteractivePop()
    end?.arrive()
  }

  /// Every change of the stack: to another last controller with a transition, where the stack is to be seen.
  final func change(to newStack: [UIViewController], animated: Bool) {
    let (old, new) = (shown, newStack.last)
    let leaving = stack.filter { !newStack.contains($0) }
    let entering = newStack.filter { !stack.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { addChild(controller) }
    stack = newStack
    if let old, leaving.contains(old) { old.ownRarities.isMovingFromParent = true }
    if let new, entering.contains(new) { new.ownRarities.isMovingToParent = true }
    let settleParents = {
      for controller in leaving { controller.removeFromParent() }
      for controller in entering { controller.didMove(toParent: self) }
    }
    guard isShowing, old !== new else {
      if old !== new { forgetShown() }
      return settleParents()
    }
    transit(from: old, to: new, animated: animated, completion: settleParents)
  }

  /// Whether a change is to be seen. While the stack is not, the last controller's view comes when it appears.
  final var isShowing: Bool { isViewLoaded && !appearance.isGone && hasContent }

  private final func forgetShown() {
    shown?.unsettle()
    shown = nil
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The old controller gives up the focus before it hears that it will disappear (jianshu.com/p/0f23c9cf3fa2).
  private final func transit(
    from old: UIViewController?, to new: UIViewController?, animated: Bool, completion: @escaping () -> Void
  ) {
    let isSeen = animated && UIView.areAnimationsEnabled
    let coordinator =
      isSeen ? TransitionCoordinator(from: old, to: new, in: loadedView, duration: Self.duration) : nil
    ownRarities.coordinator = coordinator
    shown = new
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if shown !== old { old?.viewIfLoaded?.giveUpFocusInside() }
    if shown !== old { old?.beginDisappearing(animated: animated) }
    if shown === new { new?.beginAppearing(animated: animated) }
    let finish = { [self] in
      if shown !== old { old?.unsettle() }
      old?.endTransition()
      new?.endTransition()
      coordinator?.end()
      completion()
    }
    // Who was told may have changed the stack again, and that change has brought its own controller.
    guard shown === new else { return finish() }
    tabBarController?.layOutContent()
    if let new { bring(new, animated: animated) }
    coordinator?.begin()
    let end = TransitionEnd { [self] in
      finish()
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    self.end = end
    end.wait(animated: animated, duration: Self.duration)
  }

  /// Puts a controller's view below the bar.
  final func bring(_ controller: UIViewController, animated: Bool) {
    layOutContent()
    loadedView.insertSubview(controller.loadedView, belowSubview: navigationBar)
    controller.announceAppearing(animated: animated)
    controller.loadedView.layoutIfNeeded()
  }

  /// Before the stack itself appears: its last controller's view is put in.
  final func showTop() {
    hasContent = true
    guard let top = stack.last, shown !== top else { return }
    forgetShown()
    shown = top
    layOutContent()
    loadedView.insertSubview(top.loadedView, belowSubview: navigationBar)
  }
}
