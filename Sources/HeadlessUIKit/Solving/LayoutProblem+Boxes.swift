import Foundation

// Frames are those without transforms, which are no part of layout. A view's own sides are those of its bounds, so
// that children keep their place on the screen when the bounds' origin moves (TN2154); a scroll view's own sides are
// those of its content to what is in it.

extension LayoutProblem {
  /// The difference that a constraint wants to be zero, or not above, or not below.
  func difference(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, var difference = place(of: constraint.first, in: holder) else {
      return nil
    }
    difference.constant -= constraint.constant
    guard constraint.second.attribute != .notAnAttribute else { return difference }
    guard let other = place(of: constraint.second, in: holder) else { return nil }
    difference.add(other, times: -constraint.multiplier)
    for term in constraint.furtherTerms {
      guard let place = place(of: term.end, in: holder) else { return nil }
      difference.add(place, times: term.factor)
    }
    return difference
  }

  /// The place that an attribute stands for in the holder's coordinates, or the length.
  private func place(of end: ConstraintEnd, in holder: UIView) -> LinearExpression? {
    guard let view = end.view, let axis = end.attribute.axis else { return nil }
    var (start, length) = box(of: view, guide: end.guide, naming: end.attribute, in: holder, along: axis)
    if let insets = end.insets {
      start?.constant += insets.before(along: axis)
      length.constant -= insets.before(along: axis) + insets.after(along: axis)
    }
    guard !end.attribute.isLength else { return length }
    start?.add(length, times: end.attribute.share)
    return start
  }

  private func box(
    of view: UIView, guide: UILayoutGuide?, naming attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    along axis: NSLayoutConstraint.Axis
  ) -> (start: LinearExpression?, length: LinearExpression) {
    let isContent = guide?.isContent ?? (view === holder && !attribute.isLength)
    if isContent, let unknown = unknownContentLength(of: view, along: axis) {
      let start = climb(LinearExpression(0), from: view, to: holder, along: axis)
      return (start, LinearExpression(unknown: unknown))
    }
    return (ownStart(of: view, in: holder, along: axis), ownLength(of: view, along: axis))
  }

  private func ownLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> LinearExpression {
    if let unknown = unknownLength(of: view, along: axis) { return LinearExpression(unknown: unknown) }
    return LinearExpression(view.storedBounds.size.length(along: axis))
  }

  private func ownStart(
    of view: UIView, in holder: UIView, along axis: NSLayoutConstraint.Axis
  ) -> LinearExpression? {
    guard view !== holder else { return LinearExpression(view.storedBounds.origin.coordinate(along: axis)) }
    guard let above = view.storedSuperview else { return nil }
    return climb(start(of: view, along: axis), from: above, to: holder, along: axis)
  }

  private func start(of view: UIView, along axis: NSLayoutConstraint.Axis) -> LinearExpression {
    if let unknown = unknownStart(of: view, along: axis) { return LinearExpression(unknown: unknown) }
    return LinearExpression(view.uprightFrame.origin.coordinate(along: axis))
  }

  /// A place in a view's coordinates, in the holder's.
  private func climb(
    _ place: LinearExpression, from view: UIView, to holder: UIView, along axis: NSLayoutConstraint.Axis
  ) -> LinearExpression? {
    var place = place
    var here = view
    while here !== holder {
      guard let above = here.storedSuperview else { return nil }
      place.add(start(of: here, along: axis))
      place.constant -= here.storedBounds.origin.coordinate(along: axis)
      here = above
    }
    return place
  }
}

extension CGPoint {
  fileprivate func coordinate(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}

extension CGSize {
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension UIEdgeInsets {
  fileprivate func before(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  fileprivate func after(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? right : bottom
  }
}
