import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConformanceSafeAreaTests {
    // A2: sources disagree on whether it keeps them when it moves, but not on what it is given.
    @Test func `a child controller's view is given what reaches into it where it is added`() {
      let window = makeWindow()
      let (root, child) = (UIViewController(), UIViewController())
      window.rootViewController = root
      root.additionalSafeAreaInsets.bottom = 80
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 400, width: 400, height: 370)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      window.layoutIfNeeded()
      #expect(child.view.safeAreaInsets.bottom == 50)
      child.additionalSafeAreaInsets.bottom = 6
      #expect(child.view.safeAreaInsets.bottom == 56)
    }
  }
}
