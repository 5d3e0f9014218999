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
  let host = HostController()
  /// The controllers of views that have one, by the views' numbers.
  private(set) var controllers: [Int: UIViewController] = [:]
  /// The windows of the app beside the scene's own: one in the same scene, one in another.
  private var otherWindows: [Scenario.View.Place: UIWindow] = [:]
  private var alert: UIWindow?
  var screen: Size
  /// The device as the last step that changed the safe area left it.
  var device: Device
  /// The frame of each view by the owner's layout code; nil fills the parent.
  var frames: [Rect?]
  var presence = Presence.away
  var lastKeyboard: Rect?
  /// What the step is posting, as the scenario has it.
  var posting: KeyboardNotification?
  /// Whether what fills its parent is still to be placed after a turn: its owners' layout is due then, and
  /// a keyboard may come before it.
  var isPlacementDue = false
  let containerIndex: Int
  let editingLog: EditingLog

  enum Presence { case away, here, leaving }

  init(_ scenario: Scenario, _ subject: any KeyboardSubject) {
    (self.scenario, self.subject) = (scenario, subject)
    (screen, device) = (scenario.device.screen, scenario.device)
    frames = scenario.views.map(\.frame)
    kinds = scenario.views.map(\.kind)
    containerIndex = scenario.container
    Headless.reset(
      screen: CGSize(screen), idiom: scenario.device.idiom == .pad ? .pad : .phone)
    Headless.rules = UIKitRules(scenario.rules)
    Headless.isKeyboardSilent = scenario.isSilent
    if let profile = scenario.keyboard.profile {
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(profile))
    }
    editingLog = EditingLog()
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

  /// The constraint that holds the bar's bottom.
  var bottomConstraint: NSLayoutConstraint? {
    subject.claims.kind == .constraintBar ? subject.bottomConstraint(of: container) : nil
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
    guard !otherWindows.isEmpty else { return }
    for place in [Scenario.View.Place.otherWindow, .otherScene] { otherWindows[place]?.layoutIfNeeded() }
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

  func add(_ controller: UIViewController, at index: Int) {
    controllers[index] = controller
  }

  func add(_ view: UIView) {
    views.append(view)
  }

  /// Lets go of the screen, and answers whether it is gone. Notifications that come later find nobody, or
  /// somebody who should not be there any more.
  func release() -> Bool {
    weak let gone = controllers[containerIndex]
    for controller in controllers.values { controller.removeFromParent() }
    // What is in the screen goes with it; a child controller's view lets go of its controller here.
    for index in controllers.keys { views[index].removeFromSuperview() }
    (controllers, views) = ([:], [])
    guard gone == nil else { return false }
    for name in [KeyboardNotification.Name.willShow, .willHide] {
      let end = KeyboardNotification.plainEnd(of: name, on: self.screen)
      Headless.postKeyboard(
        name: name.notificationName, begin: CGRect(end), end: CGRect(end), duration: 0.25)
    }
    return true
  }
}
