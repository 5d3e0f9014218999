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

  /// As wide as what it lies in, or the screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfBar(height: 44) }
}
