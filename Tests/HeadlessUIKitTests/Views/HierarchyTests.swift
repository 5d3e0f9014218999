import Foundation
import HeadlessUIKit
import Testing

/// Writes down what a view hears of its moves.
private final class Listener: UIView {
  var heard: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) { heard.append("will \(newSuperview != nil)") }
  override func didMoveToSuperview() { heard.append("did \(superview != nil)") }
  override func willMove(toWindow newWindow: UIWindow?) { heard.append("will window \(newWindow != nil)") }
  override func didMoveToWindow() { heard.append("did window \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { heard.append("added \(subview.superview === self)") }
  override func willRemoveSubview(_ subview: UIView) {
    heard.append("removing \(subview.superview === self)")
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct HierarchyTests {
    private let parent = UIView()
    private let views = [UIView(), UIView(), UIView(), UIView()]

    init() {
      for (number, view) in views.enumerated() {
        view.tag = number
        parent.addSubview(view)
      }
    }

    private var order: [Int] { parent.subviews.map(\.tag) }

    // H1 [WO]
    @Test func `inserting a child again moves it`() {
      parent.insertSubview(views[3], at: 0)
      #expect(order == [3, 0, 1, 2])
      parent.insertSubview(views[0], aboveSubview: views[1])
      #expect(order == [3, 1, 0, 2])
      parent.insertSubview(views[2], belowSubview: views[3])
      #expect(order == [2, 3, 1, 0])
    }

    // H1 [WO]
    @Test func `beside itself or a stranger means on top`() {
      parent.insertSubview(views[0], belowSubview: views[0])
      #expect(order == [1, 2, 3, 0])
      parent.insertSubview(views[1], aboveSubview: UIView())
      #expect(order == [2, 3, 0, 1])
    }

    // H1 [WO]
    @Test func `front and back are the ends of the list`() {
      parent.bringSubviewToFront(views[1])
      parent.sendSubviewToBack(views[3])
      #expect(order == [3, 0, 2, 1])
    }

    // H2 [FK]
    @Test func `an index past the end appends, and another parent takes the child over`() {
      let other = UIView()
      other.insertSubview(views[0], at: 999)
      #expect(order == [1, 2, 3])
      #expect(other.subviews == [views[0]])
      #expect(views[0].superview === other)
    }

    // H2 [FK], H4 [CH]
    @Test func `a view hears of its moves before and after the tree changes`() {
      let window = makeWindow()
      let child = Listener()
      window.addSubview(child)
      #expect(child.heard == ["will true", "will window true", "did window true", "did true"])
      child.heard = []
      child.removeFromSuperview()
      #expect(child.heard == ["will false", "will window false", "did window false", "did false"])
    }

    // H4 [CH]
    @Test func `a parent hears of what it gets and what it will lose`() {
      let listener = Listener()
      let child = UIView(0, 0, 1, 1, in: listener)
      child.removeFromSuperview()
      #expect(listener.heard == ["added true", "removing true"])
    }

    // H3 [FK]
    @Test func `parents keep their children and children do not keep their parents`() {
      var strong: UIView? = UIView()
      weak let lost = strong
      let child = UIView()
      strong?.addSubview(child)
      weak let kept = child
      strong = nil
      #expect(lost == nil)
      #expect(child.superview == nil)
      #expect(kept != nil)
    }

    @Test func `a subtree forgets a window that goes away`() {
      var window: UIWindow? = makeWindow()
      let child = UIView(0, 0, 1, 1)
      let grandchild = UIView(0, 0, 1, 1, in: child)
      window?.addSubview(child)
      #expect(grandchild.window === window)
      window = nil
      #expect(child.window == nil && grandchild.window == nil)
    }

    @Test func `a view does not go below itself`() {
      Headless.reset(screen: CGSize(width: 1, height: 1), idiom: .phone)
      let child = UIView(0, 0, 1, 1, in: views[0])
      child.addSubview(parent)
      child.addSubview(child)
      #expect(parent.superview == nil && child.superview === views[0])
      #expect(Headless.takeDiagnostics().count == 2)
    }

    @Test func `a tag is found depth first`() {
      let deep = UIView(0, 0, 1, 1, in: views[0])
      deep.tag = 3
      #expect(parent.viewWithTag(3) === deep)
      #expect(parent.viewWithTag(7) == nil)
      #expect(deep.isDescendant(of: parent) && parent.isDescendant(of: parent))
      #expect(!parent.isDescendant(of: deep))
    }
  }
}
