/// One thing that happens.
public struct Step: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// The container's controller comes on screen; after `willDisappear` this is the cancelled pop.
    case appear
    /// The controller is told that it will leave; it has not left yet.
    case willDisappear
    case disappear
    /// The view with this index becomes first responder, if it can.
    case focus(Int)
    /// Whatever is first responder in the scene's window resigns.
    case blur
    case keyboard(KeyboardNotification)
    /// The user changes the simulated keyboard. Without one nothing happens.
    case keyboardAct(KeyboardAct)
    /// A finger touches this point, in screen coordinates, and lifts.
    case tap(Point)
    /// The screen turns by 90 degrees, and what fills its parent follows.
    case rotate
    /// A layout pass that has nothing to change.
    case layoutPass
    /// The owner's layout code puts the view at a new frame: it writes bounds and centre.
    case layout(Int, Rect)
    /// The user scrolls the view to this offset.
    case scroll(Int, Point)
    /// The scene moves to this origin, in screen coordinates.
    case moveScene(Point)
    /// The user types: the caret of the text view with this index is here now, in the coordinates of its
    /// content, which grows to hold it.
    case moveCaret(Int, Rect)
    /// The system takes this much from the edges of the window, as a call's bar does.
    case safeArea(Insets)
    /// The app goes to the background, and comes back.
    case background, foreground
    /// An alert comes in front, in a window of its own that becomes key; and it goes.
    case alert, dismissAlert
  }

  public var action: Action
  /// Virtual seconds that pass before the step.
  public var after = 0.0
  /// Whether the clock runs on until everything is at rest before the next step.
  public var settles = true

  public init(_ action: Action) {
    self.action = action
  }

  /// The keyboard notification that the step posts, if it posts one.
  public var keyboard: KeyboardNotification? {
    if case .keyboard(let notification) = action { notification } else { nil }
  }

  /// Whether the step itself may move views, other than by what the subject does.
  public var changesLayout: Bool {
    switch action {
    case .rotate, .layout, .scroll, .moveScene, .moveCaret, .safeArea: true
    default: false
    }
  }
}

extension Step {
  /// Each kind of step as a seed file has it, and what it does.
  public static let summaries = [
    #"{ "appear": "root" }                         the screen comes; after willDisappear: the cancelled pop"#,
    #"{ "willDisappear": "root" }                  the screen is told that it will leave"#,
    #"{ "disappear": "root" }                      the screen leaves"#,
    #"{ "focus": "email" }                         the view becomes first responder"#,
    #""blur"                                       whatever is first responder resigns"#,
    #"{ "keyboard": "willShow", "end": [...] }     a keyboard notification; also begin, duration, curve, local"#,
    #"{ "onKeyboard": "undock" }                   the user changes a simulated keyboard; see list keyboards"#,
    #"{ "tap": [x, y] }                            a finger touches the screen"#,
    #""rotate"                                     the screen turns by 90 degrees"#,
    #""layoutPass"                                 a layout pass with nothing to change"#,
    #"{ "layout": "email", "frame": [...] }        the owner's layout code moves a view"#,
    #"{ "scroll": "list", "to": [x, y] }           the user scrolls"#,
    #"{ "moveScene": [x, y] }                      the scene moves on an iPad's screen"#,
    #"{ "moveCaret": "notes", "to": [...] }        the user types: the caret of a text view is here now"#,
    #"{ "safeArea": [top, left, bottom, right] }   the system takes this much from the window's edges"#,
    #""background", "foreground"                   the app goes to the background, and comes back"#,
    #""alert", "dismissAlert"                      an alert comes in front, in a window of its own, and goes"#,
    #"any step: "after": seconds, "settle": false  time before it; whether everything comes to rest after it"#,
  ]
}
