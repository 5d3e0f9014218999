import KeyboardScenarios

/// Something that can be read off a moment.
enum Fact: Hashable, Sendable {
  /// The frame of the screen in its superview.
  case root(Double, Double, Double, Double)
  case rootY(Double)
  /// The y of view 1, a screen inside the screen.
  case childY(Double)
  /// Where the focused view begins and ends, in screen coordinates.
  case begins(Double)
  case ends(Double)
  case animation(duration: Double, curve: Int)
  /// Where the bar ends, in screen coordinates, and what moves it.
  case barEnds(Double)
  case shift(Double)
  case constant(Double)

  /// The same kind of fact as it is in `moment`; nil if it cannot be read.
  func measured(in moment: Trace.Moment) -> Fact? {
    guard let now = moment.settled else { return nil }
    let bar = now.views.last
    let focused = now.focus.map { now.views[$0].screen }
    switch self {
    case .root:
      let frame = now.views[0].frame
      return .root(frame.x, frame.y, frame.width, frame.height)
    case .rootY: return .rootY(now.views[0].frame.y)
    case .childY: return .childY(now.views[1].frame.y)
    case .begins: return focused.map { .begins($0.y) }
    case .ends: return focused.map { .ends($0.maxY) }
    case .barEnds: return bar.map { .barEnds($0.screen.maxY) }
    case .shift: return bar.map { .shift($0.transform.ty) }
    case .constant: return now.constant.map { .constant($0) }
    case .animation: return moment.animations.first.map { .animation(duration: $0.duration, curve: $0.curve) }
    }
  }
}

/// Facts that are there after a step, which counts from 1 as a story does.
struct Sight: Sendable {
  let step: Int
  let facts: [Fact]

  static func after(_ step: Int, _ facts: Fact...) -> Sight { Sight(step: step, facts: facts) }
}

extension Snapshot.ViewState {
  /// The frame in the superview, of a view without a transform.
  fileprivate var frame: Rect {
    Rect(center.x - bounds.width / 2, center.y - bounds.height / 2, bounds.width, bounds.height)
  }
}
