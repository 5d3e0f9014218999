import KeyboardScenarios

/// Where everything must be, worked out from a scenario with sums alone.
///
/// It stands beside the stage so that the two do not share one mistake: it has no view, no responder and
/// no notification centre, and maps point by point where they multiply matrices. What it knows of UIKit it
/// knows from the facts.
struct GeometryModel {
  /// What the code under test does.
  enum Subject: Equatable {
    case nothing
    /// It lifts the container at each signal, and ends editing in the view whose background is tapped.
    case occlusionShift
    /// It shifts a bar of its own that rests on the safe area.
    case toolbar
    /// It places a bar of its own anew, and ends editing as above.
    case constraintBar(inSafeArea: Bool)

    var bringsBar: Bool { self != .nothing && self != .occlusionShift }
  }

  /// What must be seen once a step has settled.
  struct Prediction {
    /// The box around each view on the screen; nil outside the scene's window.
    var boxes: [Rect?]
    /// The same if the subject is told of a layout once more than it must be, where that can be.
    var boxesIfTold: [Rect?]?
    var focus: Int?
    var window: Rect
    /// The upper edge of the docked keyboard.
    var keyboardTop: Double?
    /// Whether the subject has had a signal since the last change that it must follow.
    var isUpToDate: Bool
    /// Whether a docked keyboard is there for something: a focus in the container, or a bar that it covers.
    var isKeyboardInTheWay: Bool
    /// Whether the facts say where the subject's bar is: not if a constraint holds it in a turned screen.
    var isKnown: Bool
    /// Whether a finger has come down while they did not, so that nobody knows what it has touched.
    var isLost: Bool
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
  /// Of the window.
  var safeArea: Insets
  /// The device as the last step that changed the safe area left it.
  var device: Device
  /// What the subject adds to the safe area of the lifted container.
  var added = Insets.zero
  /// The surroundings, outermost first, as the last layout left them.
  var rooms: [Room] = []
  var presence = Presence.away
  var hasAlert = false
  /// By the owner's layout code; nil fills the parent.
  var frames: [Rect?]
  var sizes: [Size]
  /// In the parent's coordinates, without the lift.
  var centers: [Point]
  var offsets: [Point]
  var contentSizes: [Size] = []
  var carets: [Rect]
  /// Of the fields in search bars: as large as the bar was when it was last laid out.
  var fieldSizes: [Size]
  /// Whether the container hears of the next layout pass.
  var isLayoutDue = false
  /// Whether what fills its parent is placed after the next layout pass.
  var isPlacementDue = false
  /// The container's safe area when it heard of it last.
  var knownSafeArea = Insets.zero

  var focus: Int?
  var otherFocus: Int?
  /// The keyboard's last frame that can be meant; nil while it is hidden.
  var keyboard: Rect?
  /// How far the container is above its place, in the parent's coordinates.
  var lift = 0.0
  /// How far the subject's bar is above its place, in the container's coordinates.
  var raise = 0.0
  var isUpToDate = false
  var isLost = false

  /// What must be seen after each step of `scenario`; nil for a step that does not settle.
  /// - Parameter posts: what a simulated keyboard posts in each step: which notifications it posts is not the model's
  ///   affair, what they do is.
  static func predictions(
    of scenario: Scenario, on subject: Subject, posts: [[KeyboardNotification]] = []
  ) -> [Prediction?] {
    var model = GeometryModel(scenario, subject)
    return scenario.steps.indices.map { index in
      let (step, posts) = (scenario.steps[index], posts.isEmpty ? [] : posts[index])
      if step.after > 0 { model.letTimePass() }
      model.perform(step.action, posting: posts)
      guard step.settles else { return nil }
      model.letTimePass()
      for post in posts where post.name.isDone { model.hear(post) }
      return model.prediction
    }
  }

  /// The keyboard, as a screen knows it.
  struct Keyboard {
    /// The upper edge, if it takes space away.
    var dockedTop: Double?
    /// Whether something of it is to be seen that takes none away.
    var isUndocked: Bool
  }

