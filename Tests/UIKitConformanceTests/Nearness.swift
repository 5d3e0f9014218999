import PortableUIKit

/// How far a length in points may be off where nothing else is said.
let usualTolerance: CGFloat = 1e-9

extension CGFloat {
  func isNear(_ other: CGFloat, within tolerance: CGFloat = usualTolerance) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGPoint {
  func isNear(_ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = usualTolerance) -> Bool {
    self.x.isNear(x, within: tolerance) && self.y.isNear(y, within: tolerance)
  }
}

extension CGSize {
  func isNear(_ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = usualTolerance) -> Bool {
    self.width.isNear(width, within: tolerance) && self.height.isNear(height, within: tolerance)
  }
}

extension CGRect {
  func isNear(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    within tolerance: CGFloat = usualTolerance
  ) -> Bool {
    origin.isNear(x, y, within: tolerance) && size.isNear(width, height, within: tolerance)
  }

  func isNear(_ other: CGRect, within tolerance: CGFloat = usualTolerance) -> Bool {
    isNear(other.minX, other.minY, other.width, other.height, within: tolerance)
  }
}

extension UIView {
  /// A view with a frame, in another view where one is given.
  convenience init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    superview?.addSubview(self)
  }
}
