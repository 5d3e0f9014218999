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

  @exclusivity(unchecked) static var animations: [Animation] = []

  /// How many records have been taken since the program began.
  @exclusivity(unchecked) private static var takenCount = 0

  /// The calls since the last time they were taken, in order of their beginning.
  public static func takeAnimations() -> [Animation] {
    let taken = animations
    if !taken.isEmpty {
      takenCount += taken.count
      animations = []
    }
    return taken
  }

  static func forgetAnimations() {
    takenCount += animations.count
    animations.removeAll(keepingCapacity: true)
  }

  /// Records a call whose block is about to run; the answer is its number.
  static func openAnimation(duration: Double, delay: Double, options: UIView.AnimationOptions) -> Int {
    animations.append(
      Animation(start: now, duration: duration, delay: delay, options: options.rawValue, changed: false))
    return takenCount + animations.count - 1
  }

  /// A record that was taken while its block ran stays as it was.
  static func closeAnimation(_ number: Int, changed: Bool) {
    let index = number - takenCount
    guard animations.indices.contains(index) else { return }
    animations[index].changed = changed
  }
}
