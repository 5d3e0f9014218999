public import Foundation

/// Where a view is and how it is shown, in one fast read for harnesses that look at many views often. Not UIKit's.
public struct HeadlessViewState: Sendable {
  /// In the superview's coordinates, in points.
  public let center: CGPoint
  /// In the view's own coordinates.
  public let bounds: CGRect
  public let transform: CGAffineTransform
  public let isHidden: Bool
  public let alpha: CGFloat
  /// The upright box of the bounds in the screen's coordinates; nil outside the window that was asked for.
  public let screenBounds: CGRect?
}

extension UIView {
  /// What is stored of the view, with its place on the screen where it is in `window`. Not isolated, so that closures which
  /// read many views need not ask where they run; to be called on the main thread.
  public nonisolated final func headlessState(in window: UIWindow) -> HeadlessViewState {
    let isInside = windowReference?.toOpaque() == Unmanaged.passUnretained(window).toOpaque()
    return HeadlessViewState(
      center: storedCenter, bounds: storedBounds, transform: rarities?.transform ?? .identity,
      isHidden: storedIsHidden, alpha: CGFloat(storedAlpha),
      screenBounds: isInside ? headlessScreenBounds : nil)
  }
}
