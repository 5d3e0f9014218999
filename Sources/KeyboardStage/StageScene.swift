import KeyboardScenarios
import PortableUIKit

/// The window, views and controllers of one play, and how the steps act on them.
///
/// A class, because it is the one owner of what it builds.
@MainActor
final class StageScene {
  let scenario: Scenario
  let subject: any KeyboardSubject
  let window: UIWindow
  /// The views and their kinds, by the scenario's numbers.
  private(set) var views: [UIView] = []
  let kinds: [Scenario.View.Kind]
  private var otherWindow: UIWindow?
  private let host = HostController()
  private var controllers: [Int: UIViewController] = [:]
  private var screen: Size
  /// The frame of each view by the owner's layout code; nil fills the parent.
  private var frames: [Rect?]
  private var presence = Presence.away
  private var lastKeyboard: Rect?
  private var alert: UIWindow?
  /// Whether what fills its parent is still to be placed after a turn: its owners' layout is due then, and
  /// a keyboard may come before it.
  private var isPlacementDue = false
  /// The bar's size when what fills it was placed last.
  private var filledBar = CGSize.zero
  private let containerIndex: Int

  private enum Presence { case away, here, leaving }

  init(_ scenario: Scenario, _ subject: any KeyboardSubject) {
    (self.scenario, self.subject) = (scenario, subject)
    screen = scenario.device.screen
    frames = scenario.views.map(\.frame)
    kinds = scenario.views.map(\.kind)
    containerIndex = scenario.container
    Headless.reset(
      screen: CGSize(screen), idiom: scenario.device.idiom == .pad ? .pad : .phone)
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(scenario.device.windowSize(on: screen))))
    window.windowScene?.headlessOrigin = CGPoint(scenario.device.scene?.origin ?? .zero)
    window.headlessSafeAreaInsets = UIEdgeInsets(scenario.device.safeArea)
    let (root, sheets) = Surroundings.wrap(host, in: scenario.around)
    window.rootViewController = root
    window.makeKeyAndVisible()
    for (presenter, sheet) in sheets { presenter.present(sheet, animated: false) }
    window.layoutIfNeeded()
    build()
    window.layoutIfNeeded()
  }

  var container: UIViewController { controllers[containerIndex] ?? host }

  /// The first responder of the other window.
  var otherResponder: UIResponder? { otherWindow?.headlessFirstResponder }

  /// Advances the clock, with a layout pass before and after.
  func letTimePass(_ seconds: Double) {
    layOut()
    Headless.advance(by: seconds)
    layOut()
  }

  private func layOut() {
    window.layoutIfNeeded()
    if isPlacementDue {
      placeWhatFills()
      window.layoutIfNeeded()
    }
    fillBar()
    otherWindow?.layoutIfNeeded()
  }
}

extension StageScene {
  private func build() {
    for index in scenario.views.indices { views.append(makeView(index)) }
    for index in scenario.views.indices { attach(index) }
    for index in scenario.views.indices { dress(index) }
  }

  private func makeView(_ index: Int) -> UIView {
    if kinds[index] == .bar { return subject.bar(of: container) ?? UIView() }
    guard let controller = makeController(index) else { return kinds[index].makeView() }
    let parent = scenario.path(from: index).dropFirst().lazy.compactMap { self.controllers[$0] }.first
    controllers[index] = controller
    (parent ?? host).addChild(controller)
    return controller.view
  }

  private func makeController(_ index: Int) -> UIViewController? {
    switch scenario.views[index].controller {
    case .none: nil
    case .plain: UIViewController()
    case .subject: subject.makeScreen()
    }
  }

  /// Puts a view into its parent. The container follows when it appears.
  private func attach(_ index: Int) {
    guard kinds[index] != .bar else { return attachBar(index) }
    place(index)
    if index != containerIndex { superview(of: index)?.addSubview(views[index]) }
    controllers[index]?.didMove(toParent: controllers[index]?.parent)
  }

  /// A screen's own bar comes in front; a plain one stands at the bottom of the screen.
  private func attachBar(_ index: Int) {
    let (bar, screen) = (views[index], container.view ?? UIView())
    guard bar.superview == nil else {
      bar.superview?.bringSubviewToFront(bar)
      return
    }
    bar.frame = CGRect(
      x: 0, y: screen.bounds.height - 44, width: screen.bounds.width, height: 44)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    screen.addSubview(bar)
  }

  private func superview(of index: Int) -> UIView? {
    if let parent = scenario.views[index].parent { return views[parent] }
    switch scenario.views[index].place {
    case .window: return host.view
    case .detached: return nil
    case .otherWindow, .otherScene:
      if otherWindow == nil {
        otherWindow = UIWindow(frame: window.frame)
        otherWindow?.isHidden = false
      }
      return otherWindow
    }
  }

  /// Writes bounds and centre, as an owner's layout code does; the bounds' origin and the transform stay.
  private func place(_ index: Int) {
    let frame = frames[index] ?? Rect(0, 0, sizeOfParent(index).width, sizeOfParent(index).height)
    let view = views[index]
    view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(frame.size))
    view.center = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  private func sizeOfParent(_ index: Int) -> Size {
    let bounds: CGRect
    if let parent = scenario.views[index].parent {
      bounds = views[parent].bounds
    } else if scenario.views[index].place == .window {
      bounds = host.view.bounds
    } else {
      bounds = window.bounds
    }
    return Size(Double(bounds.width), Double(bounds.height))
  }

