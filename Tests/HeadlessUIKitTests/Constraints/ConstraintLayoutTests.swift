import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConstraintLayoutTests {
    private let window = makeWindow(width: 300, height: 200)
    private let root = UIView(0, 0, 300, 200)

    init() {
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(root)
    }

    private func make<View: UIView>(_ view: View = UIView(), in parent: UIView? = nil) -> View {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
      return view
    }

    private func layOut() {
      window.layoutIfNeeded()
    }

    @Test func `a view pinned to the safe area follows it`() {
      let controller = UIViewController()
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      window.rootViewController = controller
      let view = make(in: controller.view)
      view.pin(to: controller.view.safeAreaLayoutGuide)
      layOut()
      #expect(view.frame == CGRect(x: 0, y: 20, width: 300, height: 146))
      controller.additionalSafeAreaInsets.bottom = 66
      controller.view.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 20, width: 300, height: 80))
    }

    @Test func `a new constant is applied by the root's layout, also inside an animation`() {
      let view = make(Content())
      let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      bottom.isActive = true
      layOut()
      _ = Headless.takeAnimations()
      bottom.constant = -120
      #expect(view.frame.maxY == 200)
      UIView.animate(withDuration: 0.25) { root.layoutIfNeeded() }
      #expect(view.frame.maxY == 80)
      #expect(Headless.takeAnimations().count == 1)
    }

    @Test func `deactivating leaves the view where it is`() {
      let view = make(Content())
      let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      bottom.isActive = true
      layOut()
      bottom.isActive = false
      layOut()
      #expect(view.frame == CGRect(x: 0, y: 180, width: 80, height: 20))
    }

    @Test func `a transform stays and is no part of layout`() {
      let view = make(Content())
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
      view.transform = CGAffineTransform(translationX: 0, y: -30)
      layOut()
      #expect(view.center.y == 60 && view.frame.minY == 20)
    }

    @Test func `a frame set by hand stays until the next layout`() {
      let view = make(Content())
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      layOut()
      view.frame.origin.y = 70
      layOut()
      #expect(view.frame.minY == 70)
      root.setNeedsLayout()
      layOut()
      #expect(view.frame.minY == 0)
    }

    @Test func `layoutSubviews places the children where super is called`() {
      final class Late: UIView {
        var seen: [CGFloat] = []
        override func layoutSubviews() {
          seen.append(subviews[0].frame.width)
          super.layoutSubviews()
          seen.append(subviews[0].frame.width)
        }
      }
      let late = Late(0, 0, 90, 90, in: root)
      let child = make(in: late)
      child.widthAnchor.constraint(equalTo: late.widthAnchor).isActive = true
      layOut()
      #expect(late.seen == [0, 90])
    }

    // TN2154
    @Test func `sides are those of the bounds, so that content stays on the screen when their origin moves`()
    {
      let view = make(Content())
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
      root.bounds.origin.y = 30
      layOut()
      #expect(view.frame.minY == 35 && view.convert(view.bounds, to: window).minY == 5)
    }

    @Test func `autoresizing masks do not move what constraints place`() {
      let view = make()
      view.autoresizingMask = [.flexibleWidth]
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      layOut()
      window.frame.size.width = 500
      #expect(root.frame.width == 500 && view.frame.width == 40)
    }

    @Test func `a sibling with a frame of its own carries along what is tied to it`() {
      let fixed = UIView(10, 10, 30, 30, in: root)
      let view = make(Content())
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5).isActive = true
      layOut()
      #expect(view.frame.minY == 45)
      fixed.frame.origin.y += 8
      layOut()
      #expect(view.frame.minY == 53)
    }
  }
}
