public import Foundation

/// A row of items, for the bottom of a screen or the top of a keyboard.
///
/// It is as high as its items wherever it lies: what is to stay above the home indicator is pinned to the safe area.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private final var storedItems: [UIBarButtonItem]?

  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { replaceItems(with: newValue) }
  }

  /// The new items are there at once, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replaceItems(with: items)
  }

  // How it is drawn, which nobody does.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// As wide as what it lies in, or the screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfBar(height: 44) }

  private final func replaceItems(with items: [UIBarButtonItem]?) {
    for item in storedItems ?? [] where item.bar === self {
      item.view?.removeFromSuperview()
      item.bar = nil
    }
    storedItems = items
    for item in items ?? [] {
      item.bar = self
      if let view = item.view { addSubview(view) }
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  /// From the left margin on, with flexible spaces sharing what is left over.
  private final func placeItems() {
    let items = storedItems ?? []
    let margin: CGFloat = 16
    let flexible = items.count { $0.isFlexible }
    let rest = bounds.size.width - 2 * margin - items.reduce(0) { $0 + $1.widthInBar }
    let share = flexible == 0 ? 0 : max(0, rest) / CGFloat(flexible)
    var x = bounds.origin.x + margin
    for item in items {
      let width = item.isFlexible ? share : item.widthInBar
      item.view.map { place($0, at: x, width: width) }
      x += width
    }
  }

  /// Buttons are as high as the bar; a view keeps its height, in the middle.
  private final func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
    let height = view is UIButton ? bounds.size.height : view.bounds.size.height
    let y = bounds.origin.y + (bounds.size.height - height) / 2
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }
}
