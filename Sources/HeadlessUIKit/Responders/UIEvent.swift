/// What happened at one moment: here always touches.
@preconcurrency @MainActor
open class UIEvent {
  /// The touches that the event tells of.
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>) {
    allTouches = touches
  }
}
