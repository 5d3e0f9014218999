import Foundation

/// What views were before an animator's blocks, and are after them, so that it can go back or stop on the way.
///
/// A class, because blocks write to it while they run.
@MainActor
final class AnimatedValues {
  /// What of a view an animation can show.
  private struct Values {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var alpha: CGFloat

    @MainActor
    init(of view: UIView) {
      (bounds, center, transform) = (view.storedBounds, view.storedCenter, view.transform)
      alpha = view.alpha
    }
  }

  private struct Entry {
    weak var view: UIView?
    let start: Values
    var end: Values
  }

  private var entries: [Entry] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Before a view changes for the first time.
  func keep(_ view: UIView) {
    guard numbers[ObjectIdentifier(view)] == nil else { return }
    numbers[ObjectIdentifier(view)] = entries.count
    let values = Values(of: view)
    entries.append(Entry(view: view, start: values, end: values))
  }

  /// Runs a block and keeps what it changes.
  func keepChanges<Result>(of block: () -> Result) -> Result {
    let outer = AnimationContext.keeper
    AnimationContext.keeper = self
    let result = block()
    AnimationContext.keeper = outer
    for index in entries.indices {
      if let view = entries[index].view { entries[index].end = Values(of: view) }
    }
    return result
  }

  /// Puts what was changed where it is at a share of the way; what code has moved since is overwritten.
  func place(at share: CGFloat) {
    for entry in entries {
      guard let view = entry.view else { continue }
      let (start, end) = (entry.start, entry.end)
      view.place(
        bounds: start.bounds.mixed(with: end.bounds, share),
        center: start.center.mixed(with: end.center, share))
      if start.transform != end.transform {
        view.transform = start.transform.mixed(with: end.transform, share)
      }
      if start.alpha != end.alpha { view.alpha = start.alpha.mixed(with: end.alpha, share) }
    }
  }
}

extension CGFloat {
  /// Exact at both ends.
  fileprivate func mixed(with other: CGFloat, _ share: CGFloat) -> CGFloat {
    share == 1 ? other : self + (other - self) * share
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, share), y: y.mixed(with: other.y, share))
  }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, _ share: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, share),
      size: CGSize(
        width: size.width.mixed(with: other.size.width, share),
        height: size.height.mixed(with: other.size.height, share)))
  }
}

extension CGAffineTransform {
  fileprivate func mixed(with other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a.mixed(with: other.a, share), b: b.mixed(with: other.b, share),
      c: c.mixed(with: other.c, share), d: d.mixed(with: other.d, share),
      tx: tx.mixed(with: other.tx, share), ty: ty.mixed(with: other.ty, share))
  }
}
