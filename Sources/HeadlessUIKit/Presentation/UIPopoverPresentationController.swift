public import Foundation

/// What a popover points at. It is stored: popovers are shown as form sheets here.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  public final weak var sourceView: UIView?
  public final var sourceRect = CGRect.null
  public final weak var barButtonItem: UIBarButtonItem?
}
