import KeyboardScenarios

/// A difference between two states of a view, in the model values that code writes.
struct Change {
  var words: String
  var amount: Double
}

extension Snapshot.ViewState {
  /// The first difference from `other`, centre first.
  ///
  /// Model values and not frames: the frame of a transformed view is undefined, as UIKit's
  /// documentation of `UIView.frame` says.
  /// - Parameter tolerance: relative to the larger value, and absolute below 1.
  func change(
    from other: Snapshot.ViewState, exceptY: Bool, exceptOffset: Bool, tolerance: Double = 1e-6
  ) -> Change? {
    let pairs = [
      ("x of the centre", center.x, other.center.x),
      ("y of the centre", exceptY ? other.center.y : center.y, other.center.y),
      ("width", bounds.width, other.bounds.width), ("height", bounds.height, other.bounds.height),
      ("x of the bounds", exceptOffset ? other.bounds.x : bounds.x, other.bounds.x),
      ("y of the bounds", exceptOffset ? other.bounds.y : bounds.y, other.bounds.y),
    ]
    for (what, now, then) in pairs where !now.isNear(then, tolerance) {
      return Change(words: "\(what) is \(points(now)) and not \(points(then))", amount: now - then)
    }
    for (now, then) in zip(transform.numbers, other.transform.numbers) where !now.isNear(then, tolerance) {
      return Change(words: "its transform is another", amount: now - then)
    }
    return nil
  }
}

extension Double {
  /// Equality up to a tolerance, relative to the larger and absolute below 1. NaN is near to NaN.
  func isNear(_ other: Double, _ tolerance: Double) -> Bool {
    if self == other || (isNaN && other.isNaN) { return true }
    return abs(self - other) <= tolerance * max(1, abs(self), abs(other))
  }
}
