import KeyboardScenarios
import PortableUIKit

/// Writes down where everything is.
///
/// While `Headless.geometryGeneration` stands still nothing has moved, and the last snapshot serves again. A class,
/// because keyboard notifications reach it whenever they are posted.
@MainActor
final class Recorder {
  private let scene: StageScene
  @exclusivity(unchecked) private var events: [Trace.Event] = []
  private let hasSheet: Bool
  /// The scene's views, which it keeps: looked at often, and so without being retained.
  private let references: [Unmanaged<UIView>]
  @exclusivity(unchecked) private var last: Snapshot?
  @exclusivity(unchecked) private var views: [Snapshot.ViewState] = []
  @exclusivity(unchecked) private var lastGeneration = -1
  @exclusivity(unchecked) private var lastResponder: UIResponder?
  @exclusivity(unchecked) private var lastOtherResponders: [ObjectIdentifier] = []
  @exclusivity(unchecked) private var focus: Int?
  @exclusivity(unchecked) private var hasStrangeFocus = false

  init(_ scene: StageScene) {
    self.scene = scene
    hasSheet = scene.scenario.around.contains { $0 == .formSheet || $0 == .pageSheet }
    references = Self.references(to: scene.views)
  }

  /// Writes down from now on what is announced, with the focus as each announcement finds it.
  func listen() {
    Headless.keyboardWitness = { [unowned self] post, deliver in
      noteFocus()
      if let notification = scene.posting ?? KeyboardNotification(post) {
        events.append(.keyboard(notification))
      }
      scene.posting = nil
      for view in FocusQuestions.during(deliver) {
        if let index = index(of: view) { events.append(.askedForFocus(index)) }
      }
    }
    Headless.editingWitness = { [unowned self] view, hasBegun in
      guard let index = index(of: view) else { return }
      if hasBegun { noteFocus() }
      events.append(hasBegun ? .beganEditing(index) : .endedEditing(index))
    }
  }

  /// Writes down nothing that is announced from now on.
  func stop() {
    (Headless.keyboardWitness, Headless.editingWitness) = (nil, nil)
    // A screen may be first responder itself.
    lastResponder = nil
  }

  /// What has happened since the last time.
  func takeEvents() -> [Trace.Event] {
    noteFocus()
    let taken = events
    events = []
    return taken
  }

  private func noteFocus() {
    let responder = scene.window.headlessFirstResponder
    guard responder !== lastResponder else { return }
    (lastResponder, last) = (responder, nil)
    focus = (responder as? UIView).flatMap(index)
    hasStrangeFocus = responder != nil && focus == nil
    events.append(hasStrangeFocus ? .strangeFocus : .focus(focus))
  }

  func snapshot() -> Snapshot {
    let isMoved = lastGeneration != Headless.geometryGeneration
    let otherResponders = scene.otherResponders.map { ObjectIdentifier($0) }
    let constraint = scene.bottomConstraint
    let constant = (constraint?.constant).map { Double($0) }
    if let last, !isMoved, otherResponders == lastOtherResponders, constant == last.constant { return last }
    if isMoved { views = takeViews() }
    (lastGeneration, lastOtherResponders) = (Headless.geometryGeneration, otherResponders)
    let origin = scene.window.windowScene?.headlessOrigin ?? .zero
    let others = scene.otherResponders.compactMap { ($0 as? UIView).flatMap(index) }
    var snapshot = Snapshot(
      views: views, focus: focus, claiming: claiming(others),
      window: Rect(scene.window.bounds).offset(by: Point(origin.x, origin.y)),
      screen: Size(UIScreen.main.bounds.width, UIScreen.main.bounds.height))
    snapshot.hasStrangeFocus = hasStrangeFocus
    snapshot.otherFocuses = others
    snapshot.touches = touches
    if hasSheet { snapshot.sheet = Rect(scene.host.view.headlessScreenBounds) }
    (snapshot.contentTop, snapshot.safeBottom) = safeContent
    snapshot.constant = constant
    if let item = constraint?.firstItem as? UIView, let bar = scene.subject.bar(of: scene.container) {
      snapshot.isRaisedByConstant = !item.isDescendant(of: bar)
    }
    last = snapshot
    return snapshot
  }

