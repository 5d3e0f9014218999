import Foundation

/// An expression that should be zero, or not above it, or not below.
struct Requirement {
  let expression: LinearExpression
  let relation: NSLayoutConstraint.Relation
  let priority: Float
  let serial: Int

  /// The constraint that asks for it, or nil where a view's size itself does.
  var constraint: NSLayoutConstraint?

  var isEquality: Bool { relation == .equal }
  var isRequired: Bool { priority >= UILayoutPriority.required.rawValue }

  /// By how much a value misses the relation to zero.
  func violation(at value: CGFloat) -> CGFloat {
    let miss =
      switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: value
      case .greaterThanOrEqual: -value
      }
    return miss > LinearSystem.tolerance ? miss : 0
  }

  /// What matters more comes first; of equals, equalities, and then what is older.
  func comes(before other: Requirement) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if isEquality != other.isEquality { return isEquality }
    return serial < other.serial
  }
}
