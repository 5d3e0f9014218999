import Foundation

extension UIScrollView {
  /// Sets the insets of both indicators at once. Read, it is the vertical one's; UIKit defines no value where the
  /// two differ.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// What the safe area adds to the content's own insets (S3, from the comments of UIScrollView.h).
  final var systemInsets: UIEdgeInsets {
    guard SafeArea.sources != 0, contentInsetAdjustmentBehavior != .never else { return .zero }
    let safeArea = safeAreaInsets
    guard safeArea != .zero, contentInsetAdjustmentBehavior != .always else { return safeArea }
    let size = storedBounds.size
    let isAcross = alwaysBounceHorizontal || contentSize.width > size.width
    let isDown =
      alwaysBounceVertical || contentSize.height > size.height
      || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
    return UIEdgeInsets(
      top: isDown ? safeArea.top : 0, left: isAcross ? safeArea.left : 0,
      bottom: isDown ? safeArea.bottom : 0, right: isAcross ? safeArea.right : 0)
  }

  /// Whether this is what a controller inside a navigation controller shows: the controller's view, or the first
  /// view inside it.
  private final var isContentOfNavigation: Bool {
    let isFirst = storedSuperview?.storedSubviews.first === self
    let owner = storedController ?? (isFirst ? storedSuperview?.storedController : nil)
    return owner?.navigationController != nil
  }

  /// For everything that the adjusted insets depend on: tells of a change, and lets content that rests at its
  /// beginning keep there.
  ///
  /// Only the safe area's part moves the content along: that a list under a bar begins with a negative offset is
  /// everyday, and so is that code which sets `contentInset` has to move the offset itself (S4).
  final func insetsMayHaveChanged() {
    let insets = adjustedContentInset
    let system = systemInsets
    guard insets != knownInsets || system != knownSystemInsets else { return }
    let (oldInsets, oldSystem) = (knownInsets, knownSystemInsets)
    (knownInsets, knownSystemInsets) = (insets, system)
    if system != oldSystem, currentDrag == nil, currentAnimation == nil {
      followBeginning(from: oldInsets, to: insets)
    }
    guard insets != oldInsets else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    keepOffsetWithinLimits()
  }

  private final func followBeginning(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
  }
}

extension UIEdgeInsets {
  func plus(_ more: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }
}
