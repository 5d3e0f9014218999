import Foundation

extension UIViewController {
  /// Tells those whose size changes with this controller's: children whose views follow it, and what is presented.
  final func passOn(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let old = viewIfLoaded?.storedBounds.size else { return }
    let growth = CGSize(width: size.width - old.width, height: size.height - old.height)
    for child in storedChildren {
      guard let view = child.viewIfLoaded, view.storedSuperview != nil else { continue }
      child.tell(view.size(growingWith: growth), with: coordinator)
    }
    guard let presentation = rarities?.presentation else { return }
    presentation.presented.tell(presentation.container.contentFrame(in: size).size, with: coordinator)
  }

  final func passOn(
    traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for controller in storedChildren { controller.willTransition(to: traits, with: coordinator) }
    rarities?.presentation?.presented.willTransition(to: traits, with: coordinator)
  }

  private final func tell(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let view = viewIfLoaded, view.storedBounds.size != size else { return }
    viewWillTransition(to: size, with: coordinator)
  }
}

extension UIView {
  /// The size that the view will have when its superview grows, as far as that can be told before the layout: one
  /// that constraints or a container place is taken to grow as much.
  fileprivate final func size(growingWith growth: CGSize) -> CGSize {
    let isPlaced = !translatesAutoresizingMaskIntoConstraints || storedSuperview is ContainerView
    let size = storedBounds.size
    return CGSize(
      width: size.width + (isPlaced || autoresizingMask.contains(.flexibleWidth) ? growth.width : 0),
      height: size.height + (isPlaced || autoresizingMask.contains(.flexibleHeight) ? growth.height : 0))
  }
}
