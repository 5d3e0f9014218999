import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct AutoresizingTests {
    /// The child's frame after its parent has grown from 100 × 100 to 200 × 150.
    private func grown(_ mask: UIView.AutoresizingMask, _ child: UIView = UIView(10, 10, 30, 30)) -> CGRect {
      let parent = UIView(0, 0, 100, 100)
      parent.addSubview(child)
      child.autoresizingMask = mask
      parent.frame.size = CGSize(width: 200, height: 150)
      return child.frame
    }

    private nonisolated static let grownFrames: [(UIView.AutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 10, width: 30, height: 30)),
      (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
      (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 80)),
      (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
      (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
      ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100.0 / 7, y: 10, width: 30, height: 30)),
      ([.flexibleWidth, .flexibleLeftMargin], CGRect(x: 35, y: 10, width: 105, height: 30)),
      ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 10, width: 30 + 100.0 / 3, height: 30)),
      (UIView.AutoresizingMask(rawValue: 63), CGRect(x: 20, y: 15, width: 60, height: 45)),
    ]

    // Z1 [GS], without AppKit's rounding
    @Test(arguments: grownFrames)
    func `flexible parts share the change in proportion`(mask: UIView.AutoresizingMask, frame: CGRect) {
      #expect(grown(mask).isClose(to: frame, within: 1e-9))
    }

    // Z1 [GS]
    @Test func `what has no size gets the whole change when it alone gives way`() {
      let frame = grown([.flexibleWidth, .flexibleHeight], UIView(10, 10, 0, 0))
      #expect(frame == CGRect(x: 10, y: 10, width: 100, height: 50))
    }

    // Z2 [H17]
    @Test func `only a change of size counts, and only where it is wanted`() {
      let parent = UIView(0, 0, 100, 100)
      let child = UIView(0, 0, 100, 100, in: parent)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      #expect(parent.autoresizesSubviews)
      parent.bounds.origin = CGPoint(x: 50, y: 50)
      parent.center = .zero
      #expect(child.bounds.size == CGSize(width: 100, height: 100))
      parent.autoresizesSubviews = false
      parent.bounds.size = .zero
      #expect(child.bounds.size == CGSize(width: 100, height: 100))
    }
  }
}
