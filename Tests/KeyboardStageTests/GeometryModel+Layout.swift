import KeyboardScenarios

extension GeometryModel {
  /// A layout before the clock moves on, and one after.
  mutating func letTimePass() {
    layOut()
    layOut()
  }

  mutating func layOut() {
    passLayout()
    guard isPlacementDue else { return }
    isPlacementDue = false
    change { model in
      for view in model.frames.indices where model.frames[view] == nil { model.place(view) }
    }
    passLayout()
  }

  /// A layout pass goes inward. It tells the container, if one is due there, before it reaches what is in it.
  private mutating func passLayout() {
    furnish()
    if isLayoutDue, presence != .away {
      isLayoutDue = false
      layOutBar()
      signal()
    }
    for view in fieldSizes.indices where scenario.views[view].kind == .searchBar {
      guard isInWindow(view), fieldSizes[view] != sizes[view] else { continue }
      fieldSizes[view] = sizes[view]
      if focus == view, !subject.bringsBar { isUpToDate = false }
    }
  }

  /// The owner's layout code writes size and centre, and with them undoes a lift.
  mutating func place(_ view: Int) {
    guard scenario.views[view].kind != .bar else { return }
    let parent = scenario.views[view].parent
    let room = parent.map { sizes[$0] } ?? (places[view] == .window ? home.size : windowSize)
    let frame = frames[view] ?? Rect(0, 0, room.width, room.height)
    if sizes[view] != frame.size, view == container || parent == container { isLayoutDue = true }
    if view == container {
      // Its safe area changes with the place and the lift alike: whether a layout pass finds it changed in the
      // end depends on when it looks, and no fact says when that is.
      if lift != 0, subject == .occlusionShift, knownSafeArea != .zero { isLost = true }
      lift = 0
    }
    sizes[view] = frame.size
    centers[view] = Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
    if view == container, !subject.bringsBar { layOutBar() }
  }

  /// What fills its parent follows.
  mutating func placeAll(in view: Int) {
    for each in frames.indices where each == view || frames[each] == nil && scenario.isView(each, in: view) {
      place(each)
    }
  }
}
