public import KeyboardScenarios

/// What a subject can know of the keyboard from the notifications that it claims to hear.
///
/// It is the last finite and complete end frame. A hide means that there is none, whatever frame it
/// carries; an end frame that is missing, or holds NaN or infinity, changes nothing.
public enum KeyboardState: Hashable, Sendable {
  case hidden
  case shown(Rect)

  /// The upper edge of a docked keyboard on a screen of this size, in screen coordinates; nil if there
  /// is none: only a docked keyboard takes space away.
  public func dockedTop(on screen: Size) -> Double? {
    guard case .shown(let frame) = self, frame.isDocked(on: screen) else { return nil }
    return frame.y
  }

  /// Whether it comes to the same as `other` on a screen of this size: one without extent is as good as
  /// hidden.
  func isSame(as other: KeyboardState, on screen: Size) -> Bool {
    self == other || (isNowhere(on: screen) && other.isNowhere(on: screen))
  }

  private func isNowhere(on screen: Size) -> Bool {
    switch self {
    case .hidden: true
    case .shown(let frame): frame.isDegenerate(on: screen)
    }
  }
}

extension Rect {
  /// Whether a keyboard with this frame is docked: as wide as the screen, down to its bottom, and at
  /// least half a point of it visible. Up to a point each for rounding.
  func isDocked(on screen: Size) -> Bool {
    isFinite && width > 0 && height > 0 && width >= screen.width - 1 && maxY >= screen.height - 1
      && (min(maxY, screen.height) - max(y, 0)).rounded() > 0
  }

  /// Whether a keyboard with this frame is nowhere: no extent, the null rectangle, or above or below the
  /// screen. Its x says nothing: a split has reported a shifted one.
  func isDegenerate(on screen: Size) -> Bool {
    if self == .null { return true }
    guard isFinite else { return false }
    return width <= 0 || height <= 0 || y >= screen.height || maxY <= 0
  }
}
