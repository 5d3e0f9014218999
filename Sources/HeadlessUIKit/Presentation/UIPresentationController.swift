public import Foundation

/// How one controller is presented: by whom, in which view, and who hears of a user's dismissal.
///
/// UIKit makes them itself. Left out are those that code makes for the custom style, and adaptation to other sizes.
@preconcurrency @MainActor
open class UIPresentationController: PresentationDelegating {
  private final weak var presented: UIViewController?
  final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of presented: UIViewController) {
    self.presented = presented
  }

  /// The controller keeps this one, which keeps no controller: when it is gone there is an empty one in its place.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// Who presents the controller; the controller itself while nobody does.
  public final var presentingViewController: UIViewController {
    presentedViewController.rarities?.presenter ?? presentedViewController
  }

  final var presentation: Presentation? {
    presentedViewController.rarities?.presenter?.rarities?.presentation
  }

  /// The view in which the presented view lies; nil before the presentation begins.
  public final var containerView: UIView? { presentation?.container }

  public final var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view lies as long as code does not move it; zero before the presentation begins.
  public final var frameOfPresentedViewInContainerView: CGRect {
    presentation?.container.contentFrame ?? .zero
  }

  /// The user tries to take the controller away, by a swipe or a tap beside it: the harness's door, not UIKit's.
  ///
  /// - Returns: whether it goes. A controller that is modal, or presents another, stays, and so does one whose
  ///   delegate refuses; the delegate hears of the attempt.
  @discardableResult
  public final func headlessDismissByUser() -> Bool {
    guard let presentation, presentation.phase == .presented else { return false }
    guard presentedViewController.rarities?.presentation == nil else { return false }
    let isAllowed =
      !presentedViewController.holdsPresentation
      && adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    presentation.dismiss(animated: true) {
      self.adaptiveDelegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

extension UIViewController {
  /// Whether the controller is modal, or a child that is to be seen is.
  fileprivate final var holdsPresentation: Bool {
    isModalInPresentation
      || storedChildren.contains { $0.viewIfLoaded?.storedWindow != nil && $0.holdsPresentation }
  }
}

/// Hears when a user takes a presented controller away; code that dismisses it is not told of.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Gives presentation controllers their `delegate` in a way that lets those of sheets have one of a narrower type.
@preconcurrency @MainActor
public protocol PresentationDelegating: UIPresentationController {}

extension PresentationDelegating {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}
