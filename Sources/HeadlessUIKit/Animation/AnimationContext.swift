import Foundation

/// What an animation block finds around it.
@MainActor
enum AnimationContext {
  static var areEnabled = true
  static var duration: TimeInterval = 0
  @exclusivity(unchecked) static var isInside = false

  /// Who keeps what the running block changes; few blocks have someone who does.
  @exclusivity(unchecked) static var keeper: AnimatedValues?

  /// Where the running block's changes go, while there is anything to see of it; and which block it is.
  @exclusivity(unchecked) static var course: AnimationCourse?
  @exclusivity(unchecked) private(set) static var block = 0
  private static var blockCount = 0

  /// Grows with each reset: what began before has no part in what comes after.
  private(set) static var era = 0

  /// Runs a block, and puts it on record; the answer is whether it changed anything that an animation could show.
  ///
  /// - Parameter lasting: the duration that holds inside, in seconds.
  static func record(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, lasting: TimeInterval,
    animator: UIViewPropertyAnimator? = nil, _ animations: () -> Void
  ) -> Bool {
    let record = Headless.openAnimation(duration: duration, delay: delay, options: options)
    let changesBefore = Headless.animatableChanges
    let outer = (course, block)
    blockCount += 1
    block = blockCount
    course = newCourse(after: delay, lasting: lasting, options: options, animator: animator)
    run(duration: lasting, animations)
    (course, block) = outer
    let isChanged = Headless.animatableChanges != changesBefore
    Headless.closeAnimation(record, changed: isChanged)
    return isChanged
  }

  /// Inside another animation the outer one's curve holds, unless the options override it.
  private static func newCourse(
    after delay: TimeInterval, lasting: TimeInterval, options: UIView.AnimationOptions,
    animator: UIViewPropertyAnimator?
  ) -> AnimationCourse? {
    guard areEnabled, lasting > 0 else { return nil }
    if let animator { return .driven(by: AnimatorReference(animator)) }
    var curve = options.curve
    if !options.contains(.overrideInheritedCurve), case .timed(let outer) = course { curve = outer.curve }
    return .timed(TimedCourse(delay: delay, duration: lasting, options: options, curve: curve))
  }

  static func run(duration newDuration: TimeInterval, _ animations: () -> Void) {
    let outer = (duration, isInside)
    (duration, isInside) = (newDuration, true)
    animations()
    (duration, isInside) = outer
  }

  static func reset() {
    (areEnabled, duration, isInside, keeper, course) = (true, 0, false, nil, nil)
    era += 1
  }
}
