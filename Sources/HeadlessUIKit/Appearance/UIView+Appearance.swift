import Foundation

/// How a view looks, kept for those that were told: made on first use.
///
/// A class, so that it is one pointer among a view's rarities.
final class ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
}

extension UIView {
  /// How content fits into bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  public final var isOpaque: Bool {
    get { rarities?.appearance?.isOpaque ?? true }
    set { ownAppearance.isOpaque = newValue }
  }

  public final var contentMode: ContentMode {
    get { rarities?.appearance?.contentMode ?? .scaleToFill }
    set { ownAppearance.contentMode = newValue }
  }

  final var ownAppearance: ViewAppearance {
    let rarities = ownRarities
    if let appearance = rarities.appearance { return appearance }
    let made = ViewAppearance()
    rarities.appearance = made
    return made
  }

  /// The view's own tint, or the nearest above, or the system's.
  final var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let here = view {
      if let color = here.rarities?.appearance?.tintColor { return color }
      view = here.storedSuperview
    }
    return .tintColor
  }

  /// Tells this view and those below that take their tint from it.
  final func announceTint() {
    tintColorDidChange()
    for child in storedSubviews where child.rarities?.appearance?.tintColor == nil {
      child.announceTint()
    }
  }
}
