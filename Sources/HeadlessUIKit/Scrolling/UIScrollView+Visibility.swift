import Foundation

extension UIScrollView {
  /// The nearest offset that shows the part of `rect` that lies in the content.
  ///
  /// What is larger than the visible part is shown from its beginning.
  final func offset(showing rect: CGRect) -> CGPoint {
    let wanted = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !wanted.isNull, rect.isFinite else { return contentOffset }
    let visible = storedBounds.inset(by: adjustedContentInset)
    return CGPoint(
      x: contentOffset.x
        + shift(from: visible.origin.x, visible.size.width, to: wanted.origin.x, wanted.size.width),
      y: contentOffset.y
        + shift(from: visible.origin.y, visible.size.height, to: wanted.origin.y, wanted.size.height)
    )
  }

  private final func shift(
    from start: CGFloat, _ length: CGFloat, to wantedStart: CGFloat, _ wantedLength: CGFloat
  ) -> CGFloat {
    if wantedStart < start { return wantedStart - start }
    let beyond = wantedStart + wantedLength - start - length
    return beyond > 0 ? min(beyond, wantedStart - start) : 0
  }
}

extension UIView {
  /// The nearest scroll view above.
  final var enclosingScrollView: UIScrollView? {
    var view = storedSuperview
    while let above = view {
      if let scrollView = above as? UIScrollView { return scrollView }
      view = above.storedSuperview
    }
    return nil
  }

  /// Lets the nearest scroll view above show a part of this view, at once.
  ///
  /// As a text field does when it begins (R10), by `scrollRectToVisible` on the scroll view that it finds first
  /// (openradar 20798351): one whose scrolling is disabled too, for that only stops fingers, and none further out.
  final func showInEnclosingScrollView(_ rect: CGRect) {
    guard let scrollView = enclosingScrollView else { return }
    scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: false)
  }
}

extension UITextView {
  /// Scrolls the end of the selection into sight while this is edited.
  ///
  /// A text view that does not scroll itself lets the nearest scroll view above do it, as UIKit's
  /// `_scrollSelectionToVisibleInContainingScrollView` says and GrowingTextView's pull request 6 has seen.
  final func showCaret() {
    guard isStoredFirstResponder, let range = selectedTextRange else { return }
    let caret = caretRect(for: range.end)
    if isScrollEnabled {
      scrollRectToVisible(caret, animated: false)
    } else {
      showInEnclosingScrollView(caret)
    }
  }
}
