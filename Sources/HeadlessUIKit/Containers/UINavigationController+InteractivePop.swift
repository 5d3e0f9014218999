/// A pop that follows the finger, and may yet be taken back.
struct InteractivePop {
  let top: UIViewController
  let below: UIViewController
  let coordinator: TransitionCoordinator
  /// Who had the focus in the top controller, and gets it back if the pop is cancelled.
  let formerFocus: FormerFocus?
}

extension UINavigationController {
  /// A finger begins to draw the last controller away: the one below comes in, and the last one gives up the
  /// focus before it hears that it will disappear (jianshu.com/p/0f23c9cf3fa2). The harness's door, not UIKit's.
  ///
  /// - Returns: whether there was something to pop.
  @discardableResult
  public final func headlessBeginInteractivePop() -> Bool {
    guard interactivePop == nil, isShowing, stack.count > 1 else { return false }
    guard interactivePopGestureRecognizer?.isEnabled ?? true else { return false }
    end?.arrive()
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    let coordinator = TransitionCoordinator(
      from: top, to: below, in: loadedView, duration: Self.duration, isInteractive: true)
    ownRarities.coordinator = coordinator
    interactivePop = InteractivePop(
      top: top, below: below, coordinator: coordinator,
      formerFocus: FormerFocus(in: top.viewIfLoaded))
    top.ownRarities.isMovingFromParent = true
    top.willMove(toParent: nil)
    stack.removeLast()
    delegate?.navigationController(self, willShow: below, animated: true)
    top.viewIfLoaded?.giveUpFocusInside()
    top.beginDisappearing(animated: true)
    below.beginAppearing(animated: true)
    tabBarController?.layOutContent()
    layOutContent()
    loadedView.insertSubview(below.loadedView, at: 0)
    below.announceAppearing(animated: true)
    below.loadedView.layoutIfNeeded()
    coordinator.begin()
    return true
  }

  /// The finger lets go far enough: from here on it is a pop like any other.
  public final func headlessFinishInteractivePop() {
    guard let pop = endInteractivePop(isCancelled: false) else { return }
    shown = pop.below
    pop.top.unsettle()
    pop.top.endTransition()
    pop.below.endTransition()
    pop.coordinator.end()
    pop.top.removeFromParent()
    delegate?.navigationController(self, didShow: pop.below, animated: true)
  }

  /// The finger takes it back. The one below disappears without having appeared; the last one appears without having
  /// disappeared, and last of all (wangling.me, "The Inconsistent Order of View Transition Events"), and has its focus
  /// again.
  public final func headlessCancelInteractivePop() {
    guard let pop = endInteractivePop(isCancelled: true) else { return }
    stack.append(pop.top)
    tabBarController?.layOutContent()
    pop.below.beginDisappearing(animated: true)
    pop.below.unsettle()
    pop.below.endTransition()
    pop.top.ownRarities.isMovingFromParent = false
    pop.top.beginAppearing(animated: true)
    pop.top.announceAppearing(animated: true)
    pop.top.endTransition()
    pop.formerFocus?.restore()
    pop.coordinator.end()
  }

  private final func endInteractivePop(isCancelled: Bool) -> InteractivePop? {
    guard let pop = interactivePop else { return nil }
    interactivePop = nil
    pop.coordinator.endInteraction(isCancelled: isCancelled)
    return pop
  }
}
