import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct SafeAreaTests {
    private let window = Device.makeWindow(width: 375, height: 812)
    private let controller = UIViewController()
    private let root: UIView

    init() {
      Device.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), of: window)
      window.rootViewController = controller
      root = controller.view
    }

    @Test(.item("A1", source: "DOC"), .enabled(if: Device.canSetSafeArea))
    func `the window's insets are where everything begins`() {
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(root.safeAreaInsets == window.safeAreaInsets)
    }

    @Test(.item("A1", source: "DOC"), .enabled(if: Device.canSetSafeArea))
    func `an inset is what the distance of the edge leaves of the parent's, and never below zero`() {
      let middle = UIView(0, 30, 375, 500, in: root)
      let inner = UIView(10, 4, 10, 10, in: middle)
      let deeper = UIView(10, 14, 10, 10, in: middle)
      window.layoutIfNeeded()
      #expect(middle.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
      #expect(deeper.safeAreaInsets == .zero)
    }

    @Test(.item("A1", source: "SO 52483010"))
    func `what is moved up by 30 under additional insets keeps 30 less of them`() {
      controller.additionalSafeAreaInsets.bottom = 80 - window.safeAreaInsets.bottom
      let child = UIView(0, -30, 375, 812, in: root)
      window.layoutIfNeeded()
      #expect(root.safeAreaInsets.bottom.isNear(80))
      #expect(child.safeAreaInsets.bottom.isNear(50))
    }

    // Roots of controllers may keep insets that they once had, A2: what is lifted here is a view below one.
    @Test(.item("A5", source: "SO 52483010"), .enabled(if: Device.canSetSafeArea))
    func `lifting a view by its frame frees its bottom, and what is pinned to the safe area drops`() {
      let content = UIView(0, 0, 375, 812, in: root)
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(field)
      NSLayoutConstraint.activate([
        field.leftAnchor.constraint(equalTo: content.leftAnchor),
        field.widthAnchor.constraint(equalToConstant: 300),
        field.heightAnchor.constraint(equalToConstant: 40),
        field.bottomAnchor.constraint(equalTo: content.safeAreaLayoutGuide.bottomAnchor),
      ])
      window.layoutIfNeeded()
      #expect(content.safeAreaInsets.bottom.isNear(34))
      #expect(field.frame.isNear(0, 738, 300, 40))
      content.frame.origin.y = -301
      window.layoutIfNeeded()
      #expect(content.safeAreaInsets.bottom.isNear(0))
      #expect(field.frame.isNear(0, 772, 300, 40))
    }

    // A source says that the view keeps what it was given first (matrixprojects.net/p/safe-area-insets), others see
    // it change as it moves; what it is given where it is added, all agree on.
    @Test(.item("A2", source: "SO 52483010"))
    func `a child controller's view is given what reaches into it where it is added, and its own insets`() {
      let child = UIViewController()
      controller.additionalSafeAreaInsets.bottom = 80 - window.safeAreaInsets.bottom
      controller.addChild(child)
      child.view.frame = CGRect(x: 0, y: 400, width: 375, height: 382)
      root.addSubview(child.view)
      child.didMove(toParent: controller)
      window.layoutIfNeeded()
      #expect(child.view.safeAreaInsets.bottom.isNear(50))
      child.additionalSafeAreaInsets.bottom = 6
      #expect(child.view.safeAreaInsets.bottom.isNear(56))
    }
  }
}
