import Foundation

extension Headless {
  /// Taps the status bar over a window: the one scroll view in sight that scrolls to the top does so, if its
  /// delegate lets it. With several of them none does, as UIKit documents for `scrollsToTop`.
  ///
  /// - Returns: the scroll view that begins to scroll.
  @discardableResult
  public static func tapStatusBar(of window: UIWindow) -> UIScrollView? {
    let candidates = scrollViewsToTop(in: window)
    guard candidates.count == 1, let scrollView = candidates.first else { return nil }
    let top = scrollView.offsetLimits.least.y
    guard scrollView.contentOffset.y > top,
      scrollView.scrollDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else {
      return nil
    }
    var target = scrollView.contentOffset
    target.y = top
    scrollView.startScrolling(to: target, isToTop: true)
    return scrollView
  }

  private static func scrollViewsToTop(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden else { return [] }
    let own = (view as? UIScrollView).map { $0.scrollsToTop ? [$0] : [] } ?? []
    return own + view.subviews.flatMap(scrollViewsToTop)
  }
}
