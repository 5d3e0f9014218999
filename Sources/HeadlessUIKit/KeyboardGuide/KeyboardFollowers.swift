/// What lies where the keyboard leaves it, and finds out by itself.
@MainActor
protocol KeyboardFollower: AnyObject {
  /// Marks for layout what lies elsewhere now than the layout has seen last.
  ///
  /// - Returns: whether anything does.
  func tellIfMoved() -> Bool
}

/// All that follows the keyboard: while there is nothing, nobody pays for it.
@MainActor
enum KeyboardFollowers {
  private struct Reference {
    weak var follower: (any KeyboardFollower)?
  }

  @exclusivity(unchecked) private static var all: [Reference] = []

  static var isEmpty: Bool { all.isEmpty }

  static func add(_ follower: any KeyboardFollower) {
    all.removeAll { $0.follower == nil }
    all.append(Reference(follower: follower))
  }

  /// Marks whatever has to move: because the keyboard has, or something around it.
  ///
  /// - Returns: whether anything has to.
  @discardableResult
  static func tellMoved() -> Bool {
    var (isAnyMoved, isAnyGone) = (false, false)
    for reference in all {
      guard let follower = reference.follower else {
        isAnyGone = true
        continue
      }
      if follower.tellIfMoved() { isAnyMoved = true }
    }
    if isAnyGone { all.removeAll { $0.follower == nil } }
    return isAnyMoved
  }
}
