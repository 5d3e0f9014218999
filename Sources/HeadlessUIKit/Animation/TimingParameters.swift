public import Foundation

/// Where the course of an animation comes from.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// What gives an animation its course over time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A course along a curve that is listed, or has two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: UITimingCurveProvider {
  public final let animationCurve: UIView.AnimationCurve
  public final let controlPoint1: CGPoint
  public final let controlPoint2: CGPoint
  private final let isListed: Bool

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
    isListed = true
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    isListed = false
  }

  /// As for most animations: slow at both ends.
  public convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  public final var timingCurveType: UITimingCurveType { isListed ? .builtin : .cubic }
  public final var cubicTimingParameters: UICubicTimingParameters? { self }
  public final var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A course that ends like a spring's. Left out are springs with a mass, whose duration is what physics make it.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider {
  public final let dampingRatio: CGFloat
  public final let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
  }

  public final var timingCurveType: UITimingCurveType { .spring }
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }
  public final var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
  /// Those of Core Animation's curves of the same names; an unlisted one is taken for slow at both ends.
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut, .unlisted: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}

extension UITimingCurveProvider {
  /// The curve as animation options have it.
  var options: UIView.AnimationOptions {
    guard timingCurveType == .builtin, let curve = cubicTimingParameters?.animationCurve else { return [] }
    return UIView.AnimationOptions(rawValue: UInt(max(0, curve.rawValue)) << 16)
  }

  /// The share of the way at a share of the time; a spring is taken for even, without its swing.
  func way(at time: CGFloat) -> CGFloat {
    guard let cubic = cubicTimingParameters else { return time }
    return TimingCurve(cubic.controlPoint1, cubic.controlPoint2).way(at: time)
  }
}
