import Foundation

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

extension UIView {
  /// The size of a bar of some height that fits itself: as wide as its superview, or without one as the screen.
  final func sizeOfBar(height: CGFloat) -> CGSize {
    CGSize(width: storedSuperview?.storedBounds.width ?? UIScreen.main.bounds.width, height: height)
  }
}
