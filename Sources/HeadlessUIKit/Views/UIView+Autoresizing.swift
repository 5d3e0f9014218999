import Foundation

extension UIView {
  /// Which parts of a view's place in its superview give way when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  final func resizeSubviews(from old: CGSize) {
    for child in storedSubviews
    where !child.autoresizingMask.isEmpty && child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: storedBounds.size)
    }
  }

  /// Works on the untransformed frame, which a transform leaves alone.
  final func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let anchor = anchorPoint
    let size = storedBounds.size
    let across = FlexibleSpan(start: storedCenter.x - anchor.x * size.width, length: size.width)
      .resized(
        from: old.width, to: new.width, before: mask.contains(.flexibleLeftMargin),
        within: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    let down = FlexibleSpan(start: storedCenter.y - anchor.y * size.height, length: size.height)
      .resized(
        from: old.height, to: new.height, before: mask.contains(.flexibleTopMargin),
        within: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    place(
      bounds: CGRect(origin: storedBounds.origin, size: CGSize(width: across.length, height: down.length)),
      center: CGPoint(
        x: across.start + anchor.x * across.length,
        y: down.start + anchor.y * down.length
      )
    )
  }
}

/// One axis of a view inside its superview.
struct FlexibleSpan {
  var start: CGFloat
  var length: CGFloat

  /// Shares the superview's change among the flexible parts in proportion to their sizes, without rounding.
  ///
  /// Parts that have no size at all share evenly.
  func resized(from old: CGFloat, to new: CGFloat, before: Bool, within: Bool, after: Bool) -> FlexibleSpan {
    let change = new - old
    let parts = (before ? start : 0) + (within ? length : 0) + (after ? old - start - length : 0)
    let count = CGFloat((before ? 1 : 0) + (within ? 1 : 0) + (after ? 1 : 0))
    guard change != 0, count > 0 else { return self }
    func share(_ part: CGFloat) -> CGFloat {
      parts == 0 ? change / count : change * part / parts
    }
    return FlexibleSpan(
      start: before ? start + share(start) : start,
      length: within ? max(0, length + share(length)) : length
    )
  }
}
