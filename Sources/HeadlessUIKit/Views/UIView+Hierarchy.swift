extension UIView {
  /// Loops that run often walk the references themselves, without retaining what they pass.
  nonisolated final var storedSuperview: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  nonisolated final var storedWindow: UIWindow? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Whether both views are in the same window, or both in none.
  nonisolated final func sharesWindow(with other: UIView) -> Bool {
    windowReference?.toOpaque() == other.windowReference?.toOpaque()
  }

  public final var superview: UIView? { storedSuperview }
  public final var subviews: [UIView] { storedSubviews }
  public final var window: UIWindow? { storedWindow }

  /// Whether `view` is this view or one above it.
  public final func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  private nonisolated final func lies(in view: UIView) -> Bool {
    let wanted = Unmanaged.passUnretained(view).toOpaque()
    var here = Unmanaged.passUnretained(self)
    while here.toOpaque() != wanted {
      guard let above = here._withUnsafeGuaranteedRef({ $0.superviewReference }) else { return false }
      here = above
    }
    return true
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
    guard sibling !== view, let index = place(of: sibling) else {
      return nil
    }
    guard let own = place(of: view) else { return index }
    return own < index ? index - 1 : index
  }

  private nonisolated final func place(of view: UIView) -> Int? {
    storedSubviews.lastIndex { $0 === view }
  }

  private final func reorder(_ view: UIView, to index: Int) {
    guard let old = place(of: view) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: max(0, min(index, storedSubviews.count)))
    Headless.hierarchyDidChange()
  }

  /// Puts a view into this one at an index, out of wherever it was before.
  final func adopt(_ view: UIView, at index: Int) {
    if view.storedSuperview === self { return reorder(view, to: index) }
    guard canAdopt(view) else { return }
    if !view.sharesWindow(with: self) { view.giveUpFocusInside() }
    view.storedSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let changesWindow = !view.sharesWindow(with: self)
    let oldWindow = changesWindow ? view.storedWindow : nil
    let controllers = changesWindow ? view.announceMove(to: storedWindow) : []
    // Who was just told may have moved this view below the other.
    guard canAdopt(view) else { return }
    attach(view, at: index)
    giveUpFocus(leftIn: oldWindow)
    didAddSubview(view)
    if changesWindow { view.announceArrival() }
    view.didMoveToSuperview()
    finishMove(of: controllers)
  }

  /// After everything has moved: appearance transitions that the move began come to their end.
  private final func finishMove(of controllers: [UIViewController]) {
    for controller in controllers {
      controller.viewDidFinishMove()
    }
  }

  private final func canAdopt(_ view: UIView) -> Bool {
    guard view === self || (!view.storedSubviews.isEmpty && isDescendant(of: view)) else { return true }
    Headless.diagnose("a view cannot be added below itself")
    return false
  }

  final func leaveSuperview() {
    guard storedSuperview != nil else { return }
    giveUpFocusInside()
    guard let parent = storedSuperview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let oldWindow = storedWindow
    let controllers = oldWindow == nil ? [] : announceMove(to: nil)
    // Who was just told may have taken this view elsewhere.
    guard storedSuperview === parent else { return finishMove(of: controllers) }
    // The parent may hold the last reference.
    withExtendedLifetime(self) {
      detach()
      if let oldWindow {
        settle(in: nil)
        giveUpFocus(leftIn: oldWindow)
        announceArrival()
      }
      didMoveToSuperview()
      finishMove(of: controllers)
    }
  }

  /// The change itself, of which everyone has been told or will be.
  private final func attach(_ view: UIView, at index: Int) {
    view.detach()
    view.storedSuperview = self
    storedSubviews.insert(view, at: max(0, min(index, storedSubviews.count)))
    if !view.sharesWindow(with: self) { view.settle(in: windowReference) }
    if SafeArea.sources != 0 { view.safeAreaMayHaveChanged() }
    if let layout = view.rarities?.layout, layout.isConstrained { ownLayoutRecord.solves = true }
    view.markForLayout()
    markForLayout()
    Headless.hierarchyDidChange()
  }

  /// Takes the view out of its superview's list.
  private final func detach() {
    guard let parent = storedSuperview else { return }
    if let layout = rarities?.layout, layout.bears { dropConstraintsFromAbove() }
    storedSuperview = nil
    if SafeArea.sources != 0 { safeAreaMayHaveChanged() }
    if let index = parent.place(of: self) { parent.storedSubviews.remove(at: index) }
    parent.markForLayout()
    Headless.hierarchyDidChange()
  }
}
