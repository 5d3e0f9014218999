import ExclusiveScreen
import Foundation
import HeadlessUIKit
import Testing

/// The parent of every suite that touches the one screen, its clock or its notification centre.
@Suite(.serialized, .exclusiveScreen) @MainActor struct ScreenTests {}

/// Starts from a fresh phone and puts a visible window on it.
@MainActor func makeWindow(width: CGFloat = 400, height: CGFloat = 800) -> UIWindow {
  Headless.reset(screen: CGSize(width: width, height: height), idiom: .phone)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.isHidden = false
  return window
}

extension UIView {
  /// A view with a frame in another.
  convenience init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    superview?.addSubview(self)
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    let errors = [
      origin.x - other.origin.x, origin.y - other.origin.y,
      size.width - other.size.width, size.height - other.size.height,
    ]
    return errors.allSatisfy { abs($0) <= tolerance }
  }
}

extension CGPoint {
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}