  private func dress(_ index: Int) {
    let view = views[index]
    let transform = scenario.views[index].transform
    if transform != .identity { view.transform = CGAffineTransform(transform) }
    if scenario.views[index].isHidden { view.isHidden = true }
    if scenario.views[index].alpha != 1 { view.alpha = scenario.views[index].alpha }
    if scenario.views[index].clips { view.clipsToBounds = true }
    guard kinds[index].scrolls, let scrollView = view as? UIScrollView else { return }
    let model = scenario.views[index]
    scrollView.contentSize = CGSize(model.contentSize ?? Size(view.bounds.width, view.bounds.height))
    if model.contentInset != .zero { scrollView.contentInset = UIEdgeInsets(model.contentInset) }
    if model.contentOffset != .zero { scrollView.contentOffset = CGPoint(model.contentOffset) }
    (view as? UITextView)?.headlessCaretRect = CGRect(model.caret)
  }
}

extension StageScene {
  /// Does what the step says; the events are those that the step itself makes.
  func perform(_ action: Step.Action) -> [Trace.Event] {
    switch action {
    case .appear: return appear()
    case .willDisappear: willDisappear()
    case .disappear: return disappear()
    case .focus(let view): views[view].becomeFirstResponder()
    case .blur: window.endEditing(true)
    case .keyboard(let notification): return post(notification)
    case .tap(let point): tap(point)
    case .rotate: rotate()
    case .layoutPass: layOut()
    case .layout(let view, let frame):
      frames[view] = frame
      placeAll(in: view)
    case .scroll(let view, let offset): (views[view] as? UIScrollView)?.contentOffset = CGPoint(offset)
    case .moveScene(let origin): window.windowScene?.headlessOrigin = CGPoint(origin)
    case .moveCaret(let view, let caret): moveCaret(of: view, to: caret)
    case .safeArea(let insets):
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
    let index = containerIndex
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

  private func post(_ notification: KeyboardNotification) -> [Trace.Event] {
    var begin: CGRect?
    switch notification.begin {
    case .honest: begin = CGRect(lastKeyboard ?? belowScreen(notification.end))
    case .missing: begin = nil
    case .frame(let frame): begin = CGRect(frame)
    }
    let asked = FocusQuestions.during {
      Headless.postKeyboard(
        name: notification.name.notificationName, begin: begin, end: notification.end.map { CGRect($0) },
        duration: notification.duration, curve: notification.curve, isLocal: notification.isLocal)
    }
    if let end = notification.end, end.isFinite { lastKeyboard = end }
    return [.keyboard(notification)]
      + asked.compactMap { view in views.firstIndex { $0 === view }.map(Trace.Event.askedForFocus) }
  }

  private func belowScreen(_ end: Rect?) -> Rect {
    let size = end.map(\.size) ?? Size(screen.width, 0)
    return Rect(0, screen.height, size.isFinite ? size.width : screen.width, size.isFinite ? size.height : 0)
  }

  /// The deepest view that a finger meets at a point of the window. An alert is in front of everything.
  func viewMet(at point: CGPoint) -> UIView? { alert ?? window.hitTest(point, with: nil) }

  private func tap(_ point: Point) {
    guard alert == nil else { return }
    let origin = window.windowScene?.headlessOrigin ?? .zero
    Headless.tap(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: window)
  }

  private func rotate() {
    screen = screen.turned
    Headless.resizeScreen(to: CGSize(screen))
    window.frame = CGRect(origin: .zero, size: CGSize(scenario.device.windowSize(on: screen)))
    window.headlessSafeAreaInsets = UIEdgeInsets(scenario.device.safeArea(on: screen))
    isPlacementDue = true
  }

  private func placeWhatFills() {
    isPlacementDue = false
    for index in scenario.views.indices where frames[index] == nil && kinds[index] != .bar { place(index) }
  }

  /// A bar that constraints place has its size only after a layout pass, and what fills it follows.
  private func fillBar() {
    guard let bar = scenario.bar, views[bar].bounds.size != filledBar else { return }
    filledBar = views[bar].bounds.size
    placeWhatFills(bar)
    window.layoutIfNeeded()
  }

  private func moveCaret(of view: Int, to caret: Rect) {
    guard let textView = views[view] as? UITextView else { return }
    let content = textView.contentSize
    textView.contentSize = CGSize(
      width: max(content.width, caret.maxX), height: max(content.height, caret.maxY))
    textView.headlessCaretRect = CGRect(caret)
  }

  private func presentAlert() {
    guard alert == nil else { return }
    alert = UIWindow(frame: window.frame)
    alert?.rootViewController = UIViewController()
    alert?.makeKeyAndVisible()
  }

  private func dismissAlert() {
    guard let alert else { return }
    alert.isHidden = true
    self.alert = nil
    window.makeKey()
  }

  private func placeAll(in view: Int) {
    place(view)
    placeWhatFills(view)
  }

  /// Places what fills its parent, at any depth in `view`.
  private func placeWhatFills(_ view: Int) {
    for index in scenario.views.indices where index != view && frames[index] == nil && kinds[index] != .bar {
      if scenario.isView(index, in: view) { place(index) }
    }
  }
}

extension StageScene {
  /// Lets go of the screen, and answers whether it is gone. Notifications that come later find nobody, or
  /// somebody who should not be there any more.
  func release() -> Bool {
    weak let gone = controllers[containerIndex]
    for controller in controllers.values { controller.removeFromParent() }
    for view in views { view.removeFromSuperview() }
    (controllers, views) = ([:], [])
    guard gone == nil else { return false }
    for name in [KeyboardNotification.Name.willShow, .willHide] {
      let end = KeyboardNotification.plainEnd(of: name, on: self.screen)
      Headless.postKeyboard(
        name: name.notificationName, begin: nil, end: CGRect(end), duration: 0.25, curve: 7, isLocal: true)
    }
    return true
  }
}
