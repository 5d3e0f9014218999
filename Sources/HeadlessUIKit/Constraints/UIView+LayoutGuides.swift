extension UIView {
  /// The guides that constraints place in this view.
  public final var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Gives the view a guide that constraints place; a guide has one owner at a time.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.isFree else {
      return Headless.diagnose("a guide that belongs to a view was added to one")
    }
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownLayoutRecord.guides.append(layoutGuide)
    ownLayoutRecord.solves = true
    markSolvers()
  }

  /// Takes a guide away, and the constraints that name it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.isFree else { return }
    var view: UIView? = self
    while let here = view {
      here.removeConstraints(here.constraints.filter { $0.names(layoutGuide) })
      view = here.storedSuperview
    }
    layoutRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

extension NSLayoutConstraint {
  fileprivate final func names(_ guide: UILayoutGuide) -> Bool {
    first.guide === guide || second.guide === guide
  }
}
