public import Foundation

/// One finger; a class so that the same touch can be followed from its beginning to its end.
@preconcurrency @MainActor
open class UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) final var phase: Phase

  /// How many taps in a row the touch makes, with this one.
  public final let tapCount: Int

  /// When the touch changed last, in virtual seconds.
  public private(set) final var timestamp: TimeInterval

  /// The window in which the touch began.
  public final let window: UIWindow?

  /// The view that was hit when the touch began.
  public final let view: UIView?

  /// The recognizers that hear of the touch.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the touch is, in the window's coordinates.
  private(set) final var locationInWindow: CGPoint
  private final var previousLocationInWindow: CGPoint

  init(at point: CGPoint, in window: UIWindow, on view: UIView, tapCount: Int) {
    phase = .began
    self.tapCount = tapCount
    self.window = window
    self.view = view
    timestamp = Headless.now
    locationInWindow = point
    previousLocationInWindow = point
  }

  final func move(to point: CGPoint, phase: Phase) {
    previousLocationInWindow = locationInWindow
    locationInWindow = point
    self.phase = phase
    timestamp = Headless.now
  }

  /// Where the touch is, in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Where the touch was before its last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  private final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }
}

extension UITouch: nonisolated Hashable {
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
