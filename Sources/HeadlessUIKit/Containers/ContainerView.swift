import Foundation

/// A controller that places its children's views itself.
@MainActor
protocol ContainerLayout: UIViewController {
  func layOutContent()
}

/// The view of such a controller, which asks it for the layout; subclasses' `viewWillLayoutSubviews` stay their own.
final class ContainerView: UIView {
  private weak var container: (any ContainerLayout)?

  init(of container: any ContainerLayout) {
    self.container = container
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    container?.layOutContent()
  }

  override func safeAreaInsetsDidChange() {
    markForLayout()
  }
}
