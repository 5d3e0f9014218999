import KeyboardScenarios

/// What a subject could know, and must have acted on, after each step.
struct Timeline {
  struct Entry {
    var keyboard = KeyboardState.hidden
    /// Whether a keyboard has been announced at all.
    var hasShown = false
    /// Whether nobody can be sure of the keyboard: the last announcement said nothing that can be meant,
    /// or came while the screen was away, where many stop listening, or was another app's keyboard.
    var isUncertain = false
    /// Whether a hide is being announced: what did change says nothing new then.
    var isHiding = false
    var focus: Int?
    var hasStrangeFocus = false
    /// Whether the focus changed, or the layout did, without a later signal to act on.
    var hasStaleFocus = false
    var hasStaleLayout = false
    /// Whether the layout changed by other hands, or the user scrolled, since the beginning.
    var layoutChanges = 0
    var hasScrolled = false
    /// Whether the screen is there, and has not been told that it will leave.
    var isAppeared = false
    var isAway = true
    /// The announcement of this step, if it made one that the subject claims to hear.
    var announcement: KeyboardNotification?
  }

  private(set) var entries: [Entry] = []

  init(of trace: Trace, _ scenario: Scenario, _ claims: Claims) {
    var entry = Entry()
    var offsets: [Point] = []
    for (step, moment) in zip(scenario.steps, trace.moments) {
      entry.announcement = nil
      entry.note(step)
      for event in moment.events { entry.note(event, claims) }
      // A field that gets the focus is scrolled into view after it has announced that it begins editing,
      // by UIKit itself, and nobody is told.
      let newOffsets = scenario.offsets(in: moment.settled ?? moment.returned)
      if !offsets.isEmpty, offsets != newOffsets, step.keyboard == nil { entry.hasStaleLayout = true }
      offsets = newOffsets
      entries.append(entry)
    }
  }
}

extension Scenario {
  /// The content offset of each view that scrolls.
  func offsets(in snapshot: Snapshot) -> [Point] {
    views.indices.compactMap { views[$0].kind.scrolls ? snapshot.views[$0].bounds.origin : nil }
  }
}

extension Timeline.Entry {
  fileprivate mutating func note(_ step: Step) {
    if step.action == .willDisappear { isAppeared = false }
    guard step.changesLayout else { return }
    hasStaleLayout = true
    if case .scroll = step.action { hasScrolled = true } else { layoutChanges += 1 }
  }

  fileprivate mutating func note(_ event: Trace.Event, _ claims: Claims) {
    switch event {
    case .focus(let view):
      (focus, hasStrangeFocus, hasStaleFocus) = (view, false, true)
    case .strangeFocus:
      (focus, hasStrangeFocus, hasStaleFocus) = (nil, true, true)
    case .beganEditing:
      if claims.seesFocus { noteSignal() }
    case .keyboard(let notification):
      guard claims.channels.contains(notification.name) else { return }
      announcement = notification
      note(notification)
    case .appeared: (isAppeared, isAway) = (true, false)
    case .disappeared: (isAppeared, isAway) = (false, true)
    case .diagnostic: break
    }
  }

  private mutating func noteSignal() {
    (hasStaleFocus, hasStaleLayout) = (false, false)
  }

  /// What says nothing is no signal either.
  private mutating func note(_ notification: KeyboardNotification) {
    switch notification.name {
    case .willHide, .didHide:
      isHiding = notification.name == .willHide
      (keyboard, isUncertain) = (.hidden, false)
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
    isUncertain = isAway || !notification.isLocal
    noteSignal()
  }
}
