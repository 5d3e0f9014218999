import Foundation

extension UIView {
  /// Places the children that constraints place.
  ///
  /// A child that is as large as what is pinned to its safe area may have another one where it comes to lie, and one
  /// that wraps its text another height: then all is solved again, until they agree.
  final func layOutByConstraints() {
    let problem = LayoutProblem(below: self)
    var outcome = problem.solve()
    for _ in 0..<3 where place(childrenOf: problem, by: outcome.system) {
      outcome = problem.solve()
    }
    if let scrollView = problem.scrollViews.first, scrollView === self {
      scrollView.contentSize = problem.contentSize(in: outcome.system, unbound: outcome.unbound)
    }
    guard windowReference != nil else { return }
    report(problem.judgeable(outcome.unmet), "contradicts others, and is left out")
    report(problem.brokenByFrames, "does not hold between frames that are set without constraints")
  }

  /// What lies deeper and would have to move is marked, and placed in its own superview's layout.
  ///
  /// - Returns: whether the safe area of a child is another one now, and matters, or the height of a text.
  private final func place(childrenOf problem: LayoutProblem, by system: LinearSystem) -> Bool {
    var isSomethingNew = false
    for view in problem.unknowns {
      let frame = problem.frame(of: view, in: system)
      if view.adapt(toWidth: frame.size.width) { isSomethingNew = true }
      if view.storedSuperview === self {
        view.place(uprightFrame: frame)
        if view.hearsOfNewSafeArea() { isSomethingNew = true }
      } else if !frame.isClose(to: view.uprightFrame) {
        view.storedSuperview?.markForLayout()
      }
    }
    for guide in problem.guides {
      let frame = problem.frame(of: guide, in: system)
      if guide.owningView === self {
        guide.solvedFrame = frame
      } else if !frame.isClose(to: guide.solvedFrame) {
        guide.owningView?.markForLayout()
      }
    }
    return isSomethingNew
  }

  private final func hearsOfNewSafeArea() -> Bool {
    guard safeAreaIsDue, let rarities, rarities.safeAreaGuide != nil || rarities.margins != nil else {
      return false
    }
    let known = rarities.knownSafeArea
    tellSafeArea()
    return rarities.knownSafeArea != known
  }

  /// By centre and bounds, so that a transform stays and has no part in it.
  private final func place(uprightFrame frame: CGRect) {
    let anchor = anchorPoint
    let center = CGPoint(
      x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
    place(bounds: CGRect(origin: storedBounds.origin, size: frame.size), center: center)
  }

  /// Says what is wrong with constraints, once until they change. Outside a window sizes may not be settled yet.
  private final func report(_ constraints: [NSLayoutConstraint], _ what: String) {
    for constraint in constraints where !constraint.isReported {
      constraint.isReported = true
      Headless.diagnose("\(constraint) \(what)")
    }
  }
}

extension LayoutProblem {
  /// - Parameter more: what is asked for besides.
  func solve(
    _ more: [Requirement] = []
  ) -> (system: LinearSystem, unmet: [Requirement], unbound: [Int]) {
    var solver = PrioritySolver(requirements + more, anchors: anchors)
    let system = solver.solve()
    return (system, solver.unmet, solver.unbound)
  }

  /// Not those held in a view with a frame of its own: it may get it only after this, and its own layout judges.
  fileprivate func judgeable(_ requirements: [Requirement]) -> [NSLayoutConstraint] {
    requirements.compactMap(\.constraint).filter { constraint in
      guard let holder = constraint.holder else { return false }
      return root.isDescendant(of: holder) || !holder.translatesAutoresizingMaskIntoConstraints
    }
  }

  func frame(of view: UIView, in system: LinearSystem) -> CGRect {
    func value(_ unknown: Int?) -> CGFloat { unknown.map { system.value(of: $0) } ?? 0 }
    return CGRect(
      x: value(unknownStart(of: view, along: .horizontal)),
      y: value(unknownStart(of: view, along: .vertical)),
      width: max(0, value(unknownLength(of: view, along: .horizontal))),
      height: max(0, value(unknownLength(of: view, along: .vertical))))
  }

  fileprivate func frame(of guide: UILayoutGuide, in system: LinearSystem) -> CGRect {
    func value(_ unknown: Int?) -> CGFloat { unknown.map { system.value(of: $0) } ?? 0 }
    return CGRect(
      x: value(unknownStart(of: guide, along: .horizontal)),
      y: value(unknownStart(of: guide, along: .vertical)),
      width: max(0, value(unknownLength(of: guide, along: .horizontal))),
      height: max(0, value(unknownLength(of: guide, along: .vertical))))
  }

  /// What constraints make of the root's content; a length that they do not bind stays as it is.
  fileprivate func contentSize(in system: LinearSystem, unbound: [Int]) -> CGSize {
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      let present = scrollViews[0].contentSize.length(along: axis)
      guard let unknown = unknownContentLength(of: root, along: axis), !unbound.contains(unknown) else {
        return present
      }
      return max(0, system.value(of: unknown))
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    let errors = [
      origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
      size.height - other.size.height,
    ]
    return errors.allSatisfy { abs($0) <= LinearSystem.tolerance }
  }
}
