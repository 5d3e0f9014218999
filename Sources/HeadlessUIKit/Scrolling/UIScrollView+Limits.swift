import Foundation

/// How far content may be scrolled.
struct OffsetLimits {
  let least: CGPoint
  let most: CGPoint

  /// From where the content begins below its insets to where its end meets the bottom ones; content that is smaller
  /// than the view stays at its beginning.
  init(content: CGSize, insets: UIEdgeInsets, view: CGSize) {
    least = CGPoint(x: -insets.left, y: -insets.top)
    most = CGPoint(
      x: max(-insets.left, content.width + insets.right - view.width),
      y: max(-insets.top, content.height + insets.bottom - view.height))
  }

  func limit(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: max(least.x, min(offset.x, most.x)), y: max(least.y, min(offset.y, most.y)))
  }

  /// Where a step from one offset towards another ends. One that begins beyond the limits may lead back, and no
  /// further away.
  func limit(_ offset: CGPoint, comingFrom old: CGPoint) -> CGPoint {
    CGPoint(
      x: max(min(least.x, old.x), min(offset.x, max(most.x, old.x))),
      y: max(min(least.y, old.y), min(offset.y, max(most.y, old.y))))
  }
}

extension UIScrollView {
  final var offsetLimits: OffsetLimits {
    OffsetLimits(content: contentSize, insets: adjustedContentInset, view: storedBounds.size)
  }

  /// Brings the offset back to where there is content, after a change of insets, size or content.
  ///
  /// UIKit's `_adjustContentOffsetIfNecessary` does so "under a number of undocumented conditions" (the words of
  /// JSQMessages, which fights it, as Signal and FSCalendar do), also while scrolling is disabled (openradar
  /// 20507333). S4 gives one measured case of insets. That size and content count too, and that a scroll under way
  /// is left to arrive, is of medium confidence: `Headless.rules.clampsOffsets` switches it off. What code sets
  /// stays until one of these changes (B4).
  final func keepOffsetWithinLimits() {
    guard Headless.rules.clampsOffsets, currentDrag == nil, currentAnimation == nil else { return }
    let offset = offsetLimits.limit(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }
}
