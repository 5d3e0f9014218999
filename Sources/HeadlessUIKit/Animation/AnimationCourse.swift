import Foundation

/// How an animation gets from its beginning to its end.
enum AnimationCourse {
  case timed(TimedCourse)
  case driven(by: AnimatorReference)

  /// The share of the way that is behind it; nil once it is over.
  @MainActor var way: CGFloat? {
    switch self {
    case .timed(let course): course.way
    case .driven(let animator): animator.animator?.way
    }
  }
}

/// An animator that may be gone.
struct AnimatorReference {
  weak var animator: UIViewPropertyAnimator?
}

/// A course that the clock alone decides.
@MainActor
struct TimedCourse {
  private let start: Double
  private let duration: Double
  private let options: UIView.AnimationOptions
  private let era = AnimationContext.era

  /// Begins now, after a delay in seconds.
  init(delay: Double, duration: Double, options: UIView.AnimationOptions) {
    start = Headless.now + max(0, delay)
    (self.duration, self.options) = (duration, options)
  }

  /// Before its delay is over an animation shows its beginning; one that turns back shows it again, before the end.
  fileprivate var way: CGFloat? {
    guard era == AnimationContext.era else { return nil }
    let rounds = max(0, (Headless.now - start) / duration)
    let turns = options.contains(.autoreverse)
    guard options.contains(.repeat) || rounds < (turns ? 2 : 1) else { return nil }
    let time = rounds - rounds.rounded(.down)
    let isReturning = turns && Int(rounds) % 2 == 1
    return options.curve.way(at: isReturning ? 1 - time : time)
  }
}

extension UIView.AnimationOptions {
  /// Bits 16 to 19.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) ?? .easeInOut
  }
}
