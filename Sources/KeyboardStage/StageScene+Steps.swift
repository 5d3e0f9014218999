import KeyboardScenarios
import PortableUIKit

// What happens.
extension StageScene {
  /// Does what the step says; the events are those that the step itself makes.
  func perform(_ action: Step.Action) -> [Trace.Event] {
    switch action {
    case .appear: return appear()
    case .willDisappear: willDisappear()
    case .disappear: return disappear()
    case .focus(let view): views[view].becomeFirstResponder()
    case .blur: window.endEditing(true)
    case .keyboard(let notification): post(notification)
    case .keyboardAct(let act):
      Headless.keyboard?.perform(act, suggestions: scenario.keyboard.profile?.usualSuggestions ?? 0)
    case .tap(let point): tap(point)
    case .rotate: rotate()
    case .layoutPass: layOut()
    case .layout(let view, let frame):
      frames[view] = frame
      // What filled the bar, and followed its size, has a place of its own now.
      if let bar = plan.bar, scenario.isView(view, in: bar) { views[view].autoresizingMask = [] }
      placeAll(in: view)
    case .scroll(let view, let offset): (views[view] as? UIScrollView)?.contentOffset = CGPoint(offset)
    case .moveScene(let origin): window.windowScene?.headlessOrigin = CGPoint(origin)
    case .moveCaret(let view, let caret): moveCaret(of: view, to: caret)
    case .safeArea(let insets):
      (device.screen, device.safeArea) = (screen, insets)
      window.headlessSafeAreaInsets = UIEdgeInsets(insets)
      isPlacementDue = true
    case .background: Headless.enterBackground()
    case .foreground: Headless.enterForeground()
    case .alert: presentAlert()
    case .dismissAlert: dismissAlert()
    }
    return []
  }

  /// UIKit has told controllers twice that they appear; the code must survive it.
  private func appear() -> [Trace.Event] {
    if presence == .here {
      container.viewWillAppear(false)
      container.viewDidAppear(false)
    } else {
      container.beginAppearanceTransition(true, animated: false)
      if presence == .away { insertContainer() }
      layOut()
      container.endAppearanceTransition()
    }
    presence = .here
    return [.appeared]
  }

  /// Where the walk from the top met it: in front of the siblings before it, behind those after it.
  private func insertContainer() {
    let index = plan.container
    let siblings = scenario.children(of: scenario.views[index].parent)
    let behind = siblings.prefix { $0 != index }.count
    superview(of: index)?.insertSubview(views[index], at: behind)
  }

  private func willDisappear() {
    guard presence == .here else { return }
    container.beginAppearanceTransition(false, animated: true)
    presence = .leaving
  }

  private func disappear() -> [Trace.Event] {
    guard presence != .away else { return [] }
    if presence == .here { container.beginAppearanceTransition(false, animated: true) }
    container.view.removeFromSuperview()
    container.endAppearanceTransition()
    presence = .away
    return [.disappeared]
  }

  private func post(_ notification: KeyboardNotification) {
    var begin: CGRect?
    switch notification.begin {
    case .honest: begin = CGRect(lastKeyboard ?? belowScreen(notification.end))
    case .missing: begin = nil
    case .frame(let frame): begin = CGRect(frame)
    }
    posting = notification
    Headless.postKeyboard(
      name: notification.name.notificationName, begin: begin, end: notification.end.map { CGRect($0) },
      duration: notification.duration, curve: notification.curve, isLocal: notification.isLocal)
    if let end = notification.end, end.isFinite { lastKeyboard = end }
  }

  private func belowScreen(_ end: Rect?) -> Rect {
    let size = end.map(\.size) ?? Size(screen.width, 0)
    return Rect(0, screen.height, size.isFinite ? size.width : screen.width, size.isFinite ? size.height : 0)
  }

  /// An alert takes the touch.
  private func tap(_ point: Point) {
    guard !hasAlert else { return }
    let origin = window.windowScene?.headlessOrigin ?? .zero
    Headless.tap(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: window)
  }

  private func rotate() {
    if endTurn != nil { layOut() }
    screen = screen.turned
    host.filling = controllersThatFill
    endTurn = Headless.beginResizing(window, to: CGSize(scenario.device.windowSize(on: screen))) {
      Headless.resizeScreen(to: CGSize(screen))
      window.headlessSafeAreaInsets = UIEdgeInsets(device.safeArea(on: screen))
    }
    host.filling = []
    isPlacementDue = true
    Headless.keyboard?.screenDidTurn()
  }

  /// The controllers whose views fill the window and that nobody else would tell of a turn. Plain controllers around
  /// them pass it on, but only to views that follow by their autoresizing.
  private var controllersThatFill: [UIViewController] {
    plan.models.indices.compactMap { index in
      guard let controller = controllers[index], plan.models[index].place == .window else { return nil }
      let path = scenario.path(from: index)
      guard path.allSatisfy({ frames[$0] == nil }) else { return nil }
      let around = path.dropFirst().filter { controllers[$0] != nil }
      let follows = !controller.view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
      let isToldAnyway = !around.isEmpty && follows
      guard !isToldAnyway, around.allSatisfy({ plan.models[$0].controller == .plain }) else { return nil }
      return controller
    }
  }

  private func moveCaret(of view: Int, to caret: Rect) {
    guard let textView = views[view] as? UITextView else { return }
    let content = textView.contentSize
    textView.contentSize = CGSize(
      width: max(content.width, caret.maxX), height: max(content.height, caret.maxY))
    textView.headlessCaretRect = CGRect(caret)
  }
}
