public import Foundation

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    end.constraint(.equal, to: .none, constant: c)
  }

  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, to: .none, constant: c)
  }

  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, to: .none, constant: c)
  }

  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    end.constraint(.equal, to: anchor.end, multiplier: m, constant: c)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, to: anchor.end, multiplier: m, constant: c)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, to: anchor.end, multiplier: m, constant: c)
  }
}

extension ConstraintEnd {
  @MainActor fileprivate static var none: ConstraintEnd { ConstraintEnd(nil, .notAnAttribute) }
}
