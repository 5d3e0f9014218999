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

    @Test func `a view that takes in its parent to be does not go into it`() {
      final class Greedy: UIView {
        override func willMove(toSuperview newSuperview: UIView?) {
          if let newSuperview { addSubview(newSuperview) }
        }
      }
      Headless.reset(screen: .zero, idiom: .phone)
      let greedy = Greedy()
      let parent = UIView()
      parent.addSubview(greedy)
      #expect(Headless.takeDiagnostics() == ["a view cannot be added below itself"])
      #expect(greedy.superview == nil && parent.superview === greedy && parent.subviews.isEmpty)
    }

    @Test func `a window that was in another view is a window again once it is taken out`() {
      let window = makeWindow()
      let inner = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let view = UIView(1, 2, 3, 4, in: inner)
      window.addSubview(inner)
      inner.removeFromSuperview()
      #expect(view.window === inner && view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
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
