import Foundation

extension UIView {
  /// The margins, with where text begins and ends in place of left and right, which is the same here.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  /// Whether the superview's margins count here too, where they lie over this view.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rarities?.margins?.preserves ?? false }
    set {
      guard preservesSuperviewLayoutMargins != newValue else { return }
      ownMargins.preserves = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area's insets come on top of the margins.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rarities?.margins?.growsBySafeArea ?? true }
    set {
      guard insetsLayoutMarginsFromSafeArea != newValue else { return }
      ownMargins.growsBySafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// The part of the bounds inside the margins, for constraints.
  public final var layoutMarginsGuide: UILayoutGuide {
    let margins = ownMargins
    if let guide = margins.guide { return guide }
    let made = MarginsGuide(of: self)
    margins.guide = made
    return made
  }

  /// The part inside the margins that is no wider than lines which are easy to read.
  public final var readableContentGuide: UILayoutGuide {
    let margins = ownMargins
    if let guide = margins.readableGuide { return guide }
    let made = ReadableGuide(of: self)
    margins.readableGuide = made
    return made
  }
}

/// The guide that leaves out the margins.
@MainActor
final class MarginsGuide: UILayoutGuide {
  override var insets: UIEdgeInsets { owningView?.layoutMargins ?? .zero }
}

/// The guide in the middle of what the margins leave: 672 wide, which is the readable width of body text at its
/// standard size, or less.
@MainActor
final class ReadableGuide: UILayoutGuide {
  private static let width: CGFloat = 672

  override var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    var insets = view.layoutMargins
    let spare = (view.storedBounds.width - insets.left - insets.right - Self.width) / 2
    if spare > 0 {
      insets.left += spare
      insets.right += spare
    }
    return insets
  }
}
