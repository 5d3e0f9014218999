import KeyboardScenarios
import PortableUIKit

/// The window, views and controllers of one play, and how the steps act on them.
///
/// A class, because it is the one owner of what it builds.
@MainActor
final class StageScene {
  let scenario: Scenario
  let subject: any KeyboardSubject
  let claims: Claims
  let plan: StagePlan
  let window: UIWindow
  /// By the scenario's numbers.
  @exclusivity(unchecked) var views: [UIView] = []
  /// The topmost controller that the subject's screen and what lies beside it are shown in.
  let host: HostController
  /// The controllers of views that have one, by the views' numbers.
  @exclusivity(unchecked) var controllers: [UIViewController?]
  /// The windows of the app beside the scene's own: one in the same scene, one in another.
  @exclusivity(unchecked) private var otherWindows: [Scenario.View.Place: UIWindow] = [:]
  @exclusivity(unchecked) private var alert: UIWindow?
  @exclusivity(unchecked) var screen: Size
  /// The device as the last step that changed the safe area left it.
  @exclusivity(unchecked) var device: Device
  /// The frame of each view by the owner's layout code; nil fills the parent.
  @exclusivity(unchecked) var frames: [Rect?]
  @exclusivity(unchecked) var presence = Presence.away
  @exclusivity(unchecked) var lastKeyboard: Rect?
  /// What the step is posting, as the scenario has it.
  @exclusivity(unchecked) var posting: KeyboardNotification?
  /// Whether what fills its parent is still to be placed after a turn: its owners' layout is due then, and
  /// a keyboard may come before it.
  @exclusivity(unchecked) var isPlacementDue = false
  /// What follows the layout that a turn has made due.
  @exclusivity(unchecked) var endTurn: (() -> Void)?

  /// What the play leaves for another one.
  private(set) var furniture: Furniture?

  enum Presence { case away, here, leaving }

