/// What one side of a constraint names. The constraint does not keep it alive.
struct ConstraintEnd {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute

  @MainActor
  init(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    guide = item as? UILayoutGuide
    view = guide?.owningView ?? item as? UIView
    // Whose margins are named must notice when they change.
    if attribute.isOfMargins { _ = view?.ownMargins }
  }

  /// What the item leaves of its view's bounds, seen by this end.
  @MainActor var insets: UIEdgeInsets? {
    attribute.isOfMargins ? view?.layoutMargins : guide?.insets
  }

  var item: AnyObject? { guide ?? view }

  @MainActor var name: String {
    guard let item else { return "nothing" }
    return "\(type(of: item)).\(attribute)"
  }
}
