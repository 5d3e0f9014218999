import Foundation

/// How an animation gets from its beginning to its end.
enum AnimationCourse {
  case timed(TimedCourse)
  case driven(by: AnimatorReference)

  @MainActor var isOver: Bool {
    switch self {
    case .timed(let course): course.isOver
    case .driven(let reference): reference.animator?.way == nil
    }
  }

  /// The share of the way that is behind it: all of it once it is over.
  @MainActor var way: CGFloat {
    switch self {
    case .timed(let course): course.way
    case .driven(let reference): reference.animator?.way ?? 1
    }
  }
}

/// An animator that may be gone. A class, because copying a weak reference with every motion would be dear.
@MainActor
final class AnimatorReference {
  weak var animator: UIViewPropertyAnimator?

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
  }
}

/// A course that the clock alone decides.
@MainActor
struct TimedCourse {
  private let start: Double
  private let duration: Double
  private let options: UIView.AnimationOptions
  let curve: UIView.AnimationCurve
  private let era = AnimationContext.era

  /// Begins now, after a delay in seconds.
  init(
    delay: Double, duration: Double, options: UIView.AnimationOptions, curve: UIView.AnimationCurve
  ) {
    start = Headless.now + max(0, delay)
    (self.duration, self.options, self.curve) = (duration, options, curve)
  }

  /// How often the duration has passed.
  private var rounds: Double { max(0, (Headless.now - start) / duration) }

  private var turns: Bool { options.contains(.autoreverse) }

  fileprivate var isOver: Bool {
    guard era == AnimationContext.era, rounds.isFinite else { return true }
    return !options.contains(.repeat) && rounds >= (turns ? 2 : 1)
  }

  /// Before its delay is over an animation shows its beginning; one that turns back shows it again, before the end.
  fileprivate var way: CGFloat {
    guard !isOver else { return 1 }
    let time = rounds.truncatingRemainder(dividingBy: 1)
    let isReturning = turns && rounds.truncatingRemainder(dividingBy: 2) >= 1
    return curve.way(at: isReturning ? 1 - time : time)
  }
}

extension UIView.AnimationOptions {
  /// Bits 16 to 19.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) ?? .easeInOut
  }
}
