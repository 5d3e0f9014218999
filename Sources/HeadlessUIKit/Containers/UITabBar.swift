public import Foundation

/// The bar at the bottom of a tab bar controller. It draws nothing.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether content lies under the bar; opaque bars have it beside them.
  public final var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