  /// - Parameter furniture: what an earlier play of the same views on the same device has left.
  init(_ scenario: Scenario, _ subject: any KeyboardSubject, _ furniture: Furniture? = nil) {
    (self.scenario, self.subject, self.furniture) = (scenario, subject, furniture)
    (screen, device, claims) = (scenario.device.screen, scenario.device, subject.claims)
    plan = furniture?.plan ?? StagePlan(scenario)
    frames = plan.frames
    controllers = Array(repeating: nil, count: frames.count)
    Headless.reset(
      screen: CGSize(screen), idiom: scenario.device.idiom == .pad ? .pad : .phone)
    Headless.rules = UIKitRules(scenario.rules)
    Headless.isKeyboardSilent = scenario.isSilent
    if let profile = scenario.keyboard.profile {
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(profile))
    }
    let frame = CGRect(origin: .zero, size: CGSize(scenario.device.windowSize(on: screen)))
    window = furniture?.tree.window ?? UIWindow(frame: frame)
    host = window.rootViewController as? HostController ?? HostController()
    furniture?.tree.enter()
    window.windowScene?.headlessOrigin = CGPoint(scenario.device.scene?.origin ?? .zero)
    window.headlessSafeAreaInsets = UIEdgeInsets(scenario.device.safeArea)
    if let furniture {
      window.makeKeyAndVisible()
      build(on: furniture)
    } else {
      show()
      build()
    }
    window.layoutIfNeeded()
  }

  private func show() {
    let (root, sheets) = Surroundings.wrap(host, in: scenario.around)
    window.rootViewController = root
    window.makeKeyAndVisible()
    for (presenter, sheet) in sheets { presenter.present(sheet, animated: false) }
    window.layoutIfNeeded()
  }

  /// Notes what can serve another play, before this one begins.
  func noteFurniture() {
    guard furniture == nil, scenario.around.isEmpty, isAsBuilt else { return }
    let kept = views.enumerated().map { plan.isKept[$0] ? $1 : nil }
    if let tree = HeadlessTree(of: kept, in: window) { furniture = Furniture(plan, scenario.device, tree) }
  }

  /// Whether the code under test has left the stage's own views alone so far.
  private var isAsBuilt: Bool {
    guard host.view.frame == window.bounds, host.view.subviews.count == plan.topCount else { return false }
    for (index, view) in views.enumerated() where plan.isKept[index] {
      guard view.subviews.count == plan.childCount[index] else { return false }
      if let frame = frames[index], view.bounds.size != CGSize(frame.size) { return false }
    }
    return true
  }

  var container: UIViewController { controllers[plan.container] ?? host }

  /// The constraint that holds the bar's bottom.
  var bottomConstraint: NSLayoutConstraint? {
    claims.kind == .constraintBar ? subject.bottomConstraint(of: container) : nil
  }

  /// The first responders of the app's other windows.
  var otherResponders: [UIResponder] {
    guard !otherWindows.isEmpty else { return [] }
    return [.otherWindow, .otherScene].compactMap { otherWindows[$0]?.headlessFirstResponder }
  }

  /// Advances the clock, with a layout pass before and after.
  func letTimePass(_ seconds: Double) {
    layOut()
    Headless.advance(by: seconds)
    layOut()
  }

  /// Lets time pass until everything is at rest. Where a simulated keyboard answers to the layout, and what is laid
  /// out to the keyboard, that takes longer; what has not come to rest after some answers never does.
  func settle(for seconds: Double) {
    guard let keyboard = Headless.keyboard else { return letTimePass(seconds) }
    var (answers, tries) = (keyboard.answers, 0)
    letTimePass(seconds)
    while keyboard.answers != answers, tries < 8 {
      (answers, tries) = (keyboard.answers, tries + 1)
      letTimePass(0.25)
    }
  }

  func layOut() {
    window.layoutIfNeeded()
    if isPlacementDue {
      placeWhatFills()
      window.layoutIfNeeded()
    }
    finishTurn()
    guard !otherWindows.isEmpty else { return }
    for place in [Scenario.View.Place.otherWindow, .otherScene] { otherWindows[place]?.layoutIfNeeded() }
  }

  func finishTurn() {
    guard let endTurn else { return }
    self.endTurn = nil
    endTurn()
  }

  /// The window for views that stand in another; made when it is asked for.
  func otherWindow(at place: Scenario.View.Place) -> UIWindow {
    if let window = otherWindows[place] { return window }
    let other =
      place == .otherScene ? UIWindow(windowScene: Headless.connectScene()) : UIWindow(frame: window.frame)
    other.isHidden = false
    otherWindows[place] = other
    return other
  }

  var hasAlert: Bool { alert != nil }

  /// The deepest view that a finger meets at a point of the window. An alert is in front of everything.
  func viewMet(at point: CGPoint) -> UIView? { alert ?? window.hitTest(point, with: nil) }

  func presentAlert() {
    guard alert == nil else { return }
    alert = UIWindow(frame: window.frame)
    alert?.rootViewController = UIViewController()
    alert?.makeKeyAndVisible()
  }

  func dismissAlert() {
    guard let alert else { return }
    alert.isHidden = true
    self.alert = nil
    window.makeKey()
  }

  /// Lets go of the screen, and answers whether it is gone. Notifications that come later find nobody, or
  /// somebody who should not be there any more.
  func release() -> Bool {
    weak let gone = controllers[plan.container]
    for controller in controllers { controller?.removeFromParent() }
    // What is in the screen goes with it; a child controller's view lets go of its controller here.
    for index in controllers.indices where controllers[index] != nil { views[index].removeFromSuperview() }
    if !isFurnitureInPlace { furniture = nil }
    (controllers, views) = ([], [])
    guard gone == nil else {
      furniture = nil
      return false
    }
    // What lies in the plain views of the screen would be gone with it.
    if let left = furniture, !left.tree.renewWhatIsLoose() { furniture = nil }
    let (shown, hidden) = (plainEnd(of: .willShow), plainEnd(of: .willHide))
    Headless.postKeyboard(
      name: UIResponder.keyboardWillHideNotification, begin: shown, end: hidden, duration: 0.25)
    Headless.postKeyboard(
      name: UIResponder.keyboardWillShowNotification, begin: hidden, end: shown, duration: 0.25)
    if let left = furniture, !left.tree.renewTheRest() { furniture = nil }
    return true
  }

  private func plainEnd(of name: KeyboardNotification.Name) -> CGRect {
    CGRect(KeyboardNotification.plainEnd(of: name, on: screen))
  }

  /// A view that has left its place is held by nobody but the scene, and to hold it longer would hold all that it holds.
  private var isFurnitureInPlace: Bool {
    guard let furniture, otherWindows.isEmpty, alert == nil, let screen = container.view else { return false }
    return furniture.tree.isInPlace(or: screen)
  }
}
