import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct MarginRulesTests {
    @Test func `under the other rule margins do not know the safe area`() {
      let window = makeWindow()
      Headless.rules.growsMarginsBySafeArea = false
      window.headlessSafeAreaInsets.top = 20
      let view = UIView(0, 0, 400, 100, in: window)
      view.layoutMargins.top = 28
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets.top == 20 && view.layoutMargins.top == 28)
    }

    @Test(arguments: [
      (UIUserInterfaceIdiom.phone, CGSize(width: 390, height: 844), 16),
      (.phone, CGSize(width: 844, height: 390), 16), (.phone, CGSize(width: 896, height: 414), 20),
      (.pad, CGSize(width: 820, height: 1180), 20), (.pad, CGSize(width: 507, height: 1180), 16),
    ])
    func `the system's least margin depends on the room across`(
      idiom: UIUserInterfaceIdiom, size: CGSize, side: CGFloat
    ) {
      Headless.reset(screen: size, idiom: idiom)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let root = UIViewController()
      window.rootViewController = root
      window.isHidden = false
      #expect(
        root.systemMinimumLayoutMargins
          == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
      #expect(root.view.layoutMargins.left == side)
    }
  }
}
