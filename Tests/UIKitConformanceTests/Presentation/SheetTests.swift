import PortableUIKit
import Testing

extension ConformanceTests {
  /// A phone with a home indicator, and a sheet that rests in the middle of it.
  // That a sheet with detents goes out of the way, many report; how far, no source measures.
  @Suite(.serialized) @MainActor struct SheetTests {
    private let window = Device.makeWindow(width: 390, height: 844)
    private let root = UIViewController()
    private let modal = UIViewController()
    private let field = UITextField(20, 40, 300, 40)

    init() {
      Device.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
      window.rootViewController = root
      modal.view.addSubview(field)
    }

    private func present(_ detents: [UISheetPresentationController.Detent]) throws
      -> UISheetPresentationController
    {
      let sheet = try #require(modal.sheetPresentationController)
      sheet.detents = detents
      root.present(modal, animated: false)
      return sheet
    }

    private func height(of height: CGFloat) -> UISheetPresentationController.Detent {
      .custom(identifier: .init("small")) { _ in height }
    }

    private func moveKeyboard(to top: CGFloat?) {
      Device.placeKeyboard(at: top.map { CGRect(x: 0, y: $0, width: 390, height: 844 - $0) })
      window.layoutIfNeeded()
    }

    @Test(.item("A6", source: "DOC, UISheetPresentationController"), .enabled(if: Device.canSetSafeArea))
    func `a sheet rests at its first detent until another is selected`() throws {
      let sheet = try present([height(of: 200), .medium(), .large()])
      #expect(modal.view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
      sheet.selectedDetentIdentifier = .large
      window.layoutIfNeeded()
      #expect(modal.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      #expect(modal.view.frame.isNear(CGRect(x: 0, y: 388.32, width: 390, height: 455.68), within: 1e-6))
    }

    @Test(
      .item("A6", source: "several reports"), .enabled(if: Device.canSetSafeArea && Device.canPlaceKeyboard))
    func `a sheet in which one types goes up by the keyboard, and comes back`() throws {
      let sheet = try present([height(of: 200), .large()])
      field.becomeFirstResponder()
      moveKeyboard(to: 508)
      #expect(modal.view.frame == CGRect(x: 0, y: 274, width: 390, height: 570))
      #expect(sheet.selectedDetentIdentifier == nil)
      moveKeyboard(to: nil)
      #expect(modal.view.frame.minY == 610)
    }

    @Test(
      .item("A6", source: "several reports"), .enabled(if: Device.canSetSafeArea && Device.canPlaceKeyboard))
    func `a sheet of half the height becomes as high as it can be`() throws {
      _ = try present([.medium()])
      field.becomeFirstResponder()
      moveKeyboard(to: 508)
      #expect(modal.view.frame.minY == 57)
      moveKeyboard(to: nil)
      #expect(modal.view.frame.isNear(CGRect(x: 0, y: 388.32, width: 390, height: 455.68), within: 1e-6))
    }

    @Test(
      .item("A6", source: "several reports"), .enabled(if: Device.canSetSafeArea && Device.canPlaceKeyboard))
    func `a sheet stays where it is while one types elsewhere, or the keyboard floats`() throws {
      _ = try present([height(of: 200)])
      moveKeyboard(to: 508)
      #expect(modal.view.frame.minY == 610)
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 274)
      Device.placeKeyboard(at: CGRect(x: 20, y: 300, width: 300, height: 200))
      window.layoutIfNeeded()
      #expect(modal.view.frame.minY == 610)
    }

    @Test(.item("A6", source: "DOC, UISheetPresentationController"), .enabled(if: Device.canSetSafeArea))
    func `a custom detent knows the room, and one without a height is passed over`() throws {
      var maximum: CGFloat = 0
      let sheet = try present([
        .custom { _ in nil },
        .custom { context in
          maximum = context.maximumDetentValue
          return context.containerTraitCollection.horizontalSizeClass == .compact ? 5000 : 0
        },
      ])
      #expect(maximum == 753)
      #expect(modal.view.frame.minY == 57)
      #expect(sheet.detents[0].identifier != sheet.detents[1].identifier)
    }

    @Test(.item("A6", source: "DOC, UISheetPresentationController"), .enabled(if: Device.canSetSafeArea))
    func `what is around a sheet hears touches up to the largest undimmed detent`() throws {
      let sheet = try present([height(of: 200), .large()])
      let below = UITextField(0, 300, 390, 40, in: root.view)
      let point = CGPoint(x: 5, y: 310)
      #expect(window.hitTest(point, with: nil) !== below)
      sheet.largestUndimmedDetentIdentifier = .init("small")
      #expect(window.hitTest(point, with: nil) === below)
      sheet.selectedDetentIdentifier = .large
      window.layoutIfNeeded()
      #expect(window.hitTest(CGPoint(x: 5, y: 10), with: nil) !== root.view)
    }

    @Test(.item("A6", source: "DOC, UIPresentationController"))
    func `only page and form sheets have the presentation of a sheet`() {
      #expect(modal.sheetPresentationController === modal.presentationController)
      modal.modalPresentationStyle = .fullScreen
      #expect(modal.sheetPresentationController == nil)
      #expect(modal.presentationController != nil)
      modal.modalPresentationStyle = .popover
      #expect(modal.popoverPresentationController != nil)
    }

    @Test(.item("A6", source: "DOC, UIPresentationController"))
    func `children have the presentation of what is presented`() throws {
      let navigation = UINavigationController(rootViewController: modal)
      root.present(navigation, animated: false)
      let presentation = try #require(modal.presentationController)
      #expect(presentation === navigation.presentationController)
      #expect(presentation.presentingViewController === root)
      #expect(presentation.presentedView === navigation.view)
      #expect(presentation.containerView === navigation.view.superview)
      #expect(presentation.frameOfPresentedViewInContainerView == navigation.view.frame)
    }
  }
}
