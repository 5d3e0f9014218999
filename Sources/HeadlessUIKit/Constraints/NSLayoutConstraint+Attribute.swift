import Foundation

extension NSLayoutConstraint {
  /// A side, a length or a middle that a constraint can name. Leading is left: text runs that way here.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    var isLength: Bool { self == .width || self == .height }
    var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    var axis: NSLayoutConstraint.Axis? {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .height, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins:
        .vertical
      case .notAnAttribute: nil
      }
    }

    /// How much of the length lies between the box's beginning and here.
    var share: CGFloat {
      switch self {
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: 1
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
      case .left, .leading, .top, .width, .height, .leftMargin, .leadingMargin, .topMargin, .notAnAttribute:
        0
      }
    }
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
