public import Foundation

/// One attribute of a view or a guide, from which constraints are made; the type keeps axes apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  final let end: ConstraintEnd

  init(_ end: ConstraintEnd) {
    self.end = end
  }

  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    end.constraint(.equal, to: anchor.end, constant: c)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, to: anchor.end, constant: c)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, to: anchor.end, constant: c)
  }
}

/// A place from left to right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

extension ConstraintEnd {
  @MainActor
  func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: ConstraintEnd, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, multiplier: multiplier, constant: constant)
  }
}
