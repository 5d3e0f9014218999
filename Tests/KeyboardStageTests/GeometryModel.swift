import KeyboardScenarios

/// Where everything must be, worked out from a scenario with sums alone.
///
/// It stands beside the stage so that the two do not share one mistake: it has no view, no responder and
/// no notification centre, and maps point by point where they multiply matrices. What it knows of UIKit it
/// knows from the facts.
struct GeometryModel {
  /// What the code under test does.
  enum Subject {
    case nothing
    /// It lifts the container at each signal, and ends editing in the view whose background is tapped.
    case occlusionShift
  }

  /// What must be seen once a step has settled.
  struct Prediction {
    /// The box around each view on the screen; nil outside the scene's window.
    var boxes: [Rect?]
    var focus: Int?
    var window: Rect
    /// The upper edge of the docked keyboard.
    var keyboardTop: Double?
    /// Whether the subject has had a signal since the last change that it must follow.
    var isUpToDate: Bool
    var isFocusInContainer: Bool
  }

  enum Presence { case away, here, leaving }

  let scenario: Scenario
  let subject: Subject
  let container: Int
  let isInContainer: [Bool]
  let places: [Scenario.View.Place]
  let tops: [Int]
  let children: [[Int]]

  var screen: Size
  var origin: Point
  var presence = Presence.away
  /// By the owner's layout code; nil fills the parent.
  var frames: [Rect?]
  var sizes: [Size]
  /// In the parent's coordinates, without the lift.
  var centers: [Point]
  var offsets: [Point]
  var contentSizes: [Size] = []
  /// Of the fields in search bars: as large as the bar was when it was last laid out.
  var fieldSizes: [Size]
  /// Whether the container hears of the next layout pass.
  var isLayoutDue = false

  var focus: Int?
  var otherFocus: Int?
  /// The keyboard's last frame that can be meant; nil while it is hidden.
  var keyboard: Rect?
  /// How far the container is above its place, in the parent's coordinates.
  var lift = 0.0
  var isUpToDate = false

  /// What must be seen after each step of `scenario`; nil for a step that does not settle.
  static func predictions(of scenario: Scenario, on subject: Subject) -> [Prediction?] {
    var model = GeometryModel(scenario, subject)
    return scenario.steps.map { step in
      if step.after > 0 { model.layOut() }
      model.perform(step.action)
      guard step.settles else { return nil }
      model.layOut()
      return model.prediction
    }
  }

  private init(_ scenario: Scenario, _ subject: Subject) {
    let views = scenario.views
    let container = scenario.container
    (self.scenario, self.subject, self.container) = (scenario, subject, container)
    isInContainer = views.indices.map { scenario.isView($0, in: container) }
    places = views.indices.map { scenario.place(of: $0) }
    tops = scenario.children(of: nil)
    children = views.indices.map { scenario.children(of: $0) }
    screen = scenario.device.screen
    origin = scenario.device.scene?.origin ?? .zero
    frames = views.map(\.frame)
    sizes = views.map { _ in Size(0, 0) }
    centers = views.map { _ in .zero }
    offsets = views.map { $0.kind.scrolls ? $0.contentOffset : .zero }
    fieldSizes = sizes
    for view in views.indices { place(view) }
    contentSizes = views.indices.map { views[$0].contentSize ?? sizes[$0] }
    layOut()
  }

  private var prediction: Prediction {
    Prediction(
      boxes: scenario.views.indices.map { isInWindow($0) ? box(of: $0) : nil }, focus: focus,
      window: Rect(origin.x, origin.y, windowSize.width, windowSize.height), keyboardTop: keyboardTop,
      isUpToDate: isUpToDate, isFocusInContainer: focus.map { isInContainer[$0] } ?? false)
  }
}

extension GeometryModel {
  private mutating func perform(_ action: Step.Action) {
    switch action {
    case .appear: appear()
    case .willDisappear: if presence == .here { presence = .leaving }
    case .disappear: disappear()
    case .focus(let view): takeFocus(view)
    case .blur: endEditing(in: nil)
    case .keyboard(let notification): hear(notification)
    case .tap(let point): tap(point)
    case .layoutPass: layOut()
    case .rotate:
      screen = screen.turned
      change { model in
        for view in model.frames.indices where model.frames[view] == nil { model.place(view) }
      }
    case .layout(let view, let frame):
      frames[view] = frame
      change { $0.placeAll(in: view) }
    case .scroll(let view, let offset):
      change { if $0.scenario.views[view].kind.scrolls { $0.offsets[view] = offset } }
    case .moveScene(let origin): change { $0.origin = origin }
    case .moveCaret, .safeArea, .background, .foreground, .alert, .dismissAlert: break
    }
  }

  /// Something moves, and nobody tells the subject.
  private mutating func change(_ body: (inout GeometryModel) -> Void) {
    body(&self)
    isUpToDate = false
  }

  /// A second appearance and a cancelled disappearance are heard like a first.
  private mutating func appear() {
    let wasHere = presence == .here
    if presence == .away { isLayoutDue = true }
    presence = .here
    signal()
    if !wasHere { layOut() }
  }

  /// What leaves the window resigns.
  private mutating func disappear() {
    guard presence != .away else { return }
    endEditing(in: container)
    presence = .away
    signal()
  }

  /// A layout pass tells the container, if one is due there, before it reaches what is in it.
  private mutating func layOut() {
    if isLayoutDue, presence != .away {
      isLayoutDue = false
      signal()
    }
    for view in fieldSizes.indices where scenario.views[view].kind == .searchBar {
      guard isInWindow(view), fieldSizes[view] != sizes[view] else { continue }
      fieldSizes[view] = sizes[view]
      if focus == view { isUpToDate = false }
    }
  }

  /// The owner's layout code writes size and centre, and with them undoes a lift.
  private mutating func place(_ view: Int) {
    let parent = scenario.views[view].parent
    let room = parent.map { sizes[$0] } ?? windowSize
    let frame = frames[view] ?? Rect(0, 0, room.width, room.height)
    if sizes[view] != frame.size, view == container || parent == container { isLayoutDue = true }
    if view == container { lift = 0 }
    sizes[view] = frame.size
    centers[view] = Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  /// What fills its parent follows.
  private mutating func placeAll(in view: Int) {
    for each in frames.indices where each == view || frames[each] == nil && scenario.isView(each, in: view) {
      place(each)
    }
  }
}