  /// The keyboard after each step of `scenario`.
  static func keyboards(in scenario: Scenario, posts: [[KeyboardNotification]]) -> [Keyboard] {
    var model = GeometryModel(scenario, .nothing)
    return scenario.steps.indices.map { index in
      model.perform(scenario.steps[index].action, posting: posts.isEmpty ? [] : posts[index])
      return Keyboard(dockedTop: model.keyboardTop, isUndocked: model.isKeyboardUndocked)
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
    safeArea = scenario.device.safeArea
    device = scenario.device
    frames = views.map(\.frame)
    sizes = views.map { _ in Size(0, 0) }
    centers = views.map { _ in .zero }
    offsets = views.map { $0.kind.scrolls ? $0.contentOffset : .zero }
    carets = views.map(\.caret)
    fieldSizes = sizes
    furnish()
    for view in views.indices where views[view].kind != .bar { place(view) }
    contentSizes = views.indices.map { views[$0].contentSize ?? sizes[$0] }
    layOut()
  }

  private var prediction: Prediction {
    Prediction(
      boxes: boxes, boxesIfTold: boxesIfTold, focus: focus,
      window: Rect(origin.x, origin.y, windowSize.width, windowSize.height), keyboardTop: keyboardTop,
      isUpToDate: isUpToDate, isKeyboardInTheWay: isKeyboardInTheWay, isKnown: knowsSubject,
      isLost: isLost)
  }

  private var boxes: [Rect?] { scenario.views.indices.map { isInWindow($0) ? box(of: $0) : nil } }

  /// A container that moves in a safe area changes its own; by a rounding error that may go on and on, and
  /// each change is told in the next layout pass.
  private var boxesIfTold: [Rect?]? {
    guard !isUpToDate, lift != 0, knownSafeArea != .zero else { return nil }
    var told = self
    told.signal()
    return told.boxes
  }

  private var isKeyboardInTheWay: Bool {
    guard let keyboardTop else { return false }
    if !subject.bringsBar { return focus.map { isInContainer[$0] } ?? false }
    return scenario.bar != nil && presence != .away && restingEndOfBar > keyboardTop
  }
}

extension Trace {
  /// What a simulated keyboard posted in each step; empty where the steps themselves post.
  func posts(in scenario: Scenario) -> [[KeyboardNotification]] {
    scenario.keyboard == .scripted ? [] : moments.map(\.events.keyboards)
  }
}

extension KeyboardNotification.Name {
  /// Whether it comes when the keyboard has moved.
  fileprivate var isDone: Bool { self == .didShow || self == .didHide || self == .didChangeFrame }
}

extension GeometryModel {
  private mutating func perform(_ action: Step.Action, posting posts: [KeyboardNotification]) {
    let isDragged = action == .keyboardAct(.dragAway) && posts.contains { $0.name == .willHide }
    perform(isDragged ? .blur : action)
    for post in posts where !post.name.isDone { hear(post) }
  }

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
      resize(to: device.safeArea(on: screen))
    case .safeArea(let insets):
      (device.screen, device.safeArea) = (screen, insets)
      resize(to: insets)
    case .layout(let view, let frame):
      frames[view] = frame
      change { $0.placeAll(in: view) }
    case .scroll(let view, let offset):
      change { if $0.scenario.views[view].kind.scrolls { $0.offsets[view] = offset } }
    case .moveScene(let origin): change { $0.origin = origin }
    case .moveCaret(let view, let caret): moveCaret(of: view, to: caret)
    case .alert: hasAlert = true
    case .dismissAlert: hasAlert = false
    case .background, .foreground, .keyboardAct: break
    }
  }

  /// What fills its parent follows only when the layout comes.
  private mutating func resize(to insets: Insets) {
    safeArea = insets
    change { $0.isPlacementDue = true }
  }

  /// The content grows to hold the caret.
  private mutating func moveCaret(of view: Int, to caret: Rect) {
    guard scenario.views[view].kind == .textView else { return }
    carets[view] = caret
    contentSizes[view].width = max(contentSizes[view].width, caret.maxX)
    contentSizes[view].height = max(contentSizes[view].height, caret.maxY)
    if focus == view { isUpToDate = false }
  }

  /// Something moves, and nobody tells the subject.
  mutating func change(_ body: (inout GeometryModel) -> Void) {
    body(&self)
    isUpToDate = false
  }

  /// A second appearance and a cancelled disappearance are heard like a first, as they begin and as they end.
  private mutating func appear() {
    let before = presence
    if before == .away { isLayoutDue = true }
    presence = .here
    signal()
    if before != .here { layOut() }
    signal()
  }

  /// What leaves the window resigns.
  private mutating func disappear() {
    guard presence != .away else { return }
    endEditing(in: container)
    presence = .away
    if !subject.bringsBar { signal() }
  }
}
