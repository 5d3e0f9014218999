/// What a navigation bar says of a controller. Its bar buttons are left out.
@preconcurrency @MainActor
open class UINavigationItem {
  public final var title: String?

  public init(title: String) {
    self.title = title
  }

  init() {}
}

extension UIViewController {
  public final var navigationItem: UINavigationItem {
    if let item = rarities?.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    ownRarities.navigationItem = item
    return item
  }

  /// Also the navigation item's title.
  public final var title: String? {
    get { rarities?.title }
    set {
      ownRarities.title = newValue
      rarities?.navigationItem?.title = newValue
    }
  }
}
