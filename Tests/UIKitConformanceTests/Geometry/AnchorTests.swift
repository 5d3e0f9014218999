import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized) @MainActor struct AnchorTests {
    private let view = UIView(100, 100, 200, 100)

    @Test(
      .item("G5", source: "CAT"),
      arguments: [(0, 200, 150), (0.25, 150, 125), (0.5, 100, 100), (0.75, 50, 75), (1, 0, 50)])
    func `the anchor point is the place in the bounds that sits at the center`(
      anchor: CGFloat, x: CGFloat, y: CGFloat
    ) {
      view.anchorPoint = CGPoint(x: anchor, y: anchor)
      #expect(view.frame.isNear(x, y, 200, 100))
      #expect(view.center == CGPoint(x: 200, y: 150))
    }

    // The source gives six decimals; these are the same figures, carried further.
    @Test(
      .item("G6", source: "CAT"),
      arguments: [
        (0, 250, 300), (0.5, 188.39745962155612, 206.69872981077807),
        (1, 126.79491924311228, 113.39745962155612),
      ])
    func `a view turns around its anchor point`(anchor: CGFloat, x: CGFloat, y: CGFloat) {
      view.anchorPoint = CGPoint(x: anchor, y: anchor)
      view.center = CGPoint(x: 300, y: 300)
      view.transform = CGAffineTransform(rotationAngle: .pi / 6)
      #expect(view.frame.isNear(x, y, 223.20508075688775, 186.60254037844388))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test(.item("G8", source: "FK"), arguments: [(0.5, 90, 80), (0, 200, 150), (1, -20, 10)])
    func `growing bounds keep the center, so the frame's origin moves by the anchor's share`(
      anchor: CGFloat, x: CGFloat, y: CGFloat
    ) {
      view.anchorPoint = CGPoint(x: anchor, y: anchor)
      view.bounds.size = CGSize(width: 220, height: 140)
      #expect(view.center == CGPoint(x: 200, y: 150))
      #expect(view.frame.isNear(x, y, 220, 140))
    }
  }
}
