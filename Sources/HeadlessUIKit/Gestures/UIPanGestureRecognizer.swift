public import Foundation

/// A finger that moves; it begins 10 points from where the finger came down.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// In the window's coordinates.
  private final var start = CGPoint.zero
  private final var samples: [(time: Double, point: CGPoint)] = []

  private static let threshold: CGFloat = 10

  /// How far the finger has come from where it came down, or from where it was when this was set, in a view's points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(from: start, to: location(in: nil), in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = location(in: view)
    let wanted = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    start = view.flatMap { $0.window == nil ? nil : $0.convert(wanted, to: nil) } ?? wanted
  }

  /// Points a second over the last tenth of a second, in a view's points; zero for a finger that has rested so long.
  open func velocity(in view: UIView?) -> CGPoint {
    let recent = samples.filter { $0.time >= Headless.now - 0.1 - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let way = vector(from: first.point, to: last.point, in: view)
    return CGPoint(x: way.x / (last.time - first.time), y: way.y / (last.time - first.time))
  }

  private final func vector(from: CGPoint, to: CGPoint, in view: UIView?) -> CGPoint {
    var (from, to) = (from, to)
    if let view { (from, to) = (view.convert(from, from: nil), view.convert(to, from: nil)) }
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    samples = [(Headless.now, start)]
    if minimumNumberOfTouches > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.append((Headless.now, location(in: nil)))
    if state == .began || state == .changed {
      state = .changed
      return
    }
    let way = translation(in: nil)
    if state == .possible, hypot(way.x, way.y) >= Self.threshold { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    samples.removeAll()
  }
}
