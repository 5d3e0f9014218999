import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct HierarchyTests {
    @Test func `a subtree forgets a window that goes away`() {
      var window: UIWindow? = makeWindow()
      let child = UIView(0, 0, 1, 1)
      let grandchild = UIView(0, 0, 1, 1, in: child)
      window?.addSubview(child)
      #expect(grandchild.window === window)
      window = nil
      #expect(child.window == nil && grandchild.window == nil)
    }

    @Test func `a tag is found depth first`() {
      let parent = UIView()
      let deep = UIView(0, 0, 1, 1, in: UIView(0, 0, 1, 1, in: parent))
      let late = UIView(0, 0, 1, 1, in: parent)
      (deep.tag, late.tag) = (3, 3)
      #expect(parent.viewWithTag(3) === deep)
      #expect(parent.viewWithTag(7) == nil)
      #expect(deep.isDescendant(of: parent) && parent.isDescendant(of: parent))
      #expect(!parent.isDescendant(of: deep))
    }
  }
}
