public import Foundation

/// A rectangle inside a view that constraints can name: the view's bounds less some insets.
///
/// A class, as in UIKit: constraints name guides by identity.
@preconcurrency @MainActor
open class UILayoutGuide {
  public final private(set) weak var owningView: UIView?

  init(of owner: UIView) {
    owningView = owner
  }

  /// What the guide leaves of its view's bounds.
  var insets: UIEdgeInsets { .zero }

  /// The guide stands for what a scroll view scrolls, and not for its bounds.
  var isContent: Bool { false }

  /// In the view's own coordinates.
  open var layoutFrame: CGRect {
    owningView?.storedBounds.inset(by: insets) ?? .zero
  }
}

/// The guide that leaves out what bars reach into.
@MainActor
final class SafeAreaGuide: UILayoutGuide {
  override var insets: UIEdgeInsets { owningView?.safeAreaInsets ?? .zero }
}
