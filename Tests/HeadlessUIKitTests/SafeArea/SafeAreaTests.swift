import Foundation
import HeadlessUIKit
import Testing

/// Writes down which insets it hears of.
private final class Listener: UIView {
  var heard: [UIEdgeInsets] = []

  override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct SafeAreaTests {
    private let window = makeWindow()
    private let root = UIViewController()

    init() {
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      window.rootViewController = root
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets
    {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    // A1
    @Test func `an inset is what the distance of the edge leaves of the superview's`() {
      #expect(window.safeAreaInsets == insets(44, 0, 34, 0))
      #expect(root.view.safeAreaInsets == insets(44, 0, 34, 0))
      let middle = UIView(0, 30, 400, 500, in: root.view)
      #expect(middle.safeAreaInsets == insets(14, 0, 0, 0))
      #expect(UIView(10, 4, 10, 10, in: middle).safeAreaInsets == insets(10, 0, 0, 0))
      #expect(UIView(10, 14, 10, 10, in: middle).safeAreaInsets == .zero)
    }

    // A1, SO 52483010
    @Test func `a child that is moved up keeps what still overlaps`() {
      window.headlessSafeAreaInsets = .zero
      root.additionalSafeAreaInsets.bottom = 80
      let child = UIViewController()
      child.view.frame = CGRect(x: 0, y: 300, width: 400, height: 470)
      root.view.addSubview(child.view)
      #expect(root.view.safeAreaInsets.bottom == 80)
      #expect(child.view.safeAreaInsets == insets(0, 0, 50, 0))
    }

    @Test func `additional insets come on top, or take away, down to none`() {
      root.additionalSafeAreaInsets = insets(10, 5, -20, -5)
      #expect(root.view.safeAreaInsets == insets(54, 5, 14, 0))
      #expect(UIView(0, 0, 400, 800, in: root.view).safeAreaInsets == insets(54, 5, 14, 0))
    }

    @Test func `what sticks out is covered further, but not where nothing covers its superview`() {
      #expect(UIView(-10, 10, 400, 800, in: root.view).safeAreaInsets == insets(34, 0, 44, 0))
    }

    @Test func `views outside a window have none`() {
      let stray = UIViewController()
      stray.additionalSafeAreaInsets = insets(1, 1, 1, 1)
      #expect(stray.view.safeAreaInsets == .zero)
      let lost = UIView(0, 0, 400, 800, in: root.view)
      lost.removeFromSuperview()
      #expect(lost.safeAreaInsets == .zero)
    }

    private nonisolated static let lifts: [@MainActor @Sendable (UIView) -> Void] = [
      { $0.frame.origin.y -= 20 },
      { $0.transform = CGAffineTransform(translationX: 0, y: -20) },
    ]

    // A5
    @Test(arguments: lifts)
    func `a lift by frame or by transform takes a view out of the bottom`(lift: @MainActor (UIView) -> Void) {
      lift(root.view)
      #expect(root.view.safeAreaInsets == insets(64, 0, 14, 0))
    }

    // B1: the edge's place counts as it is on the screen.
    @Test func `scrolled content moves in and out of the safe area`() {
      let scrollView = UIScrollView(0, 0, 400, 800, in: root.view)
      let header = UIView(0, 0, 400, 100, in: scrollView)
      scrollView.contentOffset.y = -30
      #expect(header.safeAreaInsets.top == 14)
    }

    @Test func `the guide is what the insets leave, in the view's own coordinates`() {
      let guide = root.view.safeAreaLayoutGuide
      #expect(guide.layoutFrame == CGRect(x: 0, y: 44, width: 400, height: 722))
      #expect(guide === root.view.safeAreaLayoutGuide && guide.owningView === root.view)
      let stray = UIView(0, 0, 10, 20)
      #expect(stray.safeAreaLayoutGuide.layoutFrame == stray.bounds)
    }
  }

  @Suite(.serialized) @MainActor struct SafeAreaChangeTests {
    /// Writes down its calls.
    private final class Root: UIViewController {
      var heard: [String] = []

      override func viewSafeAreaInsetsDidChange() { heard.append("safe \(view.safeAreaInsets.bottom)") }
      override func viewDidLayoutSubviews() { heard.append("layout") }
    }

    private let window = makeWindow()
    private let root = Root()
    private let view = Listener(0, 700, 400, 100)

    init() {
      root.view.addSubview(view)
      window.headlessSafeAreaInsets.bottom = 34
      window.rootViewController = root
    }

    private func bottoms() -> [CGFloat] {
      defer { view.heard = [] }
      return view.heard.map(\.bottom)
    }

    // A3
    @Test func `controllers hear before their layout, views in the same pass`() {
      #expect(root.heard == ["safe 34.0", "layout"])
      #expect(bottoms() == [34])
    }

    @Test func `a change is told in the next pass, once, and lays out the root`() {
      _ = bottoms()
      root.heard = []
      window.headlessSafeAreaInsets.bottom = 50
      #expect(bottoms() == [])
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect(root.heard == ["safe 50.0", "layout"] && bottoms() == [50])
    }

    @Test func `a pass that begins below tells what changed above`() {
      _ = bottoms()
      root.view.center.y -= 20
      view.layoutIfNeeded()
      #expect(bottoms() == [14])
    }

    @Test func `a move that leaves the insets alone tells nobody`() {
      _ = bottoms()
      view.frame.origin.x = 3
      window.layoutIfNeeded()
      #expect(bottoms() == [])
    }

    @Test func `a view hears when its insets go`() {
      _ = bottoms()
      view.transform = CGAffineTransform(translationX: 0, y: -100)
      window.layoutIfNeeded()
      #expect(bottoms() == [0])
      view.transform = .identity
      window.layoutIfNeeded()
      window.headlessSafeAreaInsets = .zero
      window.layoutIfNeeded()
      #expect(bottoms() == [34, 0])
    }

    @Test func `additional insets lay out their own view, also from there`() {
      root.heard = []
      root.additionalSafeAreaInsets.bottom = 6
      root.view.layoutIfNeeded()
      #expect(root.heard == ["safe 40.0", "layout"])
    }
  }
}
