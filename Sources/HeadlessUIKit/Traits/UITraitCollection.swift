/// Whether there is little room along an axis, or a lot.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// What a view or controller is shown on. Left out is everything but the kind of device and the room on it.
///
/// A class, as in UIKit.
@preconcurrency @MainActor
open class UITraitCollection {
  public final let userInterfaceIdiom: UIUserInterfaceIdiom
  public final let horizontalSizeClass: UIUserInterfaceSizeClass
  public final let verticalSizeClass: UIUserInterfaceSizeClass

  init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    (userInterfaceIdiom, horizontalSizeClass, verticalSizeClass) = (idiom, horizontal, vertical)
  }
}
