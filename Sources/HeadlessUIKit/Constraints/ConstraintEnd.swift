/// What one side of a constraint names. The constraint does not keep it alive.
struct ConstraintEnd {
  private weak var namedView: UIView?
  private(set) weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute

  @MainActor
  init(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    guide = item as? UILayoutGuide
    namedView = item as? UIView
    // Whose margins are named must notice when they change.
    if attribute.isOfMargins { _ = namedView?.ownMargins }
  }

  /// What the item leaves of its view's bounds, seen by this end.
  @MainActor var insets: UIEdgeInsets? {
    attribute.isOfMargins ? namedView?.layoutMargins : guide?.insets
  }

  var item: AnyObject? { guide ?? namedView }

  /// The view, or the guide's owner at present.
  @MainActor var view: UIView? { guide?.owningView ?? namedView }

  /// Whether the item is below a view, or is a guide that constraints place in it.
  @MainActor
  func isPlaced(inside root: UIView) -> Bool {
    guard let view else { return false }
    return view === root ? guide?.isFree ?? false : view.isDescendant(of: root)
  }

  @MainActor var name: String {
    guard let item else { return "nothing" }
    return "\(type(of: item)).\(attribute)"
  }
}
