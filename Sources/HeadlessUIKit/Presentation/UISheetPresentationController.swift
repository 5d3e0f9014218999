public import Foundation

/// A presentation as a sheet, which in compact width rests at one of several heights.
///
/// In regular width sheets are as large as their style says, and the detents have no effect. Left out are sheets that
/// keep to the bottom of a phone that lies on its side.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Stands for what the system would choose.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The heights to rest at, from the smallest to the largest.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  /// Where the sheet rests; nil is the smallest. A user's drag changes it, a keyboard does not.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// Up to which detent what lies around the sheet is not dimmed, and hears touches; nil dims it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var preferredCornerRadius: CGFloat?

  /// Also the presentation's delegate.
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  final var letsTouchesPass: Bool {
    guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return false
    }
    return detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0 <= limit
  }

  /// Measures the detents anew in the next layout.
  open func invalidateDetents() {
    presentation?.measure()
  }

  /// How long iOS takes to bring a sheet from one detent to another.
  private static let duration = 0.4

  /// Changes properties of the sheet, and lets it go where they say in an animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: Self.duration) {
        changes()
        self.containerView?.layoutIfNeeded()
      }
    }
  }

  /// The user draws the sheet to one of its detents: the harness's door, not UIKit's. The delegate hears of it.
  public final func headlessDrag(to identifier: Detent.Identifier) {
    guard presentation?.phase == .presented, selectedDetentIdentifier != identifier,
      detents.contains(where: { $0.identifier == identifier })
    else { return }
    animateChanges { selectedDetentIdentifier = identifier }
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Hears where a user leaves a sheet; what code selects is not told of.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
