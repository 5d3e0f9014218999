/// Where everything is at one instant.
public struct Snapshot: Hashable, Sendable {
  public var views: [ViewState]
  /// The first responder of the scene's window, if the scenario knows it.
  public var focus: Int?
  /// Whether the first responder is a view that the scenario does not know: one of the screen's own.
  public var hasStrangeFocus = false
  /// The first responders of the app's other windows, where the scenario knows them.
  public var otherFocuses: [Int] = []
  /// The views that answer that they are first responder.
  public var claiming: [Int]
  /// The area that the scene has, in screen coordinates.
  public var window: Rect
  public var screen: Size
  /// The constant of the constraint that holds the bar's bottom, in points.
  public var constant: Double?
  /// Whether a larger constant raises the bar: it does where the bar is the second item of the constraint.
  public var isRaisedByConstant = true
  /// Where the container's safe content begins, in screen coordinates.
  public var contentTop = 0.0
  /// The container's safe area at the bottom, in points of its own coordinates.
  public var safeBottom = 0.0
  /// The place on the screen of the topmost view in which the screen is shown; only where that is a sheet, which UIKit
  /// moves clear of the keyboard itself.
  public var sheet: Rect?
  /// Which view a finger meets in the middle of the bar, and of what must be visible of the focused view.
  public var touches: [Touch] = []

  public init(views: [ViewState], focus: Int?, claiming: [Int], window: Rect, screen: Size) {
    (self.views, self.focus, self.claiming) = (views, focus, claiming)
    (self.window, self.screen) = (window, screen)
  }

  /// What a finger meets in the middle of a view.
  public struct Touch: Hashable, Sendable {
    public var view: Int
    /// The deepest view there, of any window of the scene.
    public var reached: Trace.Found

    public init(view: Int, reached: Trace.Found) {
      (self.view, self.reached) = (view, reached)
    }
  }

  /// The state of one view.
  public struct ViewState: Hashable, Sendable {
    /// The box around its bounds, in screen coordinates; all zero outside a window.
    public var screen: Rect
    /// The model values: centre in the parent's coordinates, the rest in its own.
    public var center: Point
    public var bounds: Rect
    public var transform: Transform
    /// The box around the part that must be visible while it has the focus, in screen coordinates: a
    /// text view's caret, a search bar's field; nil where that is the whole view.
    public var essential: Rect?
    public var isInWindow: Bool
    public var isHidden = false
    public var alpha = 1.0

    public init(
      screen: Rect, center: Point, bounds: Rect, transform: Transform, essential: Rect?, isInWindow: Bool
    ) {
      (self.screen, self.center, self.bounds, self.transform) = (screen, center, bounds, transform)
      (self.essential, self.isInWindow) = (essential, isInWindow)
    }

    public var isFinite: Bool {
      screen.isFinite && center.isFinite && bounds.isFinite && transform.isFinite
    }
  }
}

extension Trace {
  /// The trace with only the views of `indices`, in that order, and renumbered so.
  public func selecting(views indices: [Int]) -> Trace {
    var trace = self
    for moment in trace.moments.indices { trace.moments[moment].select(views: indices) }
    trace.afterwards?.select(views: indices)
    return trace
  }
}

extension Trace.Moment {
  fileprivate mutating func select(views indices: [Int]) {
    func new(_ old: Int) -> Int? { indices.firstIndex(of: old) }
    events = events.map { event in
      switch event {
      case .focus(let view): .focus(view.flatMap(new))
      case .beganEditing(let view): new(view).map(Trace.Event.beganEditing) ?? event
      case .endedEditing(let view): new(view).map(Trace.Event.endedEditing) ?? event
      case .askedForFocus(let view): new(view).map(Trace.Event.askedForFocus) ?? event
      default: event
      }
    }
    if case .view(let view) = found { found = new(view).map(Trace.Found.view) ?? .stranger }
    returned.select(views: indices)
    settled?.select(views: indices)
  }
}

extension Snapshot {
  fileprivate mutating func select(views indices: [Int]) {
    focus = focus.flatMap { indices.firstIndex(of: $0) }
    claiming = claiming.compactMap { indices.firstIndex(of: $0) }
    otherFocuses = otherFocuses.compactMap { indices.firstIndex(of: $0) }
    touches = touches.compactMap { touch in
      guard let view = indices.firstIndex(of: touch.view) else { return nil }
      guard case .view(let reached) = touch.reached else { return Touch(view: view, reached: touch.reached) }
      return Touch(view: view, reached: indices.firstIndex(of: reached).map { .view($0) } ?? .stranger)
    }
    views = indices.map { views[$0] }
  }
}
