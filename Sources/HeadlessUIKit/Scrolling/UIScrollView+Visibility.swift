import Foundation

extension UIScrollView {
  /// The nearest offset that shows the part of `rect` that lies in the content.
  ///
  /// What is larger than the visible part is shown from its beginning.
  final func offset(showing rect: CGRect) -> CGPoint {
    let wanted = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !wanted.isNull, rect.isFinite else { return contentOffset }
    let visible = storedBounds.inset(by: contentInset)
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
}
