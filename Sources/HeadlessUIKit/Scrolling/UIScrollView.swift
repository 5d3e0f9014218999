public import Foundation

/// A view that shows a part of larger content; where it looks is its bounds' origin.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var scrollAnimation: ScrollAnimation?
  final var contentGuide: UILayoutGuide?
  final var frameGuide: UILayoutGuide?

  public final var isScrollEnabled = true

  public final var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { Headless.animatableStateDidChange() } }
  }

  public final var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { Headless.animatableStateDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The bounds' origin. Setting it stops a scroll that is under way; any value is taken, as from code in UIKit.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      stopScrolling()
      scroll(to: newValue)
    }
  }

  /// Not animated, the offset is final at once, also inside an animation block. Animated, it still reads the old
  /// value and goes there frame by frame.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      startScrolling(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls as little as needed to show what there is of `rect` in the content; enough when it can.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  final func scroll(to offset: CGPoint) {
    place(bounds: CGRect(origin: offset, size: storedBounds.size), center: storedCenter)
  }

  /// Scrolling is due for layout here, and not in the superview.
  override func boundsOriginDidChange() {
    markForLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  // A touch that lands here is the scroll view's: what lies further up the chain does not hear of it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// What a scroll view tells its owner.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate` in a way that lets `UITextView` have one of a narrower type.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
