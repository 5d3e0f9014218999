import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct SheetGeometryTests {
    private func present(
      _ style: UIModalPresentationStyle, on idiom: UIUserInterfaceIdiom, width: CGFloat, height: CGFloat,
      preferring size: CGSize = .zero
    ) -> (window: UIWindow, sheet: UIViewController) {
      Headless.reset(screen: CGSize(width: width, height: height), idiom: idiom)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      sheet.preferredContentSize = size
      window.rootViewController?.present(sheet, animated: false)
      return (window, sheet)
    }

    @Test func `a full screen fills the window`() {
      let frame = present(.fullScreen, on: .pad, width: 820, height: 1180).sheet.view.frame
      #expect(frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
    }

    @Test func `a form sheet on a pad is in the middle, and never larger than the window`() {
      let frame = present(.formSheet, on: .pad, width: 820, height: 1180).sheet.view.frame
      #expect(frame == CGRect(x: 140, y: 280, width: 540, height: 620))
      let low = present(.formSheet, on: .pad, width: 1024, height: 600).sheet.view.frame
      #expect(low == CGRect(x: 242, y: 0, width: 540, height: 600))
    }

    @Test func `a form sheet takes the size its controller prefers, also later`() {
      let (window, sheet) = present(
        .formSheet, on: .pad, width: 820, height: 1180, preferring: CGSize(width: 400, height: 300))
      #expect(sheet.view.frame == CGRect(x: 210, y: 440, width: 400, height: 300))
      sheet.preferredContentSize = CGSize(width: 420, height: 180)
      window.layoutIfNeeded()
      #expect(sheet.view.frame == CGRect(x: 200, y: 500, width: 420, height: 180))
    }

    @Test func `a page sheet on a pad is as wide as a page`() {
      let frame = present(.pageSheet, on: .pad, width: 1180, height: 820).sheet.view.frame
      #expect(frame == CGRect(x: 238, y: 20, width: 704, height: 780))
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func `a sheet on a phone leaves a gap at the top`(style: UIModalPresentationStyle) {
      let frame = present(style, on: .phone, width: 390, height: 844).sheet.view.frame
      #expect(frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    }

    @Test func `a sheet on a phone that lies on its side fills it`() {
      let frame = present(.pageSheet, on: .phone, width: 844, height: 390).sheet.view.frame
      #expect(frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test func `a sheet in a narrow window of a pad is as on a phone`() {
      let frame = present(.formSheet, on: .pad, width: 507, height: 1180).sheet.view.frame
      #expect(frame == CGRect(x: 0, y: 10, width: 507, height: 1170))
    }

    @Test func `the style automatic reads as what it means`() {
      #expect(UIViewController().modalPresentationStyle == .pageSheet)
    }

    @Test func `a sheet follows its window's size, and otherwise stays where code has moved it`() {
      let (window, sheet) = present(.formSheet, on: .pad, width: 820, height: 1180)
      sheet.view.frame.origin.y = 100
      sheet.view.superview?.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(sheet.view.frame.origin.y == 100)
      window.frame.size = CGSize(width: 1180, height: 820)
      window.layoutIfNeeded()
      #expect(sheet.view.frame == CGRect(x: 320, y: 100, width: 540, height: 620))
    }

    @Test func `a covered presenter returns in the window's new size`() {
      let (window, _) = present(.fullScreen, on: .pad, width: 820, height: 1180)
      window.frame.size = CGSize(width: 1180, height: 820)
      window.rootViewController?.dismiss(animated: false)
      #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 1180, height: 820))
    }
  }
}
