import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  // A2, matrixprojects.net/p/safe-area-insets
  @Suite(.serialized) @MainActor struct FrozenSafeAreaTests {
    private let window = makeWindow()
    private let root = UIViewController()
    private let child = UIViewController()

    init() {
      Headless.rules.freezesChildSafeAreas = true
      window.headlessSafeAreaInsets.bottom = 34
      window.rootViewController = root
      root.addChild(child)
    }

    private func add(atTop top: CGFloat) {
      child.view.frame = CGRect(x: 0, y: top, width: 400, height: 100)
      root.view.addSubview(child.view)
      window.layoutIfNeeded()
    }

    @Test func `a child's view keeps the insets that it was given first`() {
      add(atTop: 700)
      child.view.frame.origin.y = 300
      window.layoutIfNeeded()
      #expect(child.view.safeAreaInsets.bottom == 34)
    }

    @Test func `what covered nothing at first is free until something does`() {
      add(atTop: 300)
      #expect(child.view.safeAreaInsets == .zero)
      child.view.frame.origin.y = 690
      window.layoutIfNeeded()
      #expect(child.view.safeAreaInsets.bottom == 24)
      child.view.frame.origin.y = 700
      window.layoutIfNeeded()
      #expect(child.view.safeAreaInsets.bottom == 24)
    }

    @Test func `views without a controller of their own follow their place`() {
      add(atTop: 700)
      let view = UIView(0, 50, 400, 50, in: child.view)
      child.view.frame.origin.y = 300
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets.bottom == 34)
      view.frame.origin.y = 40
      #expect(view.safeAreaInsets.bottom == 24)
    }

    @Test func `a root view and the additional insets are free all the same`() {
      root.view.frame.origin.y = -20
      #expect(root.view.safeAreaInsets.bottom == 14)
      root.view.frame.origin.y = 0
      add(atTop: 700)
      child.additionalSafeAreaInsets.bottom = 6
      #expect(child.view.safeAreaInsets.bottom == 40)
    }

    @Test func `a window with other insets begins anew, and so does a view that comes back`() {
      add(atTop: 700)
      window.headlessSafeAreaInsets.bottom = 21
      window.layoutIfNeeded()
      #expect(child.view.safeAreaInsets.bottom == 21)
      child.view.removeFromSuperview()
      add(atTop: 690)
      #expect(child.view.safeAreaInsets.bottom == 11)
    }
  }
}
