// Layout is due for views that are marked. Every ancestor of a marked view knows that something below it is, so a
// pass over a clean tree ends at its root.

extension UIView {
  nonisolated final func markForLayout() {
    needsLayout = true
    markAncestorsForLayout()
  }

  nonisolated final func markAncestorsForLayout() {
    var next = superviewReference
    while let above = next {
      next = above._withUnsafeGuaranteedRef { $0.markSubtreeForLayout() }
    }
  }

  /// The superview, unless it and all above know already that something below them is marked.
  nonisolated private final func markSubtreeForLayout() -> Unmanaged<UIView>? {
    if subtreeNeedsLayout { return nil }
    subtreeNeedsLayout = true
    return superviewReference
  }

  /// Climbs while the superview is marked too, then lays out from there downward, until nothing is marked.
  final func runLayoutPass() {
    if SafeArea.sources != 0 { tellSafeAreaFromAbove() }
    if !KeyboardFollowers.isEmpty { KeyboardFollowers.tellMoved() }
    if LayoutRecord.updatesDue > 0 { treeRoot.updateDueConstraints() }
    var top = self
    while let above = top.storedSuperview, above.needsLayout {
      top = above
    }
    top.layOutUntilClean()
    guard !KeyboardFollowers.isEmpty else { return }
    // A guide moves with its view, and what follows the guide may move the view: twice is enough, or nothing is.
    for _ in 0..<2 where KeyboardFollowers.tellMoved() {
      top.layOutUntilClean()
    }
  }

  /// What a layout marks, itself too, is laid out in the same pass. UIKit would go round for ever where that never ends
  /// (its `UIViewLayoutFeedbackLoopDebuggingThreshold` tells of such loops).
  private final func layOutUntilClean() {
    for _ in 0..<100 {
      layOutSubtree()
      guard needsLayout || subtreeNeedsLayout else { return }
    }
    Headless.diagnose("the layout of \(type(of: self)) marks itself again and again")
  }

  private final var treeRoot: UIView {
    var root = self
    while let above = root.storedSuperview {
      root = above
    }
    return root
  }

  /// A view that is marked again during its own layout stays so for the next round.
  private final func layOutSubtree() {
    if safeAreaIsDue { tellSafeArea() }
    if needsLayout { layOut() }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for child in storedSubviews where child.needsLayout || child.subtreeNeedsLayout || child.safeAreaIsDue {
      if isSuperview(of: child) { child.layOutSubtree() }
    }
  }

  /// Children that change their size meanwhile do not mark this view: placing them is what its layout is for.
  private final func layOut() {
    needsLayout = false
    isLayingOut = true
    storedController?.viewWillLayoutSubviews()
    layoutSubviews()
    storedController?.viewDidLayoutSubviews()
    isLayingOut = false
  }
}
