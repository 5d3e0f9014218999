import KeyboardScenarios

extension GeometryModel {
  /// What one of the surroundings makes of the room that it has.
  struct Room {
    let kind: Scenario.Surrounding
    /// Where it puts what it shows, in the window.
    var frame = Rect.zero
    /// How far its bar reaches into that.
    var reach = Insets.zero
    /// Where its bar is, in the window.
    var bar: Rect?
  }

  /// Where the views at the top stand, in the window.
  var home: Rect { rooms.last?.frame ?? Rect(0, 0, windowSize.width, windowSize.height) }

  /// Lays out the surroundings, one after the other. Each tells those inside what has become of the safe
  /// area, so the container may hear of a passing one.
  mutating func furnish() {
    if rooms.isEmpty { rooms = scenario.around.withoutStackedStacks.map { Room(kind: $0) } }
    let old = home
    noteSafeArea()
    for room in rooms.indices {
      let before = rooms[room].frame
      rooms[room] = furnished(room)
      moveRooms(inside: room, by: Point(rooms[room].frame.x - before.x, rooms[room].frame.y - before.y))
      noteSafeArea()
    }
    if home != old { isUpToDate = false }
  }

  /// What has not been laid out yet stays where it is in what is around it.
  private mutating func moveRooms(inside room: Int, by distance: Point) {
    for inner in rooms.indices.suffix(from: room + 1).prefix(while: { !rooms[$0].kind.isSheet }) {
      rooms[inner].frame = rooms[inner].frame.offset(by: distance)
      rooms[inner].bar = rooms[inner].bar?.offset(by: distance)
    }
  }

  /// A container that hears of another safe area is due for layout.
  mutating func noteSafeArea() {
    guard presence != .away, safeArea(of: container) != knownSafeArea else { return }
    isLayoutDue = true
    holdSafeArea()
    knownSafeArea = safeArea(of: container)
  }

  /// A view's safe area: what is left of its parent's at an edge that lies so far inside.
  ///
  /// A transform counts with its shift alone.
  func safeArea(of view: Int) -> Insets {
    let parent = scenario.views[view].parent
    let outer = parent.map { safeArea(of: $0) } ?? safeArea(in: rooms.count)
    let room = parent.map { bounds(of: $0) } ?? Rect(0, 0, home.width, home.height)
    let (center, size, shift) = (center(of: view), sizes[view], scenario.views[view].transform)
    let frame = Rect(
      center.x - size.width / 2 + shift.tx, center.y - size.height / 2 + shift.ty, size.width, size.height)
    var insets = outer.remaining(in: frame, of: room)
    guard view == container else { return insets }
    insets.top = max(0, insets.top + added.top)
    insets.bottom = max(0, insets.bottom + added.bottom)
    return insets
  }

  /// The safe area inside of so many surroundings.
  private func safeArea(in count: Int) -> Insets {
    guard count > 0 else { return safeArea }
    let room = rooms[count - 1]
    var insets = outside(of: count - 1).safeArea.remaining(in: room.frame, of: outside(of: count - 1).frame)
    insets.top += room.reach.top
    insets.bottom += room.reach.bottom
    return insets
  }

  /// What a room stands in: the one around it, but a sheet lies over the whole window.
  private func outside(of room: Int) -> (frame: Rect, safeArea: Insets) {
    let window = Rect(0, 0, windowSize.width, windowSize.height)
    guard room > 0, !rooms[room].kind.isSheet else { return (window, safeArea) }
    return (rooms[room - 1].frame, safeArea(in: room))
  }

  private func furnished(_ index: Int) -> Room {
    let (space, safe) = outside(of: index)
    var room = Room(kind: rooms[index].kind, frame: space)
    switch room.kind {
    case .navigationBar, .opaqueNavigationBar:
      let bar = Rect(space.x, space.y + safe.top, space.width, 44)
      room.bar = bar
      if room.kind == .navigationBar { room.reach.top = 44 } else { room.frame = space.below(bar.maxY) }
    case .tabBar, .opaqueTabBar:
      let bar = Rect(space.x, space.maxY - safe.bottom - 49, space.width, safe.bottom + 49)
      room.bar = bar
      if room.kind == .tabBar { room.reach.bottom = 49 } else { room.frame = space.above(bar.y) }
    case .formSheet, .pageSheet: room.frame = sheet(room.kind)
    }
    return room
  }

  /// A card over the width of a phone's or a narrow window; on a pad a form is 540 x 620 and a page 704 wide.
  private func sheet(_ kind: Scenario.Surrounding) -> Rect {
    let space = Rect(0, 0, windowSize.width, windowSize.height)
    let isPad = scenario.device.idiom == .pad
    guard isPad, space.width >= 640 else {
      return !isPad && space.width > space.height ? space : space.below(min(safeArea.top + 10, space.height))
    }
    let margin = max(20, safeArea.top, safeArea.bottom)
    return kind == .formSheet
      ? space.middle(Size(540, 620)) : space.middle(Size(704, space.height - 2 * margin))
  }
}

extension [Scenario.Surrounding] {
  /// UIKit refuses to put a stack of screens on a stack: of two bars the inner stays.
  fileprivate var withoutStackedStacks: [Scenario.Surrounding] {
    indices.filter { !self[$0].isStack || $0 + 1 == count || !self[$0 + 1].isStack }.map { self[$0] }
  }
}

extension Scenario.Surrounding {
  fileprivate var isStack: Bool { self == .navigationBar || self == .opaqueNavigationBar }
  fileprivate var isSheet: Bool { self == .formSheet || self == .pageSheet }
}

extension Insets {
  fileprivate func remaining(in frame: Rect, of room: Rect) -> Insets {
    func rest(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(0, inset - distance) : 0 }
    return Insets(
      top: rest(top, frame.y - room.y), left: rest(left, frame.x - room.x),
      bottom: rest(bottom, room.maxY - frame.maxY), right: rest(right, room.maxX - frame.maxX))
  }
}

extension Rect {
  fileprivate func below(_ y: Double) -> Rect { Rect(x, y, width, max(0, maxY - y)) }

  fileprivate func above(_ end: Double) -> Rect { Rect(x, y, width, max(0, end - y)) }

  /// A rectangle in the middle of this one, no larger than it.
  fileprivate func middle(_ wanted: Size) -> Rect {
    let size = Size(min(wanted.width, width), min(max(0, wanted.height), height))
    return Rect((width - size.width) / 2, (height - size.height) / 2, size.width, size.height)
  }
}
