import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct LayoutTests {
    private let parent = LayoutCounter(0, 0, 100, 100)
    private let child = LayoutCounter(0, 0, 50, 50)

    init() {
      parent.addSubview(child)
      parent.layoutIfNeeded()
      (parent.count, child.count) = (0, 0)
    }

    /// How often each was laid out since the last time.
    private func counts(_ views: LayoutCounter...) -> [Int] { views.map { $0.take() } }

    /// How often parent and child were laid out in the pass after a change.
    private func layouts(after change: () -> Void) -> [Int] {
      change()
      parent.layoutIfNeeded()
      child.layoutIfNeeded()
      return counts(parent, child)
    }

    @Test(.item("L1", source: "FK"))
    func `a new view is due for layout`() {
      let view = LayoutCounter()
      view.layoutIfNeeded()
      #expect(view.take() == 1)
      view.layoutIfNeeded()
      #expect(view.take() == 0)
    }

    @Test(.item("L1", source: "CAT"))
    func `a hundred marks are one layout, and no mark is none`() {
      #expect(layouts { for _ in 0..<100 { child.setNeedsLayout() } } == [0, 1])
      #expect(layouts {} == [0, 0])
      child.setNeedsLayout()
      #expect(child.take() == 0)
    }

    @Test(.item("L2", source: "DOC"))
    func `a pass begins at the highest marked view above, and goes down from there`() {
      let grandchild = LayoutCounter(0, 0, 10, 10)
      child.addSubview(grandchild)
      #expect(layouts {} == [0, 1])
      _ = grandchild.take()
      parent.setNeedsLayout()
      child.setNeedsLayout()
      grandchild.setNeedsLayout()
      grandchild.layoutIfNeeded()
      #expect(counts(parent, child, grandchild) == [1, 1, 1])
    }

    @Test(.item("L2", source: "DOC"))
    func `a view that is asked lays out what is due below it, and leaves its siblings`() {
      let sibling = LayoutCounter(50, 50, 50, 50)
      parent.addSubview(sibling)
      parent.layoutIfNeeded()
      _ = counts(parent, child, sibling)
      child.setNeedsLayout()
      sibling.setNeedsLayout()
      child.layoutIfNeeded()
      #expect(counts(parent, child, sibling) == [0, 1, 0])
      parent.layoutIfNeeded()
      #expect(counts(parent, child, sibling) == [0, 0, 1])
    }

    @Test(.item("L3", source: "codingtour.com, yycgo"))
    func `adding a view marks it and its parent, removing it the parent alone`() {
      #expect(layouts { child.removeFromSuperview() } == [1, 0])
      #expect(layouts { parent.addSubview(child) } == [1, 1])
    }

    @Test(.item("L3", source: "codingtour.com, yycgo"))
    func `a new size marks, a new place does not`() {
      #expect(layouts { child.frame.origin.x = 7 } == [0, 0])
      #expect(layouts { child.center = .zero } == [0, 0])
      #expect(layouts { child.transform = CGAffineTransform(scaleX: 2, y: 2) } == [0, 0])
      #expect(layouts { child.frame = child.frame } == [0, 0])
      #expect(layouts { child.bounds.size.width = 70 } == [1, 1])
    }

    // Old systems marked the superview too; newer ones do not, which is B3.
    @Test(.item("L3", source: "codingtour.com, yycgo"))
    func `scrolling marks the scroll view`() {
      final class Scroll: UIScrollView {
        var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
        }
      }
      let scroll = Scroll(0, 0, 50, 50)
      scroll.contentSize = CGSize(width: 50, height: 500)
      scroll.layoutIfNeeded()
      scroll.count = 0
      scroll.contentOffset.y = 30
      scroll.layoutIfNeeded()
      #expect(scroll.count == 1)
    }
  }
}
