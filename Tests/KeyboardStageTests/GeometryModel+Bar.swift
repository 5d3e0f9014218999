import KeyboardScenarios

extension GeometryModel {
  /// A bar is as wide as the screen that it belongs to, 44 high, and rests at the end of the screen or of
  /// its safe area. What fills it follows.
  mutating func layOutBar() {
    guard let bar = scenario.bar else { return }
    let room = sizes[container]
    let old = sizes[bar]
    sizes[bar] = Size(room.width, 44)
    centers[bar] = Point(room.width / 2, room.height - safeSpace - 22)
    guard sizes[bar] != old else { return }
    for view in frames.indices where view != bar && frames[view] == nil && scenario.isView(view, in: bar) {
      place(view)
    }
  }

  /// Where the bar's anchor is, above the end of the screen.
  private var safeSpace: Double {
    switch subject {
    case .nothing, .occlusionShift, .constraintBar(inSafeArea: false): 0
    case .toolbar, .constraintBar(inSafeArea: true): safeArea(of: container).bottom
    }
  }

  /// The code under test asks for a layout, and that does not wait for the next pass.
  mutating func layOutContainer() {
    guard presence != .away else { return }
    noteSafeArea()
    isLayoutDue = false
    layOutBar()
  }

  /// As far as the keyboard covers the bar at rest, in the container's coordinates.
  var neededRaise: Double {
    guard let keyboardTop, scenario.bar != nil, presence != .away else { return 0 }
    guard abs(scale) > 0.001 else { return 0 }
    return max(0, restingEndOfBar - keyboardTop) / scale
  }

  /// Where the bar would end on the screen without a keyboard. What a constraint holds is the frame without
  /// the bar's own transform.
  var restingEndOfBar: Double {
    guard let bar = scenario.bar else { return -.infinity }
    guard subject == .toolbar else {
      return climb(Point(0, centers[bar].y + sizes[bar].height / 2), from: container).y
    }
    var resting = self
    resting.raise = 0
    return resting.box(of: bar).maxY
  }

  /// Whether the facts say where the subject's bar is: a constraint knows one direction, and it must be the
  /// screen's.
  var knowsSubject: Bool {
    guard case .constraintBar = subject, scenario.bar != nil, presence != .away else { return true }
    let level = climb(Point(1, 0), from: container).y - climb(.zero, from: container).y
    return scale > 0.001 && abs(level) < 1e-9
  }

  /// What a point downward in the container is on the screen.
  private var scale: Double {
    climb(Point(0, 1), from: container).y - climb(.zero, from: container).y
  }
}
