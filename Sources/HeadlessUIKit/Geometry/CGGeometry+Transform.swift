public import Foundation

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }

  /// Whether no number is NaN or infinite.
  var isFinite: Bool { (x - x) + (y - y) == 0 }
}

extension CGSize {
  /// The size as a vector: the translation has no part in it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if t.isTranslation {
      return CGRect(x: origin.x + t.tx, y: origin.y + t.ty, width: size.width, height: size.height)
    }
    let corner = origin.applying(t)
    let across = CGSize(width: size.width * t.a, height: size.width * t.b)
    let down = CGSize(width: size.height * t.c, height: size.height * t.d)
    let left = min(0, across.width) + min(0, down.width)
    let right = max(0, across.width) + max(0, down.width)
    let top = min(0, across.height) + min(0, down.height)
    let bottom = max(0, across.height) + max(0, down.height)
    return CGRect(x: corner.x + left, y: corner.y + top, width: right - left, height: bottom - top)
  }

  /// Whether no number is NaN or infinite.
  var isFinite: Bool {
    (origin.x - origin.x) + (origin.y - origin.y) + (size.width - size.width) + (size.height - size.height)
      == 0
  }
}
