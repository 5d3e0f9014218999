import KeyboardScenarios

/// What a subject could know, and must have acted on, after each step.
struct Timeline {
  struct Entry {
    var keyboard = KeyboardState.hidden
    /// Whether a keyboard has been announced at all.
    var hasShown = false
    /// Whether nobody can be sure of the keyboard: the last announcement said nothing that can be meant,
    /// or came while the screen was away, where code that listens from viewWillAppear on hears nothing,
    /// or before the screen was turned.
    var isUncertain = false
    /// Whether a hide is being announced: what did change says nothing new then.
    var isHiding = false
    var focus: Int?
    var hasStrangeFocus = false
    /// Whether the focus changed, or the layout did, without a later signal to act on.
    var hasStaleFocus = false
    var hasUnannouncedLayout = false
    /// Whether the focus changed after the last keyboard notification.
    var hasFocusMovedAlone = false
    /// Whether the last keyboard was another app's, and no text of this app has the focus.
    var isForeign = false
    /// Whether the layout changed by other hands after the keyboard had come, up to now or to its hide.
    var hasChangedWhileUp = false
    /// Whether the owner's layout has written the container's place while the keyboard was up.
    var isLaidOutWhileUp = false
    /// Whether UIKit has moved the sheet that the screen is in, without a later signal.
    var isSheetStale = false
    /// Whether the layout changed without a later signal or layout callback to act on.
    var hasStaleLayout = false
    /// Whether the layout changed by other hands, or the user scrolled, since the beginning.
    var layoutChanges = 0
    var hasScrolled = false
    /// Whether the screen is there, and has not been told that it will leave.
    var isAppeared = false
    var isAway = true
    /// Whether a view of this app, in any of its windows, has the focus.
    fileprivate var isTextHere = false
    /// The announcement of this step, if it made one that the subject claims to hear.
    var announcement: KeyboardNotification?
  }

  private(set) var entries: [Entry] = []

  init(of trace: Trace, _ scenario: Scenario, _ claims: Claims) {
    var entry = Entry()
    var offsets: [Point] = []
    var sizes: [Size] = []
    // After a turn, or with another safe area, the owners' layout is due, and comes with the next pass.
    var isLayoutDue = false
    for (step, moment) in zip(scenario.steps, trace.moments) {
      entry.announcement = nil
      entry.note(step, container: scenario.container)
      entry.isTextHere = moment.returned.hasFocusSomewhere
      for event in moment.events { entry.note(event, claims) }
      // A field that gets the focus is scrolled into view after it has announced that it begins editing,
      // by UIKit itself, and nobody is told.
      let newOffsets = scenario.offsets(in: moment.settled ?? moment.returned)
      if !offsets.isEmpty, offsets != newOffsets, step.keyboard == nil { entry.noteLayout() }
      offsets = newOffsets
      let newSizes = scenario.calledBackSizes(in: moment.settled ?? moment.returned)
      isLayoutDue = isLayoutDue || step.makesLayoutDue
      if moment.settled != nil || step.action == .layoutPass {
        if isLayoutDue { entry.noteLayout() }
        // What a step of its own resizes is called back for before what was due is placed, and so too early.
        let isEarly = isLayoutDue && step.changesLayout && !step.makesLayoutDue
        isLayoutDue = false
        if !sizes.isEmpty, sizes != newSizes, !isEarly { entry.noteCallback(in: scenario) }
        if moment.givesSearchFieldItsSize(in: scenario) { entry.noteLayout() }
      }
      // UIKit moves a sheet clear of the keyboard in the layout pass, after the handlers, and says nothing then.
      if let settled = moment.settled, settled.sheet != moment.returned.sheet {
        entry.noteLayout()
        entry.isSheetStale = true
      }
      sizes = newSizes
      entries.append(entry)
    }
  }
}

extension Scenario {
  /// The sizes whose change UIKit tells the container's controller: a view that changes its size is laid
  /// out, and so is its superview. One that only moves is not, and what is deeper tells its own superview.
  fileprivate func calledBackSizes(in snapshot: Snapshot) -> [Size] {
    let container = container
    return views.indices.compactMap { view in
      view == container || views[view].parent == container ? snapshot.views[view].bounds.size : nil
    }
  }

  /// The content offset of each view that scrolls.
  func offsets(in snapshot: Snapshot) -> [Point] {
    views.indices.compactMap { views[$0].kind.scrolls ? snapshot.views[$0].bounds.origin : nil }
  }
}

