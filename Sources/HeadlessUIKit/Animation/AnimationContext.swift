import Foundation

/// What an animation block finds around it.
@MainActor
enum AnimationContext {
  static var areEnabled = true
  static var duration: TimeInterval = 0
  static var isInside = false

  /// Who keeps what the running block changes; few blocks have someone who does.
  @exclusivity(unchecked) static var keeper: AnimatedValues?

  /// Runs a block, and puts it on record; the answer is whether it changed anything that an animation could show.
  ///
  /// - Parameter lasting: the duration that holds inside, in seconds.
  static func record(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, lasting: TimeInterval,
    _ animations: () -> Void
  ) -> Bool {
    let record = Headless.openAnimation(duration: duration, delay: delay, options: options)
    let changesBefore = Headless.animatableChanges
    run(duration: lasting, animations)
    let isChanged = Headless.animatableChanges != changesBefore
    Headless.closeAnimation(record, changed: isChanged)
    return isChanged
  }

  static func run(duration newDuration: TimeInterval, _ animations: () -> Void) {
    let outer = (duration, isInside)
    (duration, isInside) = (newDuration, true)
    animations()
    (duration, isInside) = outer
  }

  static func reset() {
    (areEnabled, duration, isInside, keeper) = (true, 0, false, nil)
  }
}
