import Foundation

// Animations of UIKit add up: each shows what is missing of its own way, and together they end at the stored values, so
// that one that comes while another runs does not snap (N3).

/// What of a view an animation can show, or a difference of such.
struct ShownValues: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform: CGAffineTransform
  var alpha: CGFloat

  @MainActor
  init(of view: UIView) {
    (bounds, center) = (view.storedBounds, view.storedCenter)
    (transform, alpha) = (view.rarities?.transform ?? .identity, CGFloat(view.storedAlpha))
  }

  mutating func add(_ other: ShownValues, times factor: CGFloat) {
    bounds.origin.x += other.bounds.origin.x * factor
    bounds.origin.y += other.bounds.origin.y * factor
    bounds.size.width += other.bounds.size.width * factor
    bounds.size.height += other.bounds.size.height * factor
    center.x += other.center.x * factor
    center.y += other.center.y * factor
    transform.add(other.transform, times: factor)
    alpha += other.alpha * factor
  }
}

extension CGAffineTransform {
  fileprivate mutating func add(_ other: CGAffineTransform, times factor: CGFloat) {
    a += other.a * factor
    b += other.b * factor
    c += other.c * factor
    d += other.d * factor
    tx += other.tx * factor
    ty += other.ty * factor
  }

  /// Whether the axes stay where they are: then the numbers on the way lie between those at its ends.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

/// What one animation has changed of one view.
struct Motion {
  fileprivate let course: AnimationCourse
  /// Which block it was.
  fileprivate let block: Int
  /// Where the view was, seen from where it is.
  fileprivate var difference: ShownValues
}

extension UIView {
  /// Before a change: the values to begin from, where a block is running that animates.
  final func valuesBeforeMotion() -> ShownValues? {
    AnimationContext.keeper?.keep(self)
    guard AnimationContext.course != nil, AnimationContext.areEnabled else { return nil }
    return ShownValues(of: self)
  }

  /// After it.
  final func addMotion(from before: ShownValues) {
    guard let course = AnimationContext.course else { return }
    let now = ShownValues(of: self)
    var difference = before
    difference.add(now, times: -1)
    // Core Animation takes turns apart, which is not modelled: a view that turns is where it will be at once.
    if !before.transform.isUpright || !now.transform.isUpright {
      difference.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
    let rarities = ownRarities
    if let last = rarities.motions.indices.last, rarities.motions[last].block == AnimationContext.block {
      return rarities.motions[last].difference.add(difference, times: 1)
    }
    // Seldom, because most animations are over before anyone asks for what is shown.
    if rarities.motions.count >= 8 { rarities.motions.removeAll { $0.course.isOver } }
    rarities.motions.append(Motion(course: course, block: AnimationContext.block, difference: difference))
  }

  /// What is on the screen at this time: the stored values, and what animations still miss.
  final var shownValues: ShownValues {
    var values = ShownValues(of: self)
    for motion in rarities?.motions ?? [] where !motion.course.isOver {
      values.add(motion.difference, times: 1 - motion.course.way)
    }
    return values
  }
}
