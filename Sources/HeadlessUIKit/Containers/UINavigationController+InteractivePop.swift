/// A pop that follows the finger, and may yet be taken back.
struct InteractivePop {
  let top: UIViewController
  let below: UIViewController
  let coordinator: TransitionCoordinator
}

extension UINavigationController {
  /// A finger begins to draw the last controller away: the one below comes in, and the last one keeps the focus. The
  /// harness's door, not UIKit's.
  ///
  /// - Returns: whether there was something to pop.
  @discardableResult
  public final func headlessBeginInteractivePop() -> Bool {
    guard interactivePop == nil, isShowing, stack.count > 1 else { return false }
    end?.arrive()
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    let coordinator = TransitionCoordinator(
      from: top, to: below, in: loadedView, duration: Self.duration, isInteractive: true)
    ownRarities.coordinator = coordinator
    interactivePop = InteractivePop(top: top, below: below, coordinator: coordinator)
    top.ownRarities.isMovingFromParent = true
    top.willMove(toParent: nil)
    stack.removeLast()
    delegate?.navigationController(self, willShow: below, animated: true)
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
    guard let (top, below, coordinator) = endInteractivePop(isCancelled: false) else { return }
    shown = below
    top.unsettle()
    top.endTransition()
    below.endTransition()
    coordinator.end()
    top.removeFromParent()
    delegate?.navigationController(self, didShow: below, animated: true)
  }

  /// The finger takes it back. The one below disappears without having appeared; the last one appears without having
  /// disappeared, and last of all (wangling.me, "The Inconsistent Order of View Transition Events").
  public final func headlessCancelInteractivePop() {
    guard let (top, below, coordinator) = endInteractivePop(isCancelled: true) else { return }
    stack.append(top)
    tabBarController?.layOutContent()
    below.beginDisappearing(animated: true)
    below.unsettle()
    below.endTransition()
    top.ownRarities.isMovingFromParent = false
    top.beginAppearing(animated: true)
    top.announceAppearing(animated: true)
    top.endTransition()
    coordinator.end()
  }

  private final func endInteractivePop(
    isCancelled: Bool
  ) -> (top: UIViewController, below: UIViewController, coordinator: TransitionCoordinator)? {
    guard let pop = interactivePop else { return nil }
    interactivePop = nil
    pop.coordinator.endInteraction(isCancelled: isCancelled)
    return (pop.top, pop.below, pop.coordinator)
  }
}
