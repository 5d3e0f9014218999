public import Foundation

extension UIView {
  /// Stands for a length that a view has no idea of.
  public static let noIntrinsicMetric: CGFloat = -1

  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.hugging[axis] ?? .defaultLow
  }

  /// How much the view minds being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutRecord.hugging[axis] = priority
    storedSuperview?.markSolvers()
  }

  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord?.resistance[axis] ?? .defaultHigh
  }

  /// How much the view minds being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutRecord.resistance[axis] = priority
    storedSuperview?.markSolvers()
  }
}
