extension Headless {
  /// One call of `UIView.animate`, as it was made.
  public struct Animation: Hashable, Sendable {
    /// When, on the virtual clock.
    public let start: Double
    public let duration: Double
    public let delay: Double
    public let options: UIView.AnimationOptions.RawValue

    /// Whether the block changed anything that an animation could show.
    public internal(set) var changed: Bool
  }

  static var animations: [Animation] = []

  /// The calls since the last time they were taken, in order of their beginning.
  public static func takeAnimations() -> [Animation] {
    defer { animations.removeAll(keepingCapacity: true) }
    return animations
  }

  /// Records a call whose block is about to run; the answer is its place in the record.
  static func openAnimation(duration: Double, delay: Double, options: UIView.AnimationOptions) -> Int {
    animations.append(
      Animation(start: now, duration: duration, delay: delay, options: options.rawValue, changed: false))
    return animations.count - 1
  }

  /// A record that was taken meanwhile stays as it was.
  static func closeAnimation(_ slot: Int, changed: Bool) {
    guard slot < animations.count else { return }
    animations[slot].changed = changed
  }
}
