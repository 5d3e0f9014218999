public import Foundation

/// The bar on top of a navigation controller. It draws nothing.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether content lies under the bar; opaque bars have it beside them.
  public final var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
