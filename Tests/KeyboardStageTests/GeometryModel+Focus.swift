import KeyboardScenarios

extension GeometryModel {
  /// Each window has a focus of its own; outside a window there is none to take.
  mutating func takeFocus(_ view: Int) {
    let kind = scenario.views[view].kind
    guard kind.takesFocus else { return }
    if isInWindow(view) {
      guard focus != view else { return }
      focus = view
      if !subject.bringsBar { isUpToDate = false }
    } else {
      guard places[view] == .otherWindow || places[view] == .otherScene, otherFocus != view else { return }
      otherFocus = view
    }
    // A view of someone's own begins editing without a word, and a bar does not listen.
    if kind != .keyInput, !subject.bringsBar { signal() }
    if kind == .textField || kind == .searchBar { showInScroller(view) }
    if kind == .textView { show(carets[view], in: view) }
  }

  /// - Parameter view: nil for the scene's whole window.
  mutating func endEditing(in view: Int?) {
    guard let focus, view.map({ scenario.isView(focus, in: $0) }) ?? true else { return }
    self.focus = nil
    if !subject.bringsBar { isUpToDate = false }
  }

  /// The innermost view that keeps the touch to itself, or whose controller acts on it, hears it; as the
  /// finger lifts, the text input that was touched takes the focus. An alert leaves nothing to be touched, and neither
  /// does an accessory where it lies.
  mutating func tap(_ point: Point) {
    if !knowsSubject { isLost = true }
    if let accessory, Self.contains(point, accessory) { return }
    guard !hasAlert, let touched = touched(at: point) else { return }
    let field = Rect(0, 0, fieldSizes[touched.view].width, fieldSizes[touched.view].height)
    if scenario.views[touched.view].kind == .searchBar, Self.contains(touched.point, field) {
      return takeFocus(touched.view)
    }
    let path = Array(scenario.path(from: touched.view))
    // Each passes the touch on, up to a view that keeps it.
    for hearer in path.prefix(while: { !scenario.views[$0].keepsTouches }) where actsOnTouches(hearer) {
      endEditing(in: hearer)
    }
    if let input = path.first(where: { scenario.views[$0].isTextInput }) { takeFocus(input) }
  }

  /// Where the accessory of the focused field lies on the screen: on top of the keyboard, or at the bottom.
  private var accessory: Rect? {
    guard let focus, scenario.views[focus].isTextInput, scenario.views[focus].accessory > 0 else {
      return nil
    }
    let height = scenario.views[focus].accessory
    if let keyboard { return Rect(keyboard.x, keyboard.y, keyboard.width, height) }
    return Rect(0, screen.height - safeArea.bottom - height, screen.width, height)
  }

  private func actsOnTouches(_ view: Int) -> Bool {
    subject != .nothing && subject != .toolbar && scenario.views[view].controller == .subject
  }

  /// A field that has got the focus is scrolled into what its nearest scroll view shows, as little as
  /// needed, and from its beginning where it is larger.
  private mutating func showInScroller(_ field: Int) {
    let above = scenario.path(from: field).dropFirst()
    guard let scroller = above.first(where: { scenario.views[$0].kind.scrolls }) else { return }
    let size = scenario.views[field].kind == .searchBar ? fieldSizes[field] : sizes[field]
    show(box(around: Rect(0, 0, size.width, size.height), of: field, in: scroller), in: scroller)
  }

  /// Scrolls a view as little as needed to show a box in its content. A text view shows its own caret so.
  private mutating func show(_ box: Rect, in scroller: Int) {
    let content = contentSizes[scroller]
    let seen = bounds(of: scroller).reduced(by: scenario.views[scroller].contentInset)
    let (left, right) = (max(0, box.x), min(content.width, box.maxX))
    let (top, bottom) = (max(0, box.y), min(content.height, box.maxY))
    guard left <= right, top <= bottom else { return }
    let old = offsets[scroller]
    offsets[scroller].x += Self.way(from: (seen.x, seen.maxX), to: (left, right))
    offsets[scroller].y += Self.way(from: (seen.y, seen.maxY), to: (top, bottom))
    if old != offsets[scroller], !subject.bringsBar || scenario.isView(container, in: scroller) {
      isUpToDate = false
    }
  }

  private static func way(from seen: (Double, Double), to wanted: (Double, Double)) -> Double {
    if wanted.0 < seen.0 { return wanted.0 - seen.0 }
    return wanted.1 > seen.1 ? min(wanted.1 - seen.1, wanted.0 - seen.0) : 0
  }
}

extension Rect {
  fileprivate func reduced(by insets: Insets) -> Rect {
    Rect(
      x + insets.left, y + insets.top, width - insets.left - insets.right,
      height - insets.top - insets.bottom)
  }
}

extension Scenario.View {
  fileprivate var isTextInput: Bool { kind == .textField || kind == .textView }

  /// Controls and scroll views do not pass a touch on.
  fileprivate var keepsTouches: Bool { isTextInput || kind == .scrollView }
}
