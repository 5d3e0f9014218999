import Foundation

/// The view between the window and a presented controller's view. It lies over the presenter's and takes its touches.
final class PresentationContainer: UIView {
  private let style: UIModalPresentationStyle
  private weak var controller: UIViewController?

  /// Where the content was put last. It is not put there again, so what code moves stays moved.
  private var place: CGRect?

  init(for controller: UIViewController, style: UIModalPresentationStyle, frame: CGRect) {
    self.controller = controller
    self.style = style
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    placeContent()
  }

  override func safeAreaInsetsDidChange() {
    markForLayout()
  }

  func placeContent() {
    guard let controller else { return }
    let geometry = SheetGeometry(
      style: style, idiom: UIDevice.current.userInterfaceIdiom, space: storedBounds.size,
      safeArea: safeAreaInsets, preferredSize: controller.preferredContentSize)
    guard geometry.frame != place else { return }
    place = geometry.frame
    controller.loadedView.frame = geometry.frame
  }
}
