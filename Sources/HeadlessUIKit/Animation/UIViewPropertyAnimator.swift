public import Foundation

/// Animates what its blocks change, and can be paused, turned back and stopped on the way.
///
/// Values are final as soon as the animator starts or is paused for the first time (N1). They are turned back when a reversed
/// animation ends, and a stop leaves them where the animation was: along its curve, or for a spring along a line.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public final let duration: TimeInterval
  public final private(set) var delay: TimeInterval = 0
  public final let timingParameters: (any UITimingCurveProvider)?

  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true

  /// Whether the animator can be paused and stopped.
  open var isInterruptible = true
  /// Whether the animator stays active at its end, without running its completions.
  open var pausesOnCompletion = false

  public final private(set) var state = UIViewAnimatingState.inactive
  private final var run = AnimatorRun()
  private final var values = AnimatedValues()
  private final var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var isTurned = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xf)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isRunning: Bool { run.isRunning }

  open var isReversed: Bool {
    get { isTurned }
    set {
      guard isTurned != newValue else { return }
      isTurned = newValue
      guard state == .active else { return }
      let wasRunning = run.isRunning
      run.pause()
      run.fraction = 1 - run.fraction
      if wasRunning { go(for: duration * (1 - run.fraction)) }
    }
  }

  open var fractionComplete: CGFloat {
    get { run.presentFraction }
    set {
      guard state != .stopped else { return complain("set to a fraction") }
      if state == .inactive { activate() }
      let wasRunning = run.isRunning
      run.pause()
      run.fraction = min(max(newValue, 0), 1)
      if wasRunning { go(for: duration * (1 - run.fraction)) }
    }
  }

  /// While the animator is active, the block runs at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: the share of the duration that passes before.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return complain("given a block") }
    if state == .active {
      animate(animation, delay: duration * delayFactor)
    } else {
      blocks.append((animation, delayFactor))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Runs from where it is; an animator that is running already is left alone.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return complain("started") }
    guard !run.isRunning else { return }
    self.delay = max(0, delay)
    let isSeen = state == .active || activate()
    go(for: isSeen && UIView.areAnimationsEnabled ? duration * (1 - run.fraction) : 0)
  }

  open func pauseAnimation() {
    guard isInterruptible else {
      return Headless.diagnose("an animator that is not interruptible was paused")
    }
    guard state != .stopped else { return complain("paused") }
    if state == .inactive { activate() }
    run.pause()
  }

  /// Goes on with the remaining way, in the remaining time or with a factor in that share of the duration. The record
  /// of the animation keeps its first curve.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !run.isRunning else { return complain("continued while it was not paused") }
    go(for: durationFactor > 0 ? duration * durationFactor : duration * (1 - run.fraction))
  }

  /// Leaves everything where it is: for good, or until `finishAnimation` says where it ends.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard isInterruptible else {
      return Headless.diagnose("an animator that is not interruptible was stopped")
    }
    guard state == .active else { return }
    run.pause()
    values.place(at: share)
    state = .stopped
    if withoutFinishing {
      completions.removeAll()
      settle()
    }
  }

  /// Ends an animation that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return complain("finished before it was stopped") }
    end(at: finalPosition)
  }
}

extension UIViewPropertyAnimator {
  /// Runs the blocks; the answer is whether there is anything to see.
  @discardableResult
  private final func activate() -> Bool {
    state = .active
    run.fraction = 0
    let due = blocks
    blocks.removeAll()
    var isSeen = false
    for (block, delayFactor) in due where animate(block, delay: delay + duration * delayFactor) {
      isSeen = true
    }
    return isSeen
  }

  @discardableResult
  private final func animate(_ block: () -> Void, delay: TimeInterval) -> Bool {
    values.keepChanges {
      AnimationContext.record(
        duration: duration, delay: delay, options: timingParameters?.options ?? [], lasting: duration,
        animator: self, block)
    }
  }

  /// The share of the way that the views are on, while there is one.
  final var way: CGFloat? { state == .active ? share : nil }

  /// How far the values are from where they began.
  private final var share: CGFloat {
    let time = isTurned ? 1 - run.presentFraction : run.presentFraction
    return timingParameters?.way(at: time) ?? time
  }

  private final func go(for seconds: TimeInterval) {
    guard seconds > 0 else { return arrive() }
    run.start(for: seconds, after: delay) { self.arrive() }
    delay = 0
  }

  private final func arrive() {
    run.pause()
    run.fraction = 1
    if pausesOnCompletion { return }
    end(at: isTurned ? .start : .end)
  }

  private final func end(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: if state == .stopped { values.place(at: 1) }
    case .start: values.place(at: 0)
    case .current: break
    }
    let due = completions
    completions.removeAll()
    settle()
    for completion in due { completion(position) }
  }

  /// What has ended can be given new blocks.
  private final func settle() {
    state = .inactive
    values = AnimatedValues()
    run = AnimatorRun()
    isTurned = false
  }

  private final func complain(_ what: String) {
    Headless.diagnose("an animator was \(what), which its state does not allow")
  }
}
