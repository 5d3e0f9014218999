import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct BoundsTests {
    @Test(.item("B1", source: "CAT"))
    func `the bounds' origin moves what is inside, and nothing that is stored elsewhere`() {
      let root = UIView(0, 0, 400, 800)
      let container = UIView(50, 100, 300, 200, in: root)
      let content = UIView(0, 0, 300, 600, in: container)
      let item = UIView(20, 400, 100, 40, in: content)
      #expect(item.convert(CGPoint.zero, to: root).isNear(70, 500))
      container.bounds = CGRect(x: 0, y: 380, width: 300, height: 200)
      #expect(item.convert(CGPoint.zero, to: root).isNear(70, 120))
      #expect(container.frame == CGRect(x: 50, y: 100, width: 300, height: 200))
      #expect(container.center == CGPoint(x: 200, y: 200))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
      #expect(item.frame == CGRect(x: 20, y: 400, width: 100, height: 40))
    }

    @Test(.item("B3", source: "FK"))
    func `scrolling does not make the superview's layout due, a new size does`() {
      let outer = LayoutCounter(0, 0, 400, 800)
      let scrollView = UIScrollView(0, 0, 400, 800)
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      outer.addSubview(scrollView)
      outer.layoutIfNeeded()
      outer.count = 0
      scrollView.contentOffset.y = 150
      outer.layoutIfNeeded()
      #expect(outer.count == 0)
      scrollView.bounds.size.height = 700
      outer.layoutIfNeeded()
      #expect(outer.count == 1)
    }

    @Test(.item("B3", source: "FK"))
    func `a new size makes the view's own layout due as well`() {
      let view = LayoutCounter(0, 0, 10, 10)
      view.layoutIfNeeded()
      view.count = 0
      view.bounds.origin = CGPoint(x: 3, y: 3)
      view.center = CGPoint(x: 90, y: 90)
      view.bounds.size = CGSize(width: 20, height: 10)
      view.layoutIfNeeded()
      #expect(view.count == 1)
    }
  }
}
