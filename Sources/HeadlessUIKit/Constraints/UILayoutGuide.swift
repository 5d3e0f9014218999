public import Foundation

/// A rectangle inside a view that constraints can name.
///
/// Either constraints say where it lies, like a child without a picture, or it is the view's bounds less some insets.
/// A class, as in UIKit: constraints name guides by identity.
@preconcurrency @MainActor
open class UILayoutGuide {
  /// The view in whose coordinates the guide lies.
  public final internal(set) weak var owningView: UIView?

  open var identifier = ""

  /// Whether constraints say where the guide lies.
  final let isFree: Bool

  /// Where the owner's last layout has found the guide.
  final var solvedFrame = CGRect.zero

  /// A guide for constraints to place, once a view owns it.
  public init() {
    isFree = true
  }

  init(of owner: UIView) {
    isFree = false
    owningView = owner
  }

  /// What the guide leaves of its view's bounds.
  var insets: UIEdgeInsets { .zero }

  /// The guide stands for what a scroll view scrolls, and not for its bounds.
  var isContent: Bool { false }

  /// In the view's own coordinates. Where constraints place the guide, it is up to date after the view's layout.
  open var layoutFrame: CGRect {
    if isFree { return solvedFrame }
    return owningView?.storedBounds.inset(by: insets) ?? .zero
  }
}

/// The guide that leaves out what bars reach into.
@MainActor
final class SafeAreaGuide: UILayoutGuide {
  override var insets: UIEdgeInsets { owningView?.safeAreaInsets ?? .zero }
}
