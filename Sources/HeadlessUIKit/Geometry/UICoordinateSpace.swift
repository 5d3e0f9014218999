public import Foundation

/// A frame of reference on the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space that is no view and lies upright on the screen.
@preconcurrency @MainActor
protocol UprightSpace: UICoordinateSpace {
  /// Where the space's zero is on the screen.
  var screenOrigin: CGPoint { get }
}

extension UprightSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = CGPoint(x: point.x + screenOrigin.x, y: point.y + screenOrigin.y)
    if let view = coordinateSpace as? UIView { return view.pointFromScreen(onScreen) }
    let other = (coordinateSpace as? any UprightSpace)?.screenOrigin ?? .zero
    return CGPoint(x: onScreen.x - other.x, y: onScreen.y - other.y)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = rect.offsetBy(dx: screenOrigin.x, dy: screenOrigin.y)
    if let view = coordinateSpace as? UIView { return view.rectFromScreen(onScreen) }
    let other = (coordinateSpace as? any UprightSpace)?.screenOrigin ?? .zero
    return onScreen.offsetBy(dx: -other.x, dy: -other.y)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
