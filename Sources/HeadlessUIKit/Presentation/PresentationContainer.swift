import Foundation

/// The view between the window and a presented controller's view. It lies over the presenter's and takes its touches.
final class PresentationContainer: UIView, KeyboardFollower {
  private let style: UIModalPresentationStyle
  private weak var controller: UIViewController?

  /// Where the content was put last. It is not put there again, so what code moves stays moved.
  private var place: CGRect?

  init(for controller: UIViewController, style: UIModalPresentationStyle, frame: CGRect) {
    self.controller = controller
    self.style = style
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    KeyboardFollowers.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    placeContent()
  }

  override func safeAreaInsetsDidChange() {
    markForLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && sheet?.letsTouchesPass ?? false ? nil : hit
  }

  private var sheet: UISheetPresentationController? {
    controller?.rarities?.presentationController as? UISheetPresentationController
  }

  func placeContent() {
    guard let controller else { return }
    let frame = contentFrame
    guard frame != place else { return }
    place = frame
    controller.loadedView.frame = frame
  }

  func tellIfMoved() -> Bool {
    // A window in no scene is on no screen: somebody holds it from before the last reset.
    guard let place, storedWindow?.storedScene != nil, place != contentFrame else { return false }
    markForLayout()
    return true
  }

  /// Where the content belongs.
  var contentFrame: CGRect { contentFrame(in: storedBounds.size) }

  /// Where it belongs in a container of some size.
  func contentFrame(in space: CGSize) -> CGRect {
    guard let controller else { return .zero }
    if let alert = controller as? UIAlertController {
      return alert.frame(in: space, safeArea: safeAreaInsets, keyboard: keyboard)
    }
    var geometry = SheetGeometry(
      style: style, idiom: UIDevice.current.userInterfaceIdiom, space: space,
      safeArea: safeAreaInsets, preferredSize: controller.preferredContentSize)
    if Headless.rules.movesSheets, isTypedIn { geometry.keyboard = keyboard }
    if let sheet { geometry.heights = sheet.heights }
    return geometry.frame
  }

  private var isTypedIn: Bool { controller?.viewIfLoaded?.firstResponderInside is any UIKeyInput }

  /// The docked keyboard as it was announced, in this view's coordinates: a finger that drags it moves no sheet.
  private var keyboard: CGRect? {
    let place = Headless.keyboardPlace
    guard place.isDocked, !place.frame.isEmpty, storedWindow != nil else { return nil }
    return rectFromScreen(Headless.keyboard?.frame ?? place.frame)
  }
}
