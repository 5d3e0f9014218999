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
    let isInherited = AnimationContext.isInside && !options.contains(.overrideInheritedDuration)
    let lasting = isInherited ? AnimationContext.duration : duration
    let record = Headless.openAnimation(duration: duration, delay: delay, options: options)
    let changesBefore = Headless.animatableChanges
    AnimationContext.run(duration: lasting, animations)
    let isChanged = Headless.animatableChanges != changesBefore
    Headless.closeAnimation(record, changed: isChanged)
    guard let completion else { return }
    guard isChanged, areAnimationsEnabled, lasting > 0 else { return completion(true) }
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

/// What an animation block finds around it.
@MainActor
enum AnimationContext {
  static var areEnabled = true
  static var duration: TimeInterval = 0
  static var isInside = false

  static func run(duration newDuration: TimeInterval, _ animations: () -> Void) {
    let outer = (duration, isInside)
    (duration, isInside) = (newDuration, true)
    animations()
    (duration, isInside) = outer
  }

  static func reset() {
    (areEnabled, duration, isInside) = (true, 0, false)
  }
}
