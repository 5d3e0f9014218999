extension UIViewController {
  /// How this controller, or the nearest one around it, is presented or would be.
  ///
  /// A page or form sheet has that of a sheet. It is made when it is first asked for, and another style before the
  /// presentation asks for another one.
  public final var presentationController: UIPresentationController? {
    if rarities?.presenter == nil, let storedParent { return storedParent.presentationController }
    if let known = rarities?.presentationController, known.fits(modalPresentationStyle) { return known }
    let made = UIPresentationController.made(for: self)
    ownRarities.presentationController = made
    return made
  }

  /// The presentation controller where it is that of a sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller where it is that of a popover.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}

extension UIPresentationController {
  fileprivate static func made(for controller: UIViewController) -> UIPresentationController {
    switch controller.modalPresentationStyle {
    case .pageSheet, .formSheet: UISheetPresentationController(of: controller)
    case .popover: UIPopoverPresentationController(of: controller)
    default: UIPresentationController(of: controller)
    }
  }

  fileprivate func fits(_ style: UIModalPresentationStyle) -> Bool {
    if presentation != nil { return true }
    return switch style {
    case .pageSheet, .formSheet: self is UISheetPresentationController
    case .popover: self is UIPopoverPresentationController
    default: type(of: self) == UIPresentationController.self
    }
  }
}
