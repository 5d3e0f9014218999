import PortableUIKit
import Testing

extension ConformanceTests {
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

    @Test(.item("H1", source: "WO"))
    func `a child that is inserted again moves to the place asked for`() {
      parent.insertSubview(views[3], at: 0)
      #expect(order == [3, 0, 1, 2])
      parent.insertSubview(views[0], aboveSubview: views[1])
      #expect(order == [3, 1, 0, 2])
      parent.insertSubview(views[2], belowSubview: views[3])
      #expect(order == [2, 3, 1, 0])
      parent.addSubview(views[3])
      #expect(order == [2, 1, 0, 3])
    }

    // Objective-C can also pass nil for the sibling, and nothing happens; Swift cannot.
    @Test(.item("H1", source: "WO"))
    func `above or below itself or a stranger means on top`() {
      parent.insertSubview(views[0], belowSubview: views[0])
      #expect(order == [1, 2, 3, 0])
      parent.insertSubview(views[1], aboveSubview: views[1])
      #expect(order == [2, 3, 0, 1])
      parent.insertSubview(views[2], belowSubview: UIView())
      #expect(order == [3, 0, 1, 2])
      parent.insertSubview(views[3], aboveSubview: UIView())
      #expect(order == [0, 1, 2, 3])
    }

    @Test(.item("H1", source: "WO"))
    func `a new child goes above or below its sibling, or on top beside a stranger`() {
      let new = UIView()
      new.tag = 9
      parent.insertSubview(new, belowSubview: views[2])
      #expect(order == [0, 1, 9, 2, 3])
      new.removeFromSuperview()
      parent.insertSubview(new, aboveSubview: views[2])
      #expect(order == [0, 1, 2, 9, 3])
      new.removeFromSuperview()
      parent.insertSubview(new, aboveSubview: UIView())
      #expect(order == [0, 1, 2, 3, 9])
    }

    @Test(.item("H1", source: "WO"))
    func `front and back are the ends of the list, and strangers do not come in`() {
      parent.bringSubviewToFront(views[1])
      parent.sendSubviewToBack(views[3])
      #expect(order == [3, 0, 2, 1])
      parent.bringSubviewToFront(UIView())
      #expect(order == [3, 0, 2, 1])
    }

    @Test(.item("H2", source: "FK"))
    func `another parent takes a child over, and an index past the end appends`() {
      let other = UIView()
      let last = UIView(0, 0, 1, 1, in: other)
      other.insertSubview(views[0], at: 999)
      #expect(order == [1, 2, 3])
      #expect(other.subviews == [last, views[0]])
      #expect(views[0].superview === other)
      #expect(views[1].superview === parent)
    }

    @Test(.item("H3", source: "FK"))
    func `a parent holds its children, and they do not hold it`() {
      var brief: UIView? = UIView()
      weak let lost = brief
      var child: UIView? = UIView()
      weak let kept = child
      let grandchild = UIView()
      child?.addSubview(grandchild)
      if let child { brief?.addSubview(child) }
      child = nil
      #expect(kept != nil)
      brief = nil
      #expect(lost == nil)
      #expect(kept == nil)
      #expect(grandchild.superview == nil)
    }

    @Test(.item("H3", source: "FK"))
    func `a controller holds its view, and the view does not hold it`() {
      var controller: UIViewController? = UIViewController()
      weak let lost = controller
      let view: UIView? = controller?.view
      #expect(view?.next === controller)
      controller = nil
      #expect(lost == nil)
      #expect(view?.next == nil)
    }
  }
}
