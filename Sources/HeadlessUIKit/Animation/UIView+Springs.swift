public import Foundation

extension UIView {
  /// As `animate` without a spring: where a view is on its way is not modelled, and so neither is a spring.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, delay: delay, options: options, animations, completion: completion)
  }

  /// As `animate` without a spring. The completion waits for the spring's duration, though a spring that bounces
  /// takes longer to come to rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, delay: delay, options: options, animations, completion: completion)
  }
}
