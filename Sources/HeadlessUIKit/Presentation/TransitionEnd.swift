/// What a transition does when its animation is over. A class, because it comes to its end once: by the clock, or
/// before, when something else has to begin.
@MainActor
final class TransitionEnd {
  private var work: (() -> Void)?

  private init(_ work: @escaping () -> Void) {
    self.work = work
  }

  /// Does the work after an animation, or at once when there is none; the answer is what is still to come.
  static func schedule(animated: Bool, after duration: Double, _ work: @escaping () -> Void) -> TransitionEnd?
  {
    guard animated, UIView.areAnimationsEnabled else {
      work()
      return nil
    }
    let end = TransitionEnd(work)
    Headless.schedule(after: duration) { end.arrive() }
    return end
  }

  func arrive() {
    guard let work else { return }
    self.work = nil
    work()
  }
}