  /// Where the container's safe content begins on the screen, and how much the safe area takes at its bottom.
  private var safeContent: (top: Double, bottom: Double) {
    guard let view = scene.container.view, view.window === scene.window else { return (0, 0) }
    let insets = view.safeAreaInsets
    guard insets.top != 0 else { return (views[scene.plan.container].screen.y, Double(insets.bottom)) }
    let content = view.bounds.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0))
    return (Double(view.convert(content, to: UIScreen.main.coordinateSpace).minY), Double(insets.bottom))
  }

  /// What the subject's search finds now.
  func found() -> Trace.Found {
    guard scene.claims.kind == .search else { return .notAsked }
    guard let view = scene.subject.firstResponder(in: scene.container.view) else { return .nothing }
    return index(of: view).map(Trace.Found.view) ?? .stranger
  }

  private func claiming(_ others: [Int]) -> [Int] {
    guard lastResponder != nil || !lastOtherResponders.isEmpty else { return [] }
    var claiming: [Int] = []
    func ask(_ index: Int) {
      if scene.views[index].isFirstResponder, !claiming.contains(index) { claiming.append(index) }
    }
    for index in scene.plan.answering { ask(index) }
    for index in others { ask(index) }
    if let focus { ask(focus) }
    return claiming.count > 1 ? claiming.sorted() : claiming
  }

  /// What a finger meets in the middle of the bar, and of what must be visible of the focused view.
  private var touches: [Snapshot.Touch] {
    var touches: [Snapshot.Touch] = []
    if let bar = scene.plan.bar, views[bar].isInWindow { touches.append(touch(bar)) }
    if let focus, views[focus].isInWindow { touches.append(touch(focus)) }
    return touches
  }

  private func touch(_ view: Int) -> Snapshot.Touch {
    let box = views[view].essential ?? views[view].screen
    let origin = scene.window.windowScene?.headlessOrigin ?? .zero
    let met = scene.viewMet(
      at: CGPoint(x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y))
    guard let met else { return Snapshot.Touch(view: view, reached: .nothing) }
    return Snapshot.Touch(view: view, reached: index(of: met).map(Trace.Found.view) ?? .stranger)
  }

  private func takeViews() -> [Snapshot.ViewState] {
    var states = Self.states(of: references, in: scene.window)
    for index in scene.plan.dressed where states[index].isInWindow {
      states[index].essential = essential(of: scene.views[index], scene.plan.models[index].kind)
    }
    return states
  }

  private func essential(of view: UIView, _ kind: Scenario.View.Kind) -> Rect? {
    switch kind {
    case .textView:
      (view as? UITextView).map { Rect($0.convert($0.headlessCaretRect, to: UIScreen.main.coordinateSpace)) }
    case .searchBar:
      (view as? UISearchBar).map { Rect($0.searchTextField.headlessScreenBounds) }
    case .textField, .view, .scrollView, .keyInput, .claimer, .bar: nil
    }
  }

  /// The scenario's number of a view; a search bar's field counts as the bar.
  private func index(of view: UIView) -> Int? {
    let known = view is UISearchTextField ? view.superview ?? view : view
    return Self.index(of: known, in: references)
  }
}

// Outside the main actor, because every closure in it that the standard library calls asks where it is.
extension Recorder {
  nonisolated private static func references(to views: [UIView]) -> [Unmanaged<UIView>] {
    views.map(Unmanaged.passUnretained)
  }

  nonisolated private static func index(of view: UIView, in references: [Unmanaged<UIView>]) -> Int? {
    let wanted = Unmanaged.passUnretained(view).toOpaque()
    return references.firstIndex { $0.toOpaque() == wanted }
  }

  nonisolated private static func states(
    of references: [Unmanaged<UIView>], in window: UIWindow
  ) -> [Snapshot.ViewState] {
    references.map { reference in
      let seen = reference._withUnsafeGuaranteedRef { $0.headlessState(in: window) }
      var state = Snapshot.ViewState(
        screen: Rect(seen.screenBounds ?? .zero), center: Point(seen.center.x, seen.center.y),
        bounds: Rect(seen.bounds), transform: Transform(seen.transform), essential: nil,
        isInWindow: seen.screenBounds != nil)
      (state.isHidden, state.alpha) = (seen.isHidden, Double(seen.alpha))
      return state
    }
  }
}
