import PortableUIKit
import Testing

/// Two branches below one root: a turned view, and a turned leaf inside another. Angles are in radians, and the bounds
/// begin elsewhere than at zero.
@MainActor private struct Branches {
  let first: UIView
  let leaf: UIView
  private let root = UIView(0, 0, 1000, 1000)

  init(first transform: CGAffineTransform, second otherTransform: CGAffineTransform) {
    first = UIView(4, 92, 254, 17, in: root)
    first.transform = transform
    first.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
    let second = UIView(12, 150, 400, 400, in: root)
    second.transform = otherTransform
    leaf = UIView(40, 113, 10, 10, in: second)
    leaf.transform = CGAffineTransform(rotationAngle: 42)
    leaf.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
  }
}

extension ConformanceTests {
  // The source says that its figures were read on an iPhone.
  @Suite(.serialized) @MainActor struct TurnedBranchTests {
    private let turned = Branches(
      first: CGAffineTransform(rotationAngle: 110), second: CGAffineTransform(rotationAngle: -30))
    private let mixed = Branches(
      first: CGAffineTransform(translationX: 68, y: 419), second: CGAffineTransform(scaleX: 7, y: 18))
    private let box = CGRect(x: 45, y: 115, width: 13, height: 14)

    @Test(.item("C7", source: "W32"))
    func `a point crosses turned branches as on an iPhone`() {
      let there = turned.leaf.convert(box.origin, to: turned.first)
      let back = turned.leaf.convert(box.origin, from: turned.first)
      #expect(there.isNear(-72.9941233911901, -114.85495931677, within: 1e-11))
      #expect(back.isNear(80.12346855145998, -140.97315764408575, within: 1e-11))
    }

    // One upright box around the whole way would be 18.678 wide, a box at each view on it 20.97.
    @Test(.item("C8", source: "W32"))
    func `a box that crosses turned branches is boxed where they meet, and again at its end`() {
      let there = turned.leaf.convert(box, to: turned.first)
      let back = turned.leaf.convert(box, from: turned.first)
      #expect(
        there.isNear(
          -91.9808292852884, -126.65734667117412, 19.295318391541684, 19.58870361060326, within: 1e-11))
      #expect(
        back.isNear(
          69.16410886522763, -160.22950933436533, 19.295318391541684, 19.58870361060326, within: 1e-11))
    }

    @Test(.item("C8", source: "W32"))
    func `a box crosses moved, stretched and turned branches as on an iPhone`() {
      let there = mixed.leaf.convert(box, to: mixed.first)
      let back = mixed.leaf.convert(box, from: mixed.first)
      #expect(
        there.isNear(
          -370.7599647161262, -3194.0537428193356, 126.21777535967215, 315.26234158932266, within: 1e-11))
      #expect(
        back.isNear(
          -130.5701354815033, 97.83304592215717, 1.4556799635159337, 2.0132111355644327, within: 1e-11))
    }
  }
}
