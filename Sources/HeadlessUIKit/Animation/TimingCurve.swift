import Foundation

/// A curve from no time and no way to all of both, bent by two control points.
struct TimingCurve {
  private let first: CGPoint
  private let second: CGPoint

  init(_ first: CGPoint, _ second: CGPoint) {
    (self.first, self.second) = (first, second)
  }

  /// Time and way are one.
  private var isEven: Bool { first.x == first.y && second.x == second.y }

  /// The share of the way at a share of the time.
  func way(at time: CGFloat) -> CGFloat {
    guard !isEven, time > 0, time < 1 else { return time }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bend(first.x, second.x, at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return bend(first.y, second.y, at: low)
  }

  private func bend(_ first: CGFloat, _ second: CGFloat, at place: CGFloat) -> CGFloat {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}

extension UIView.AnimationCurve {
  func way(at time: CGFloat) -> CGFloat {
    let (first, second) = controlPoints
    return TimingCurve(first, second).way(at: time)
  }
}
