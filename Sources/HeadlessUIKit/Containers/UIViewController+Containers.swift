extension UIViewController {
  /// The nearest navigation controller around this one.
  public final var navigationController: UINavigationController? { nearestParent() }

  /// The nearest tab bar controller around this one.
  public final var tabBarController: UITabBarController? { nearestParent() }

  private final func nearestParent<Container: UIViewController>() -> Container? {
    var parent = storedParent
    while let here = parent {
      if let container = here as? Container { return container }
      parent = here.storedParent
    }
    return nil
  }

  /// Whether the controller appears because it has come into its container.
  public final var isMovingToParent: Bool { rarities?.isMovingToParent ?? false }

  /// Whether the controller disappears because it is leaving its container.
  public final var isMovingFromParent: Bool { rarities?.isMovingFromParent ?? false }

  /// Under which bars the view lies; it lies beside the others. Opaque bars have a say of their own.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { rarities?.extendedEdges ?? .all }
    set {
      ownRarities.extendedEdges = newValue
      storedParent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the view lies under opaque bars too.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { rarities?.includesOpaqueBars ?? false }
    set {
      ownRarities.includesOpaqueBars = newValue
      storedParent?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
