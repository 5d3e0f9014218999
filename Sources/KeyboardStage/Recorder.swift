import KeyboardScenarios
import PortableUIKit

/// Writes down where everything is.
///
/// While `Headless.geometryGeneration` stands still nothing has moved, and the last snapshot serves again.
@MainActor
struct Recorder {
  private let scene: StageScene
  private var last: Snapshot?
  private var lastGeneration = -1
  private var lastResponder: UIResponder?
  private var lastOtherResponder: UIResponder?
  private var focus: Int?

  init(_ scene: StageScene) {
    self.scene = scene
  }

  /// A change of the focus since the last time, and the announcement that goes with it.
  mutating func focusEvents() -> [Trace.Event] {
    let responder = scene.window.headlessFirstResponder
    guard responder !== lastResponder else { return [] }
    lastResponder = responder
    last = nil
    focus = (responder as? UIView).flatMap(index)
    guard let focus, scene.scenario.views[focus].kind.postsEditing else { return [.focus(focus)] }
    return [.focus(focus), .beganEditing(focus)]
  }

  mutating func snapshot() -> Snapshot {
    let isOtherFocus = scene.otherResponder !== lastOtherResponder
    lastOtherResponder = scene.otherResponder
    if let last, lastGeneration == Headless.geometryGeneration, !isOtherFocus { return last }
    let snapshot = takeSnapshot()
    (last, lastGeneration) = (snapshot, Headless.geometryGeneration)
    return snapshot
  }

  /// What the subject's search finds now.
  func found() -> Trace.Found {
    guard scene.subject.claims.kind == .search else { return .notAsked }
    guard let view = scene.subject.firstResponder(in: scene.container.view) else { return .nothing }
    return index(of: view).map(Trace.Found.view) ?? .stranger
  }

  private func takeSnapshot() -> Snapshot {
    let origin = scene.window.windowScene?.headlessOrigin ?? .zero
    let isAnyFocused = lastResponder != nil || lastOtherResponder != nil
    let claiming = isAnyFocused ? scene.views.indices.filter { scene.views[$0].isFirstResponder } : []
    return Snapshot(
      views: scene.views.map(state), focus: focus, claiming: claiming,
      window: Rect(scene.window.bounds).offset(by: Point(origin.x, origin.y)),
      screen: Size(UIScreen.main.bounds.width, UIScreen.main.bounds.height))
  }

  private func state(of view: UIView) -> Snapshot.ViewState {
    let placement = view.headlessPlacement
    let isInWindow = view.window === scene.window
    return Snapshot.ViewState(
      screen: isInWindow ? Rect(view.headlessScreenBounds) : .zero,
      center: Point(placement.center.x, placement.center.y), bounds: Rect(placement.bounds),
      transform: Transform(placement.transform), essential: isInWindow ? essential(of: view) : nil,
      isInWindow: isInWindow)
  }

  private func essential(of view: UIView) -> Rect? {
    switch view {
    case let view as UITextView:
      Rect(view.convert(view.headlessCaretRect, to: UIScreen.main.coordinateSpace))
    case let view as UISearchBar: Rect(view.searchTextField.headlessScreenBounds)
    default: nil
    }
  }

  /// The scenario's number of a view; a search bar's field counts as the bar.
  private func index(of view: UIView) -> Int? {
    let known = view is UISearchTextField ? view.superview ?? view : view
    return scene.views.firstIndex { $0 === known }
  }
}
