public import Foundation

// Values are final as soon as the block returns. What remains of an animation is its record and its completion,
// which waits on the virtual clock.

extension UIView {
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Runs `animations`, and `completion` after delay and duration on the virtual clock.
  ///
  /// The completion runs at once when nothing changed, when there is no duration, or while animations are disabled.
  /// Inside another animation the outer one's duration holds, unless the options override it. An animation that
  /// repeats does not complete.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, delay: delay, options: options, animations, completion: completion)
  }

  /// - Parameter isSeen: whether there is something to see even if nothing changes.
  final class func runAnimation(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, isSeen: Bool = false,
    _ animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let isInherited = AnimationContext.isInside && !options.contains(.overrideInheritedDuration)
    let lasting = isInherited ? AnimationContext.duration : duration
    let isChanged = AnimationContext.record(
      duration: duration, delay: delay, options: options, lasting: lasting, animations)
    guard let completion else { return }
    guard isChanged || isSeen, areAnimationsEnabled, lasting > 0 else { return completion(true) }
    guard !options.contains(.repeat) else { return }
    Headless.schedule(after: max(0, delay) + lasting) { completion(true) }
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = wereEnabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// The duration of the animation whose block is running, or zero.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.duration }
}
