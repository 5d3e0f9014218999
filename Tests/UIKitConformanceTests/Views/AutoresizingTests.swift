import PortableUIKit
import Testing

extension ConformanceTests {
  // Measured with AppKit, which rounds to whole points. UIKit is believed to keep fractions: proportion is asserted.
  @Suite(.serialized) @MainActor struct AutoresizingTests {
    /// The child's frame after its parent has grown from 100 × 100 to 200 × 150.
    private func grown(_ child: UIView, _ mask: UIView.AutoresizingMask) -> CGRect {
      let parent = UIView(0, 0, 100, 100)
      parent.addSubview(child)
      child.autoresizingMask = mask
      parent.frame.size = CGSize(width: 200, height: 150)
      return child.frame
    }

    private nonisolated static let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]

    private nonisolated static let frames: [(UIView.AutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 10, width: 30, height: 30)),
      (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
      (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 80)),
      (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
      (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
      (.flexibleTopMargin, CGRect(x: 10, y: 60, width: 30, height: 30)),
      (.flexibleBottomMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
      ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 170.0 / 7, y: 10, width: 30, height: 30)),
      ([.flexibleWidth, .flexibleLeftMargin], CGRect(x: 35, y: 10, width: 105, height: 30)),
      ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 10, width: 190.0 / 3, height: 30)),
      (all, CGRect(x: 20, y: 15, width: 60, height: 45)),
    ]

    @Test(.item("Z1", source: "GS"), arguments: frames)
    func `what gives way shares the change in proportion to its size`(
      mask: UIView.AutoresizingMask, frame: CGRect
    ) {
      #expect(grown(UIView(10, 10, 30, 30), mask).isNear(frame))
    }

    @Test(.item("Z1", source: "GS"))
    func `what has no size gets the whole change when it alone gives way`() {
      let frame = grown(UIView(10, 10, 0, 0), [.flexibleWidth, .flexibleHeight])
      #expect(frame.isNear(10, 10, 100, 50))
    }

    @Test(.item("Z2", source: "H17"))
    func `only a change of the bounds' size counts`() {
      let parent = UIView(0, 0, 100, 100)
      let child = UIView(0, 0, 100, 100, in: parent)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.bounds.origin = CGPoint(x: 50, y: 50)
      parent.center = .zero
      parent.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.bounds.size = CGSize(width: 70, height: 60)
      #expect(child.frame.isNear(0, 0, 70, 60))
    }

    @Test(.item("Z2", source: "H17"))
    func `a view resizes its subviews until it is told not to`() {
      let parent = UIView(0, 0, 100, 100)
      let child = UIView(0, 0, 100, 100, in: parent)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      #expect(parent.autoresizesSubviews)
      parent.autoresizesSubviews = false
      parent.bounds.size = CGSize(width: 10, height: 10)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }
}
