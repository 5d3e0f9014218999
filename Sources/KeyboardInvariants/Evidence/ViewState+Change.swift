import KeyboardScenarios

/// A difference between two states of a view, in the model values that code writes.
struct Change {
  var words: String
  var amount: Double
}

extension Snapshot.ViewState {
  /// What may differ without being a change.
  struct Exceptions: OptionSet {
    let rawValue: Int

    static let centerY = Exceptions(rawValue: 1)
    static let transformY = Exceptions(rawValue: 2)
    /// The origin of the bounds, which is the content offset of what scrolls.
    static let offset = Exceptions(rawValue: 4)
  }

  /// The first difference from `other`, centre first.
  ///
  /// Model values and not frames: the frame of a transformed view is undefined, as UIKit's
  /// documentation of `UIView.frame` says.
  /// - Parameter tolerance: relative to the larger value, and absolute below 1.
  func change(
    from other: Snapshot.ViewState, except exceptions: Exceptions = [], tolerance: Double = 1e-6
  ) -> Change? {
    var now = self
    if exceptions.contains(.centerY) { now.center.y = other.center.y }
    if exceptions.contains(.transformY) { now.transform.ty = other.transform.ty }
    if exceptions.contains(.offset) { (now.bounds.x, now.bounds.y) = (other.bounds.x, other.bounds.y) }
    let pairs = [
      ("x of the centre", now.center.x, other.center.x), ("y of the centre", now.center.y, other.center.y),
      ("width", now.bounds.width, other.bounds.width), ("height", now.bounds.height, other.bounds.height),
      ("x of the bounds", now.bounds.x, other.bounds.x), ("y of the bounds", now.bounds.y, other.bounds.y),
    ]
    for (what, now, then) in pairs where !now.isNear(then, tolerance) {
      return Change(words: "\(what) is \(points(now)) and not \(points(then))", amount: now - then)
    }
    if now.isHidden != other.isHidden {
      return Change(
        words: now.isHidden ? "it is hidden" : "it is no longer hidden", amount: now.isHidden ? 1 : -1)
    }
    if !now.alpha.isNear(other.alpha, tolerance) {
      return Change(
        words: "its alpha is \(now.alpha.short) and not \(other.alpha.short)", amount: now.alpha - other.alpha
      )
    }
    for (now, then) in zip(now.transform.numbers, other.transform.numbers) where !now.isNear(then, tolerance)
    {
      let words = "its transform is \(self.transform.listed) and not \(other.transform.listed)"
      return Change(words: words, amount: now - then)
    }
    return nil
  }
}

extension Transform {
  var listed: String {
    "[" + numbers.map { (($0 * 1000).rounded() / 1000).written }.joined(separator: ", ") + "]"
  }
}

extension Double {
  /// Equality up to a tolerance, relative to the larger and absolute below 1. NaN is near to NaN.
  func isNear(_ other: Double, _ tolerance: Double) -> Bool {
    if self == other || (isNaN && other.isNaN) { return true }
    return abs(self - other) <= tolerance * max(1, abs(self), abs(other))
  }
}
