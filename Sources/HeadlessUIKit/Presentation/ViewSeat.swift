import Foundation

/// Where a view was, so that it can come back.
struct ViewSeat {
  private(set) weak var superview: UIView?
  private let index: Int
  private let size: CGSize

  @MainActor
  init?(of view: UIView) {
    guard let superview = view.storedSuperview else { return nil }
    self.superview = superview
    index = superview.storedSubviews.firstIndex { $0 === view } ?? 0
    size = superview.storedBounds.size
  }

  /// Puts the view back, in the size it would have if it had been there all along.
  @MainActor
  func take(_ view: UIView) {
    guard let superview else { return }
    let isFollowed = superview.autoresizesSubviews && !(superview is PresentationContainer)
    if isFollowed, view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: size, to: superview.storedBounds.size)
    }
    superview.insertSubview(view, at: index)
  }
}
