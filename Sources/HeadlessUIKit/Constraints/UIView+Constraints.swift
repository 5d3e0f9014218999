import Foundation

extension UIView {
  final var layoutRecord: LayoutRecord? { rarities?.layout }

  final var ownLayoutRecord: LayoutRecord {
    let rarities = ownRarities
    if let layout = rarities.layout { return layout }
    let made = LayoutRecord()
    rarities.layout = made
    return made
  }

  /// Whether frame and autoresizing mask say where the view lies; if not, constraints do.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(layoutRecord?.isConstrained ?? false) }
    set {
      guard translatesAutoresizingMaskIntoConstraints != newValue else { return }
      ownLayoutRecord.isConstrained = !newValue
      storedSuperview?.ownLayoutRecord.solves = true
      storedSuperview?.markSolvers()
    }
  }

  /// The constraints that this view holds.
  public final var constraints: [NSLayoutConstraint] { layoutRecord?.held ?? [] }

  /// Holds an active constraint; both its items must lie in this view.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.mistake == nil else { return }
    guard constraint.ends.allSatisfy({ $0.isDescendant(of: self) }) else {
      return Headless.diagnose("\(constraint) cannot be added to a view that is not around its items")
    }
    constraint.holder?.removeConstraint(constraint)
    ownLayoutRecord.held.append(constraint)
    constraint.wasActivated(in: self)
    constraint.markPath()
    constraint.askForLayout()
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.askForLayout()
    layoutRecord?.held.removeAll { $0 === constraint }
    constraint.holder = nil
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Before the view leaves its superview: constraints between what is in it and what stays go.
  final func dropConstraintsFromAbove() {
    var view = storedSuperview
    while let above = view {
      for constraint in above.constraints where constraint.ends.contains(where: { $0.isDescendant(of: self) })
      {
        above.removeConstraint(constraint)
      }
      view = above.storedSuperview
    }
  }

  /// Marks this view and those above whose constraints can feel what happens in it.
  final func markSolvers() {
    markForLayout()
    var view = self
    while let record = view.layoutRecord, record.bears || record.isConstrained,
      let above = view.storedSuperview
    {
      above.markForLayout()
      view = above
    }
  }

  /// After a view that has to do with constraints got another frame.
  ///
  /// What constraints place may be moved by hand, as in UIKit, and stays there until some next layout.
  final func frameDidChange(under record: LayoutRecord, isResized: Bool) {
    guard let above = storedSuperview, !above.isLayingOut else { return }
    if record.isConstrained ? isResized : record.bears { above.markSolvers() }
  }
}

extension NSLayoutConstraint {
  /// The views at the ends, which are one when the constraint is about a length alone.
  final var ends: [UIView] { [first.view, second.view].compactMap { $0 } }

  private static var activations = 0

  final func wasActivated(in view: UIView) {
    holder = view
    Self.activations += 1
    serial = Self.activations
  }

  /// Every view on the way from an end to the holder bears the constraint, and those around them may solve it.
  final func markPath() {
    guard let holder else { return }
    holder.ownLayoutRecord.solves = true
    for end in ends {
      var view = end
      while view !== holder, let above = view.storedSuperview {
        view.ownLayoutRecord.bears = true
        above.ownLayoutRecord.solves = true
        view = above
      }
    }
  }

  /// Layout is due wherever the constraint, as it is now, has a say.
  final func askForLayout() {
    isReported = false
    guard let holder else { return }
    for end in ends {
      (end === holder ? end : end.storedSuperview)?.markSolvers()
    }
  }
}
