import Foundation

/// How much room a window of some size has.
///
/// The Human Interface Guidelines list it by device: a phone that stands is compact across, one that lies is compact
/// down, and is regular across only if it is a large one, of which none is narrower than 414. A pad is regular, but
/// for windows in a split: those that are compact across are at most 639 wide, the others at least 678.
struct SizeClasses: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize, on idiom: UIUserInterfaceIdiom) {
    if idiom == .phone {
      let isLying = size.width > size.height
      horizontal = isLying && size.height >= 414 ? .regular : .compact
      vertical = isLying ? .compact : .regular
    } else {
      horizontal = size.width < 640 ? .compact : .regular
      vertical = .regular
    }
  }

  /// Of a window, or of the screen for what is in none.
  @MainActor
  init(in window: UIWindow?) {
    self.init(
      of: window?.storedBounds.size ?? UIScreen.main.bounds.size, on: UIDevice.current.userInterfaceIdiom)
  }

  @MainActor
  var traits: UITraitCollection {
    UITraitCollection(
      idiom: UIDevice.current.userInterfaceIdiom, horizontal: horizontal, vertical: vertical)
  }
}

extension UIView {
  /// Those of the window, or of the screen outside one.
  public final var traitCollection: UITraitCollection { SizeClasses(in: storedWindow).traits }
}

extension UIViewController {
  /// Those of the view's window, or of the screen outside one.
  public final var traitCollection: UITraitCollection { SizeClasses(in: viewIfLoaded?.storedWindow).traits }
}
