extension UIViewController {
  public final var parent: UIViewController? { storedParent }
  public final var children: [UIViewController] { storedChildren }

  /// Makes `child` a child of this controller, and tells it that it will be; its view stays where it is.
  public final func addChild(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self else { return }
    child.storedParent?.forget(child)
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Tells the controller, once it has gone, that it has no parent any more.
  public final func removeFromParent() {
    guard let parent = storedParent else { return }
    withExtendedLifetime(self) {
      parent.forget(self)
      didMove(toParent: nil)
    }
  }

  private final func forget(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    child.storedParent = nil
  }
}
