import PortableUIKit

/// Writes down what a scroll view tells its delegate.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// Where the scroll view was each time it told that it had scrolled.
  private(set) var offsets: [CGPoint] = []

  /// The lines, where many of the same in a row count as one.
  var story: [String] {
    lines.reduce(into: []) { story, line in
      if story.last != line { story.append(line) }
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("did scroll")
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("did end animation") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("did change insets")
  }
}
