import KeyboardScenarios

extension GeometryModel {
  var windowSize: Size { scenario.device.scene?.size ?? screen }

  func isInWindow(_ view: Int) -> Bool {
    places[view] == .window && (presence != .away || !isInContainer[view])
  }

  func bounds(of view: Int) -> Rect {
    Rect(offsets[view].x, offsets[view].y, sizes[view].width, sizes[view].height)
  }

  /// The box around the view on the screen.
  func box(of view: Int) -> Rect { box(around: bounds(of: view), of: view) }

  /// The box around the four corners of `rect`, each mapped on its own.
  ///
  /// - Parameter ancestor: in whose content the box is; nil for the screen.
  func box(around rect: Rect, of view: Int, in ancestor: Int? = nil) -> Rect {
    let corners = [
      Point(rect.x, rect.y), Point(rect.maxX, rect.y), Point(rect.x, rect.maxY), Point(rect.maxX, rect.maxY),
    ].map { climb($0, from: view, to: ancestor) }
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    return Rect(xs[0], ys[0], xs[3] - xs[0], ys[3] - ys[0])
  }

  /// A point of a view, or of the window for nil, as an ancestor or the screen has it.
  func climb(_ point: Point, from view: Int?, to ancestor: Int? = nil) -> Point {
    guard let view else { return Point(point.x + home.x + origin.x, point.y + home.y + origin.y) }
    if view == ancestor { return point }
    return climb(outward(point, from: view), from: scenario.views[view].parent, to: ancestor)
  }

  /// A transform turns a view about its centre; the place in the parent is the centre's.
  private func outward(_ point: Point, from view: Int) -> Point {
    let (transform, center, middle) = (scenario.views[view].transform, center(of: view), middle(of: view))
    let (x, y) = (point.x - middle.x, point.y - middle.y)
    return Point(
      x * transform.a + y * transform.c + transform.tx + center.x,
      x * transform.b + y * transform.d + transform.ty + center.y)
  }

  /// The way back; a transform that cannot be undone lets the point pass.
  private func inward(_ point: Point, to view: Int) -> Point {
    let (transform, center, middle) = (scenario.views[view].transform, center(of: view), middle(of: view))
    let area = transform.a * transform.d - transform.b * transform.c
    guard area != 0 else { return point }
    let (x, y) = (point.x - center.x - transform.tx, point.y - center.y - transform.ty)
    return Point(
      (x * transform.d - y * transform.c) / area + middle.x,
      (y * transform.a - x * transform.b) / area + middle.y)
  }

  func center(of view: Int) -> Point {
    let rise = view == container ? lift : view == scenario.bar ? raise : 0
    return Point(centers[view].x, centers[view].y - rise)
  }

  /// The middle of what is seen of the content.
  private func middle(of view: Int) -> Point {
    Point(offsets[view].x + sizes[view].width / 2, offsets[view].y + sizes[view].height / 2)
  }
}

extension GeometryModel {
  /// What a finger at a point of the screen touches: a view, and where in it. The bars around the screen are
  /// in front of it.
  func touched(at point: Point) -> (view: Int, point: Point)? {
    let inWindow = Point(point.x - origin.x, point.y - origin.y)
    let window = Rect(0, 0, windowSize.width, windowSize.height)
    guard Self.contains(inWindow, window), Self.contains(inWindow, home) else { return nil }
    guard !rooms.contains(where: { $0.bar.map { Self.contains(inWindow, $0) } ?? false }) else { return nil }
    return touched(at: Point(inWindow.x - home.x, inWindow.y - home.y), among: tops)
  }

  /// In front are the last; a child is touched only where its parent is.
  private func touched(at point: Point, among views: [Int]) -> (view: Int, point: Point)? {
    for view in views.reversed() where isInWindow(view) && scenario.views[view].canBeTouched {
      let inside = inward(point, to: view)
      guard Self.contains(inside, bounds(of: view)) else { continue }
      return touched(at: inside, among: children[view]) ?? (view, inside)
    }
    return nil
  }

  /// Half open: the right and the bottom edge are outside.
  static func contains(_ point: Point, _ rect: Rect) -> Bool {
    point.x >= rect.x && point.y >= rect.y && point.x < rect.maxX && point.y < rect.maxY
  }
}

extension Scenario.View {
  /// An alpha is kept in single precision, so that 0.01 is a little less.
  fileprivate var canBeTouched: Bool { !isHidden && Double(Float(alpha)) >= 0.01 }
}