extension Timeline.Entry {
  fileprivate mutating func note(_ step: Step, container: Int) {
    if step.action == .willDisappear { isAppeared = false }
    // A keyboard that is up hides and shows again as the screen turns: its frame was for the other screen.
    if step.action == .rotate, keyboard != .hidden { isUncertain = true }
    guard step.changesLayout else { return }
    noteLayout()
    switch step.action {
    case .scroll: hasScrolled = true
    case .moveCaret: return
    case .layout(container, _):
      layoutChanges += 1
      isLaidOutWhileUp = keyboard != .hidden
    default: layoutChanges += 1
    }
    if keyboard != .hidden { hasChangedWhileUp = true }
  }

  fileprivate mutating func note(_ event: Trace.Event, _ claims: Claims) {
    switch event {
    case .focus(let view):
      (focus, hasStrangeFocus, hasStaleFocus, hasFocusMovedAlone) = (view, false, true, true)
    case .strangeFocus:
      (focus, hasStrangeFocus, hasStaleFocus, hasFocusMovedAlone) = (nil, true, true, true)
    case .beganEditing:
      if claims.seesFocus { noteSignal() }
    case .keyboard(let notification):
      guard claims.channels.contains(notification.name) else { return }
      announcement = notification
      note(notification, claims)
    case .appeared: (isAppeared, isAway) = (true, false)
    case .disappeared: (isAppeared, isAway) = (false, true)
    case .diagnostic, .askedForFocus, .endedEditing: break
    }
  }

  fileprivate mutating func noteLayout() {
    (hasStaleLayout, hasUnannouncedLayout) = (true, true)
  }

  /// A layout callback. The field in a search bar is laid out after it.
  fileprivate mutating func noteCallback(in scenario: Scenario) {
    let isSearching = focus.map { scenario.views[$0].kind == .searchBar } ?? false
    if !isSearching { hasStaleLayout = false }
  }

  private mutating func noteSignal() {
    isSheetStale = false
    (hasStaleFocus, hasStaleLayout, hasUnannouncedLayout) = (false, false, false)
  }

  /// What says nothing is no signal either.
  private mutating func note(_ notification: KeyboardNotification, _ claims: Claims) {
    if !notification.isLocal, claims.foreign == .ignored { return noteForeign(notification) }
    isForeign = false
    switch notification.name {
    case .willHide, .didHide:
      isHiding = notification.name == .willHide
      (keyboard, isUncertain, isLaidOutWhileUp, hasFocusMovedAlone) = (.hidden, false, false, false)
      return noteSignal()
    case .didChangeFrame, .didShow:
      // The end of a burst says nothing that its beginning did not.
      guard !isHiding else { return }
    case .willShow, .willChangeFrame:
      isHiding = false
    }
    guard let end = notification.end, end.isFinite else {
      isUncertain = true
      return
    }
    (keyboard, hasShown) = (.shown(end), true)
    (isUncertain, hasFocusMovedAlone) = (isAway, false)
    noteSignal()
  }

  /// A keyboard that a subject claims to ignore: as good as none, unless it is for a text of this app.
  private mutating func noteForeign(_ notification: KeyboardNotification) {
    guard !isTextHere else {
      isUncertain = true
      return
    }
    isForeign = notification.name != .willHide && notification.name != .didHide
    (keyboard, isUncertain) = (.hidden, false)
    if isForeign { hasShown = true }
    noteSignal()
  }
}

extension Trace.Moment {
  /// Whether the field of the focused search bar was laid out after whatever the step itself announced.
  fileprivate func givesSearchFieldItsSize(in scenario: Scenario) -> Bool {
    guard let settled, let focus = returned.focus, scenario.views[focus].kind == .searchBar else {
      return false
    }
    return returned.views[focus].essential?.size != settled.views[focus].essential?.size
  }
}

extension Step {
  /// Whether the owners' layout puts what fills its parent elsewhere, with the next pass.
  fileprivate var makesLayoutDue: Bool {
    switch action {
    case .rotate, .safeArea: true
    default: false
    }
  }
}

extension Snapshot {
  /// Whether a view of this app, in any of its windows, has the focus.
  fileprivate var hasFocusSomewhere: Bool { focus != nil || hasStrangeFocus || !claiming.isEmpty }
}
