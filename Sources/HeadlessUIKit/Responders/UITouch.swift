public import Foundation

/// One finger; a class so that the same touch can be followed from its beginning to its end.
@preconcurrency @MainActor
open class UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase: Phase
  public let tapCount: Int

  /// The window in which the touch began.
  public let window: UIWindow?

  /// The view that was hit when the touch began.
  public let view: UIView?

  /// Where the touch is, in the window's coordinates.
  let locationInWindow: CGPoint

  init(at point: CGPoint, in window: UIWindow, on view: UIView) {
    phase = .began
    tapCount = 1
    self.window = window
    self.view = view
    locationInWindow = point
  }

  /// Where the touch is, in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let window, let view else { return locationInWindow }
    return window.convert(locationInWindow, to: view)
  }
}

extension UITouch: nonisolated Hashable {
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
