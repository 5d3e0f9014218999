/// Edges of a rectangle, where text begins and where it ends; leading is left here.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A guide that follows something on the screen, and activates constraints where that comes near edges or leaves them.
///
/// Constraints for several edges are active when all of them are near, or all away.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints, and where they are active. An array, so that they are changed in the order in which they were set.
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isForNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private final var tracked: [Tracked] = []

  /// To which edges the guide is near; nil while it tracks nothing.
  var nearEdges: NSDirectionalRectEdge? { nil }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, at: edge, isForNear: true)
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, at: edge, isForNear: false)
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isForNear }?.constraints ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isForNear }?.constraints ?? []
  }

  /// Tracks no constraints any more; those that are active stay so.
  open func removeAllTrackedConstraints() {
    tracked.removeAll()
  }

  private final func track(
    _ constraints: [NSLayoutConstraint], at edges: NSDirectionalRectEdge, isForNear: Bool
  ) {
    let old = tracked.first { $0.edges == edges && $0.isForNear == isForNear }?.constraints ?? []
    NSLayoutConstraint.deactivate(old.filter { !constraints.contains($0) })
    tracked.removeAll { $0.edges == edges && $0.isForNear == isForNear }
    tracked.append(Tracked(edges: edges, isForNear: isForNear, constraints: constraints))
    activateTracked()
  }

  /// What leaves goes before what comes, so that they do not contradict each other.
  final func activateTracked() {
    guard !tracked.isEmpty else { return }
    let near = nearEdges
    func isDue(_ tracked: Tracked) -> Bool {
      guard let near else { return false }
      return tracked.isForNear ? near.isSuperset(of: tracked.edges) : near.isDisjoint(with: tracked.edges)
    }
    let due = tracked.filter(isDue).flatMap(\.constraints)
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints).filter { !due.contains($0) })
    NSLayoutConstraint.activate(due)
  }
}
