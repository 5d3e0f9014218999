extension UIView {
  public final var superview: UIView? { storedSuperview }
  public final var subviews: [UIView] { storedSubviews }
  public final var window: UIWindow? { storedWindow }

  /// Whether `view` is this view or one above it.
  public final func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let current = here {
      if current === view { return true }
      here = current.storedSuperview
    }
    return false
  }

  /// An index past the end appends.
  public final func insertSubview(_ view: UIView, at index: Int) {
    adopt(view, at: index)
  }

  /// On top when `sibling` is no other child of this view.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    adopt(view, at: indexBeside(sibling, for: view).map { $0 + 1 } ?? storedSubviews.count)
  }

  /// On top when `sibling` is no other child of this view.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    adopt(view, at: indexBeside(sibling, for: view) ?? storedSubviews.count)
  }

  public final func bringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: storedSubviews.count)
  }

  public final func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: 0)
  }

  /// Where `sibling` will be once `view` has been taken out.
  private final func indexBeside(_ sibling: UIView, for view: UIView) -> Int? {
    guard sibling !== view, let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      return nil
    }
    guard let own = storedSubviews.firstIndex(where: { $0 === view }) else { return index }
    return own < index ? index - 1 : index
  }

  private final func reorder(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: max(0, min(index, storedSubviews.count)))
    Headless.hierarchyDidChange()
  }

  /// Puts a view into this one at an index, out of wherever it was before.
  final func adopt(_ view: UIView, at index: Int) {
    if view.storedSuperview === self { return reorder(view, to: index) }
    if view === self || (!view.storedSubviews.isEmpty && isDescendant(of: view)) {
      return Headless.diagnose("a view cannot be added below itself")
    }
    view.prepareToMove(from: view.storedWindow, to: storedWindow)
    view.storedSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let oldWindow = view.storedWindow
    let newWindow = storedWindow
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.detach()
    view.storedSuperview = self
    storedSubviews.insert(view, at: max(0, min(index, storedSubviews.count)))
    if oldWindow !== newWindow { view.settle(in: newWindow) }
    view.markForLayout()
    markForLayout()
    Headless.hierarchyDidChange()
    didAddSubview(view)
    if oldWindow !== newWindow { view.announceArrival() }
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.finishMove() }
  }

  final func leaveSuperview() {
    guard storedSuperview != nil else { return }
    prepareToMove(from: storedWindow, to: nil)
    guard let parent = storedSuperview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let oldWindow = storedWindow
    if oldWindow != nil { announceMove(to: nil) }
    // The parent may hold the last reference.
    withExtendedLifetime(self) {
      detach()
      if oldWindow != nil {
        settle(in: nil)
        announceArrival()
      }
      didMoveToSuperview()
      if oldWindow != nil { finishMove() }
    }
  }

  /// Takes the view out of its superview's list.
  private final func detach() {
    guard let parent = storedSuperview else { return }
    storedSuperview = nil
    if let index = parent.storedSubviews.lastIndex(where: { $0 === self }) {
      parent.storedSubviews.remove(at: index)
    }
    parent.markForLayout()
    Headless.hierarchyDidChange()
  }
}
