import PortableUIKit
import Testing

/// Writes down which margins it hears of.
private final class Listener: UIView {
  var heard: [UIEdgeInsets] = []

  override func layoutMarginsDidChange() { heard.append(layoutMargins) }
}

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct MarginTests {
    private let window = Device.makeWindow()
    private let root = UIViewController()

    init() {
      Device.setSafeArea(.zero, of: window)
      window.rootViewController = root
    }

    private func coverTop(by height: CGFloat) {
      root.additionalSafeAreaInsets.top = height
      window.layoutIfNeeded()
    }

    @Test(.item("A4", source: "H17"))
    func `most views keep eight from every edge`() {
      #expect(UIView().layoutMargins == insets(8, 8, 8, 8))
      #expect(UIView(0, 0, 10, 10, in: root.view).insetsLayoutMarginsFromSafeArea)
    }

    // That margins grow is documented; by how much, this one measurement says.
    @Test(.item("A4", source: "SO 47003878"), .enabled(if: Device.canSetSafeArea))
    func `the safe area comes on top of the margins`() {
      let header = UIView(0, 0, 400, 100, in: root.view)
      header.layoutMargins = insets(28, 8, 8, 8)
      coverTop(by: 20)
      #expect(header.safeAreaInsets.top == 20)
      #expect(header.layoutMargins == insets(48, 8, 8, 8))
      #expect(header.directionalLayoutMargins.top == 48)
    }

    @Test(.item("A4", source: "H17"), .enabled(if: Device.canSetSafeArea))
    func `margins that are not inset from the safe area stay`() {
      let header = UIView(0, 0, 400, 100, in: root.view)
      header.insetsLayoutMarginsFromSafeArea = false
      coverTop(by: 20)
      #expect(header.layoutMargins == insets(8, 8, 8, 8))
    }

    @Test(.item("A4", source: "DOC, systemMinimumLayoutMargins"), .enabled(if: Device.canSetSafeArea))
    func `a controller's view has the system's margins at its sides in a window`() {
      #expect(UIViewController().view.layoutMargins == insets(8, 8, 8, 8))
      #expect(root.view.layoutMargins == insets(0, 16, 0, 16))
      root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 4, bottom: 6, trailing: 30)
      #expect(root.view.layoutMargins == insets(5, 16, 6, 30))
    }

    @Test(
      .item("A4", source: "DOC, viewRespectsSystemMinimumLayoutMargins"), .enabled(if: Device.canSetSafeArea))
    func `a controller's view that does not respect the system's margins has its own alone`() {
      root.viewRespectsSystemMinimumLayoutMargins = false
      root.view.directionalLayoutMargins = .zero
      #expect(root.view.layoutMargins == .zero)
    }

    @Test(.item("A4", source: "DOC, layoutMarginsGuide"), .enabled(if: Device.canSetSafeArea))
    func `the margins guide is what the margins leave`() {
      let view = UIView(10, 10, 100, 50, in: root.view)
      view.layoutMargins = insets(1, 2, 3, 4)
      #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
      #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
      #expect(view.layoutMarginsGuide.owningView === view)
    }

    @Test(.item("A4", source: "DOC, readableContentGuide"), .enabled(if: Device.canSetSafeArea))
    func `the readable guide is inside the margins, and no wider than readable text`() {
      let narrow = UIView(0, 0, 300, 50, in: root.view)
      #expect(narrow.readableContentGuide.layoutFrame == narrow.layoutMarginsGuide.layoutFrame)
      let wide = UIView(0, 0, 1000, 50, in: root.view)
      #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 34))
    }

    @Test(.item("A4", source: "DOC, NSLayoutConstraint.Attribute"), .enabled(if: Device.canSetSafeArea))
    func `constraints follow the margins through the guide and through attributes`() {
      let (guided, named) = (UIView(), UIView())
      for view in [guided, named] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      let guide = root.view.layoutMarginsGuide
      guided.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      guided.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      for (own, other) in [
        (NSLayoutConstraint.Attribute.right, NSLayoutConstraint.Attribute.rightMargin), (.top, .topMargin),
      ] {
        NSLayoutConstraint(
          item: named, attribute: own, relatedBy: .equal, toItem: root.view, attribute: other, multiplier: 1,
          constant: 0
        ).isActive = true
      }
      window.layoutIfNeeded()
      #expect(guided.frame.origin == CGPoint(x: 16, y: 760))
      #expect(named.frame.origin == CGPoint(x: 334, y: 0))
      root.view.layoutMargins = insets(10, 20, 30, 40)
      coverTop(by: 20)
      #expect(guided.frame.origin == CGPoint(x: 20, y: 730))
      #expect(named.frame.origin == CGPoint(x: 310, y: 30))
    }

    @Test(.item("A4", source: "DOC, preservesSuperviewLayoutMargins"), .enabled(if: Device.canSetSafeArea))
    func `the superview's margins count where they are preserved and reach in`() {
      let view = Listener(10, 0, 380, 800, in: root.view)
      view.preservesSuperviewLayoutMargins = true
      #expect(view.layoutMargins == insets(8, 8, 8, 8))
      root.view.layoutMargins = insets(50, 40, 0, 16)
      #expect(view.layoutMargins == insets(50, 30, 8, 8))
      view.frame.origin = CGPoint(x: 30, y: 20)
      #expect(view.layoutMargins == insets(30, 10, 8, 26))
      #expect(view.heard == [insets(50, 30, 8, 8), insets(30, 10, 8, 26)])
    }

    @Test(.item("A4", source: "DOC, layoutMarginsDidChange"), .enabled(if: Device.canSetSafeArea))
    func `a view hears of its margins once for each change`() {
      let view = Listener(0, 0, 400, 100, in: root.view)
      view.layoutMargins = insets(1, 1, 1, 1)
      view.layoutMargins = insets(1, 1, 1, 1)
      coverTop(by: 20)
      window.layoutIfNeeded()
      #expect(view.heard == [insets(1, 1, 1, 1), insets(21, 1, 1, 1)])
    }

    @Test(.item("A4", source: "DOC, viewLayoutMarginsDidChange"), .enabled(if: Device.canSetSafeArea))
    func `a controller hears of its view's margins`() {
      final class Hearing: UIViewController {
        var heard: [CGFloat] = []
        override func viewLayoutMarginsDidChange() { heard.append(view.layoutMargins.top) }
      }
      let controller = Hearing()
      window.rootViewController = controller
      controller.heard = []
      controller.view.layoutMargins.top = 12
      #expect(controller.heard == [12])
    }
  }
}
