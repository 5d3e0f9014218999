import Foundation
import HeadlessUIKit

/// A scroll view's delegate that writes down what it hears, one word a call.
@MainActor final class ScrollDiary: NSObject, UIScrollViewDelegate {
  var words: [String] = []
  var offsets: [CGPoint] = []

  /// Runs when a drag begins.
  var onBegin: () -> Void = {}
  /// Puts another target in the place of the one that it is given.
  var aim: (CGPoint) -> CGPoint = { $0 }
  var velocity = CGPoint.zero
  var letsScrollToTop = true

  /// The words, where many of the same in a row count as one.
  var story: [String] {
    words.reduce(into: []) { story, word in
      if story.last != word { story.append(word) }
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    words.append("did scroll")
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    words.append("will begin dragging")
    onBegin()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    words.append("will end dragging")
    self.velocity = velocity
    targetContentOffset.pointee = aim(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    words.append(decelerate ? "did end dragging, goes on" : "did end dragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { words.append("will begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { words.append("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { words.append("did end animation") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { words.append("did scroll to top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    words.append("did change insets")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { letsScrollToTop }
}
