public import Foundation

// Conversion climbs from a view to an ancestor and descends to another view. The ancestor nil is the screen, or
// for a tree without a window whatever its root would lie in. While every view on the way is plain, two sums do. None of this is isolated: closures
// given to the standard library would otherwise ask at every step whether they are on the main actor.

extension UIView {
  /// The nearest view that is an ancestor of both, or either of them.
  nonisolated final func commonAncestor(with other: UIView) -> UIView? {
    if other === storedWindow { return other }
    if self === other.storedWindow || other.storedSuperview === self { return self }
    let surplus = depth - other.depth
    var here = ancestor(steps: max(0, surplus))
    var there = other.ancestor(steps: max(0, -surplus))
    while here !== there {
      here = here?.storedSuperview
      there = there?.storedSuperview
    }
    return here
  }

  nonisolated private final func ancestor(steps: Int) -> UIView? {
    var view: UIView? = self
    for _ in 0..<steps {
      view = view?.storedSuperview
    }
    return view
  }

  nonisolated private final var depth: Int {
    var count = 0
    var view = storedSuperview
    while let above = view {
      count += 1
      view = above.storedSuperview
    }
    return count
  }

  /// The sum of shifts up to an ancestor; nil when a view on the way is not plain.
  nonisolated private final func shift(upTo ancestor: UIView?) -> CGPoint? {
    let end = ancestor.map { Unmanaged.passUnretained($0).toOpaque() }
    var sum = CGPoint.zero
    var here = Unmanaged.passUnretained(self)
    while here.toOpaque() != end {
      guard here._withUnsafeGuaranteedRef({ $0.add(shiftTo: &sum) }) else { return nil }
      guard let above = here._withUnsafeGuaranteedRef({ $0.superviewReference }) else { break }
      here = above
    }
    guard ancestor == nil else { return sum }
    let origin = sceneOrigin
    return CGPoint(x: sum.x + origin.x, y: sum.y + origin.y)
  }

  /// False for a view that is not plain.
  nonisolated private final func add(shiftTo sum: inout CGPoint) -> Bool {
    guard isPlain else { return false }
    let step = shiftToSuperspace
    sum.x += step.x
    sum.y += step.y
    return true
  }

  /// The composite map up to an ancestor.
  nonisolated private final func map(upTo ancestor: UIView?) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var view: UIView? = self
    while let here = view, here !== ancestor {
      map = map.concatenating(here.toSuperspace)
      view = here.storedSuperview
    }
    guard ancestor == nil else { return map }
    map.tx += sceneOrigin.x
    map.ty += sceneOrigin.y
    return map
  }

  nonisolated private final var sceneOrigin: CGPoint {
    let scene = windowReference?._withUnsafeGuaranteedRef { $0.sceneReference }
    return scene?._withUnsafeGuaranteedRef { $0.storedOrigin } ?? .zero
  }

  nonisolated final func climb(_ point: CGPoint, to ancestor: UIView?) -> CGPoint {
    if let shift = shift(upTo: ancestor) { return CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
    return point.applying(map(upTo: ancestor))
  }

  nonisolated final func climb(_ rect: CGRect, to ancestor: UIView?) -> CGRect {
    if let shift = shift(upTo: ancestor) {
      return CGRect(
        origin: CGPoint(x: rect.origin.x + shift.x, y: rect.origin.y + shift.y),
        size: rect.size
      )
    }
    return rect.applying(map(upTo: ancestor))
  }

  /// The way down; a singular map lets the point pass as it is.
  nonisolated final func descend(_ point: CGPoint, from ancestor: UIView?) -> CGPoint {
    if let shift = shift(upTo: ancestor) { return CGPoint(x: point.x - shift.x, y: point.y - shift.y) }
    let map = map(upTo: ancestor)
    return map.determinant == 0 ? point : point.applying(map.inverted())
  }

  nonisolated final func descend(_ rect: CGRect, from ancestor: UIView?) -> CGRect {
    if let shift = shift(upTo: ancestor) {
      return CGRect(
        origin: CGPoint(x: rect.origin.x - shift.x, y: rect.origin.y - shift.y),
        size: rect.size
      )
    }
    let map = map(upTo: ancestor)
    return map.determinant == 0 ? rect : rect.applying(map.inverted())
  }

  /// The upright box of the view's bounds on the screen: the harness's fast read, not UIKit's.
  public nonisolated final var headlessScreenBounds: CGRect { climb(storedBounds, to: nil) }
}
