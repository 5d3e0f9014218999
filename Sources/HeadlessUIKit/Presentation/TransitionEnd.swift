/// What a transition does when its animation is over. A class, because it comes to its end once: by the clock, or
/// before, when something else has to begin. The clock keeps it alive and nobody else does, so that a reset frees
/// whoever has been waiting.
@MainActor
final class TransitionEnd {
  private var work: (() -> Void)?

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  /// Waits for the animation; without one the end is here. The owner knows of it first, because the work may begin
  /// another transition.
  func wait(animated: Bool, duration: Double) {
    guard animated, UIView.areAnimationsEnabled else { return arrive() }
    Headless.schedule(after: duration) { self.arrive() }
  }

  func arrive() {
    guard let work else { return }
    self.work = nil
    work()
  }
}
