/// How far a controller has come in appearing or disappearing.
enum Appearance {
  case disappeared
  case appearing(animated: Bool, isAnnounced: Bool, byMove: Bool)
  case appeared
  case disappearing(animated: Bool, byMove: Bool)

  var isGone: Bool {
    switch self {
    case .disappeared, .disappearing: true
    case .appearing, .appeared: false
    }
  }
}

extension UIViewController {
  final func beginAppearing(animated: Bool, byMove: Bool = false) {
    guard appearance.isGone else { return }
    let view = loadedView
    appearance = .appearing(animated: animated, isAnnounced: false, byMove: byMove)
    viewWillAppear(animated)
    contentWillAppear()
    for child in forwardedChildren(below: view) {
      child.beginAppearing(animated: animated)
    }
  }

  /// `viewIsAppearing`, once the view is in its window.
  final func announceAppearing(animated: Bool) {
    guard case .appearing(let animated, isAnnounced: false, let byMove) = appearance else { return }
    appearance = .appearing(animated: animated, isAnnounced: true, byMove: byMove)
    viewIsAppearing(animated)
    for child in forwardedChildren(below: loadedView) {
      child.announceAppearing(animated: animated)
    }
  }

  final func beginDisappearing(animated: Bool, byMove: Bool = false) {
    guard !appearance.isGone else { return }
    appearance = .disappearing(animated: animated, byMove: byMove)
    viewWillDisappear(animated)
    for child in forwardedChildren(below: loadedView) {
      child.beginDisappearing(animated: animated)
    }
  }

  final func endTransition() {
    switch appearance {
    case .appearing(let animated, _, _):
      announceAppearing(animated: animated)
      appearance = .appeared
      viewDidAppear(animated)
      rarities?.isMovingToParent = false
    case .disappearing(let animated, _):
      appearance = .disappeared
      viewDidDisappear(animated)
      rarities?.isMovingFromParent = false
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren {
      child.endTransition()
    }
  }

  private final func forwardedChildren(below view: UIView) -> [UIViewController] {
    guard !storedChildren.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return storedChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIViewController {
  /// Appears as the root of a window: `window` is still nil in the first `viewWillAppear`, and the view has its
  /// place and its layout before `viewDidAppear`.
  final func enter(_ window: UIWindow) {
    defer { showPresented() }
    if isCovered { return }
    beginAppearing(animated: false)
    let view = loadedView
    if view.storedSuperview !== window {
      view.frame = window.storedBounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.insertSubview(view, at: 0)
    }
    announceAppearing(animated: false)
    window.layoutIfNeeded()
    endTransition()
  }

  final func disappear() {
    hidePresented()
    beginDisappearing(animated: false)
    endTransition()
  }

  /// Disappears from its window for good, and what it presents does too.
  final func leave() {
    rarities?.presentation?.abandon()
    beginDisappearing(animated: false)
    viewIfLoaded?.removeFromSuperview()
    endTransition()
  }

  /// A root view that enters or leaves a window takes its controller along, unless a parent sees to that itself.
  final func viewWillMove(toWindow window: UIWindow?) {
    if let parent = storedParent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.appearance.isGone || window == nil
      else {
        return
      }
    }
    if window != nil {
      beginAppearing(animated: false, byMove: true)
    } else {
      beginDisappearing(animated: false, byMove: true)
    }
  }

  final func viewDidFinishMove() {
    switch appearance {
    case .appearing(let animated, _, let byMove):
      guard viewIfLoaded?.storedWindow != nil else { return }
      if let parent = storedParent, case .appearing(_, isAnnounced: let parentIsIn, _) = parent.appearance {
        // The parent has not come to its end: it will bring its children there.
        if parentIsIn { announceAppearing(animated: animated) }
        return
      }
      announceAppearing(animated: animated)
      if byMove { endTransition() }
    case .disappearing(_, byMove: true):
      endTransition()
    case .disappearing, .appeared, .disappeared:
      return
    }
  }
}
