import KeyboardScenarios
import PortableUIKit

/// Writes down where everything is.
///
/// While `Headless.geometryGeneration` stands still nothing has moved, and the last snapshot serves again. A class,
/// because keyboard notifications reach it whenever they are posted.
@MainActor
final class Recorder {
  private let scene: StageScene
  private var events: [Trace.Event] = []
  private let bar: Int?
  private let hasSheet: Bool
  private let identifiers: [ObjectIdentifier]
  /// Which views may answer for the first responder: all others are UIKit's own, and answer for themselves.
  private let mayAnswer: [Bool]
  private var last: Snapshot?
  private var views: [Snapshot.ViewState] = []
  private var lastGeneration = -1
  private var lastResponder: UIResponder?
  private var lastOtherResponders: [ObjectIdentifier] = []
  private var focus: Int?
  private var hasStrangeFocus = false

  init(_ scene: StageScene) {
    (self.scene, bar) = (scene, scene.scenario.bar)
    hasSheet = scene.scenario.around.contains { $0 == .formSheet || $0 == .pageSheet }
    identifiers = scene.views.map { ObjectIdentifier($0) }
    let scenario = scene.scenario
    mayAnswer = scene.kinds.indices.map { view in
      switch scene.kinds[view] {
      case .claimer, .searchBar, .bar: true
      default: scenario.views[view].controller == .subject
      }
    }
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
    scene.editingLog.hear = { [unowned self] view, hasBegun in
      guard let index = index(of: view) else { return }
      if hasBegun { noteFocus() }
      events.append(hasBegun ? .beganEditing(index) : .endedEditing(index))
    }
  }

  /// What has happened since the last time.
  func takeEvents() -> [Trace.Event] {
    noteFocus()
    defer { events.removeAll() }
    return events
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
    guard insets.top != 0 else { return (views[scene.containerIndex].screen.y, Double(insets.bottom)) }
    let content = view.bounds.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0))
    return (Double(view.convert(content, to: UIScreen.main.coordinateSpace).minY), Double(insets.bottom))
  }

  /// What the subject's search finds now.
  func found() -> Trace.Found {
    guard scene.subject.claims.kind == .search else { return .notAsked }
    guard let view = scene.subject.firstResponder(in: scene.container.view) else { return .nothing }
    return index(of: view).map(Trace.Found.view) ?? .stranger
  }

  private func claiming(_ others: [Int]) -> [Int] {
    guard lastResponder != nil || !lastOtherResponders.isEmpty else { return [] }
    let views = scene.views
    return views.indices.filter { view in
      (mayAnswer[view] || view == focus || others.contains(view)) && views[view].isFirstResponder
    }
  }

  /// What a finger meets in the middle of the bar, and of what must be visible of the focused view.
  private var touches: [Snapshot.Touch] {
    [bar, focus].compactMap { index in
      guard let index, views[index].isInWindow else { return nil }
      let box = views[index].essential ?? views[index].screen
      let origin = scene.window.windowScene?.headlessOrigin ?? .zero
      let middle = CGPoint(
        x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y)
      let met = scene.viewMet(at: middle)
      return Snapshot.Touch(
        view: index,
        reached: met.map { self.index(of: $0).map(Trace.Found.view) ?? .stranger } ?? .nothing)
    }
  }

  private func takeViews() -> [Snapshot.ViewState] {
    let (views, kinds, window) = (scene.views, scene.kinds, scene.window)
    var states: [Snapshot.ViewState] = []
    states.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      let placement = view.headlessPlacement
      let isInWindow = view.window === window
      states.append(
        Snapshot.ViewState(
          screen: isInWindow ? Rect(view.headlessScreenBounds) : .zero,
          center: Point(placement.center.x, placement.center.y), bounds: Rect(placement.bounds),
          transform: Transform(placement.transform),
          essential: isInWindow ? essential(of: view, kinds[index]) : nil, isInWindow: isInWindow))
      if view.isHidden { states[index].isHidden = true }
      if view.alpha != 1 { states[index].alpha = Double(view.alpha) }
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
    return identifiers.firstIndex(of: ObjectIdentifier(known))
  }
}
