public import Foundation

extension UIView: UICoordinateSpace {
  /// A point of this view in another's space; nil stands for the window, or outside one for this view itself.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? storedWindow, target !== self else { return point }
    let meeting = commonAncestor(with: target)
    let there = climb(point, to: meeting)
    return meeting === target ? there : target.descend(there, from: meeting)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? storedWindow else { return point }
    return source.convert(point, to: self)
  }

  /// The upright box around a rectangle of this view in another's space.
  ///
  /// Boxed twice, as in UIKit: at the nearest common ancestor, and again in the other view.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? storedWindow, target !== self else { return rect }
    let meeting = commonAncestor(with: target)
    let there = climb(rect, to: meeting)
    return meeting === target ? there : target.descend(there, from: meeting)
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? storedWindow else { return rect }
    return source.convert(rect, to: self)
  }

  // Disfavoured, because the compiler would choose these for views too, at the price of a cast.

  @_disfavoredOverload
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    let origin = (coordinateSpace as? any UprightSpace)?.screenOrigin ?? .zero
    let onScreen = climb(point, to: nil)
    return CGPoint(x: onScreen.x - origin.x, y: onScreen.y - origin.y)
  }

  @_disfavoredOverload
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self)
  }

  @_disfavoredOverload
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let origin = (coordinateSpace as? any UprightSpace)?.screenOrigin ?? .zero
    return climb(rect, to: nil).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  @_disfavoredOverload
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self)
  }

  final func pointFromScreen(_ point: CGPoint) -> CGPoint { descend(point, from: nil) }
  final func rectFromScreen(_ rect: CGRect) -> CGRect { descend(rect, from: nil) }
}
