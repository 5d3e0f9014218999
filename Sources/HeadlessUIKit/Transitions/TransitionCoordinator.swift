import Foundation

/// One transition from its beginning, before anybody hears that it will appear or disappear, to its end.
///
/// Controllers do not keep it alive; whoever will end it does.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var listeners: [Block] = []
  private var hasBegun = false
  private(set) var isOver = false

  /// - Parameter duration: seconds; none is no animation.
  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, duration: TimeInterval,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    (self.from, self.to, containerView) = (from, to, container)
    (transitionDuration, presentationStyle) = (duration, style)
    (initiallyInteractive, self.isInteractive) = (isInteractive, isInteractive)
    for controller in [from, to] { controller?.ownRarities.coordinator = self }
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    if let animation { animations.append(animation) }
    if hasBegun { runAnimations() }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    listeners.append(handler)
  }

  /// Everything is where the transition brings it, and what takes part in it has its turn.
  func begin() {
    hasBegun = true
    runAnimations()
  }

  /// The finger lets go.
  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    let due = listeners
    listeners.removeAll()
    for listener in due { listener(self) }
  }

  func end() {
    isOver = true
    let due = completions
    completions.removeAll()
    for completion in due { completion(self) }
  }

  private func runAnimations() {
    let due = animations
    animations.removeAll()
    guard !due.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for animation in due { animation(self) }
    }
  }
}

extension UIViewController {
  /// The animated transition in which this controller is, or one of its parents.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = rarities?.coordinator, !coordinator.isOver { return coordinator }
    return storedParent?.transitionCoordinator
  }
}
