public import Foundation

/// A view that shows a part of larger content; where it looks is its bounds' origin.
///
/// Content is not zoomed, and nothing bounces: fingers bring it to its limits and no further.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var scrollAnimation: ScrollAnimation?
  final var drag: ScrollDrag?
  final var contentGuide: UILayoutGuide?
  final var frameGuide: UILayoutGuide?

  /// What was told last of the insets: all of them, and the part that is not the content's own.
  final var knownInsets = UIEdgeInsets.zero
  final var knownSystemInsets = UIEdgeInsets.zero

  /// Whether fingers scroll. Code always can.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if !isScrollEnabled { drag?.cancel() }
      pan.isEnabled = isScrollEnabled
    }
  }

  /// Whether a finger that lifts leaves the content at a multiple of the bounds' size.
  open var isPagingEnabled = false

  /// How fast content comes to rest that a finger has let go.
  open var decelerationRate = DecelerationRate.normal

  /// Only stored: content does not go beyond its limits here.
  open var bounces = true

  /// Also makes the vertical axis one that scrolls, for the safe area.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged() } }
  }

  /// Also makes the horizontal axis one that scrolls, for the safe area.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged() } }
  }

  /// Whether a tap on the status bar scrolls to the top, as long as this is the only such scroll view.
  open var scrollsToTop = true

  /// When a drag takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Only stored: no indicator is drawn that could keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      Headless.animatableStateDidChange()
      insetsMayHaveChanged()
      keepOffsetWithinLimits()
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      Headless.animatableStateDidChange()
      insetsMayHaveChanged()
      keepOffsetWithinLimits()
    }
  }

  /// Where the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  private final lazy var pan = ScrollPan()

  /// The recognizer by which fingers scroll. It waits for 10 points, and then the content catches up with the finger.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

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

  /// The content's own insets and what there is to add of the safe area (S3).
  open var adjustedContentInset: UIEdgeInsets { contentInset.plus(systemInsets) }

  /// Runs when the adjusted insets have changed, before the delegate hears of it. Of the safe area a view hears in
  /// the layout pass.
  open func adjustedContentInsetDidChange() {}

  /// Whether a finger is on the content.
  open var isTracking: Bool { currentDrag?.isTracking ?? false }

  /// Whether a finger has begun to move the content and has not lifted.
  open var isDragging: Bool { currentDrag?.isDragging ?? false }

  /// Whether the content still moves after the finger has lifted.
  open var isDecelerating: Bool { currentDrag?.isDecelerating ?? false }

  /// Shows nothing, as nothing is drawn.
  open func flashScrollIndicators() {}

  final func scroll(to offset: CGPoint) {
    place(bounds: CGRect(origin: offset, size: storedBounds.size), center: storedCenter)
  }

  /// Scrolling is due for layout here, and not in the superview.
  override func boundsOriginDidChange() {
    markForLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  override func boundsSizeDidChange() {
    insetsMayHaveChanged()
    keepOffsetWithinLimits()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  // A touch that lands here is the scroll view's: what lies further up the chain does not hear of it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
