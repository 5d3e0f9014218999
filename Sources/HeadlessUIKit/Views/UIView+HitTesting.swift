import Foundation

extension UIView {
  /// Hidden, faint and disabled views are passed over before they are asked whether the point is inside.
  final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !storedIsHidden, isUserInteractionEnabled, Double(storedAlpha) >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in storedSubviews.reversed() {
      if let hit = child.hitTest(child.descend(point, from: self), with: event) { return hit }
    }
    return self
  }
}
