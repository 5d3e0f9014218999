import KeyboardScenarios

extension GeometryModel {
  /// A hide hides, whatever frame it carries; a frame that cannot be meant says nothing; what was done says
  /// where nothing new is, but is a reason to look again. To a bar another app's keyboard is none.
  mutating func hear(_ notification: KeyboardNotification) {
    switch notification.name {
    case .didHide: return
    case .didShow, .didChangeFrame: break
    case .willHide: keyboard = nil
    case .willShow where isNoneOfOurs(notification), .willChangeFrame where isNoneOfOurs(notification):
      keyboard = nil
    case .willShow, .willChangeFrame:
      guard let end = notification.end, end.isFinite || end == .null else { return }
      keyboard = end == .null ? nil : end
    }
    if case .constraintBar = subject { layOutContainer() }
    signal()
  }

  private func isNoneOfOurs(_ notification: KeyboardNotification) -> Bool {
    subject.bringsBar && !notification.isLocal
  }

  /// The upper edge of the keyboard, if it takes space away: from the bottom of the screen, in its whole
  /// width, and by half a point at least.
  var keyboardTop: Double? {
    guard let keyboard, keyboard.width > 0, keyboard.height > 0 else { return nil }
    let seen = min(keyboard.maxY, screen.height) - max(keyboard.y, 0)
    let isDocked = keyboard.width >= screen.width - 1 && keyboard.maxY >= screen.height - 1
    return isDocked && seen.rounded() > 0 ? keyboard.y : nil
  }

  /// Whether it floats, is split or narrow, or ends above the bottom of the screen.
  var isKeyboardUndocked: Bool {
    guard keyboardTop == nil, let keyboard, keyboard.width > 0, keyboard.height > 0 else { return false }
    return keyboard.y < screen.height && keyboard.maxY > 0 && keyboard.x < screen.width && keyboard.maxX > 0
  }

  /// The subject acts: it looks at everything as if it had never lifted, and lifts as far as it must.
  mutating func signal() {
    if subject == .occlusionShift {
      holdSafeArea()
      let content = safeArea(of: container)
      lift = 0
      lift = neededLift(below: content)
      holdSafeArea()
    }
    if subject.bringsBar { raise = neededRaise }
    isUpToDate = true
  }

  /// As far as the focused view needs, but leaving no gap between the container and the keyboard, and a
  /// view that is too tall no higher than to the container's top.
  private func neededLift(below safeArea: Insets) -> Double {
    guard let top = keyboardTop, let focus, isInContainer[focus], presence != .away else { return 0 }
    let parent = scenario.views[container].parent
    // What a point downward in the parent is on the screen; on its side the parent offers no way up.
    let scale = climb(Point(0, 1), from: parent).y - climb(.zero, from: parent).y
    guard abs(scale) > 0.001 else { return 0 }
    let place = box(of: container)
    var content = bounds(of: container)
    (content.y, content.height) = (content.y + safeArea.top, content.height - safeArea.top)
    let ceiling = box(around: content, of: container).y
    let target = target(of: focus, room: top - ceiling)
    let rise = target.height > top - ceiling ? target.y - ceiling : .infinity
    return max(0, min(target.maxY - top, place.maxY - top, rise)) / scale
  }

  /// A lifted container has the safe area that it has at rest: the subject takes back what the lift changes.
  mutating func holdSafeArea() {
    guard subject == .occlusionShift else { return }
    let before = added
    added = .zero
    guard lift != 0 else { return }
    let lifted = safeArea(of: container)
    var resting = self
    resting.lift = 0
    let rest = resting.safeArea(of: container)
    added = Insets(top: rest.top - lifted.top, bottom: rest.bottom - lifted.bottom)
    if abs(added.top - before.top) + abs(added.bottom - before.bottom) <= 0.01 { added = before }
  }

  /// What must be seen: the focused view, or of a text view that is too tall the caret.
  private func target(of view: Int, room: Double) -> Rect {
    switch scenario.views[view].kind {
    case .searchBar:
      return box(around: Rect(0, 0, fieldSizes[view].width, fieldSizes[view].height), of: view)
    case .textView where box(of: view).height > room:
      return box(around: carets[view], of: view)
    default: return box(of: view)
    }
  }
}
