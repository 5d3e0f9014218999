import PortableUIKit
import Testing

extension ConformanceTests {
  // The list of "Adjusting your layout with keyboard layout guide"; how near is near to an edge, it does not say.
  @Suite(.serialized, .enabled(if: Device.canChooseIdiom && Device.canPlaceKeyboard))
  @MainActor struct TrackingGuideTests {
    private let window = Device.makeWindow(width: 820, height: 1180, on: .pad)
    private let root = UIViewController()
    private let bar = UIView()
    private let onKeyboard: NSLayoutConstraint
    private let onBottom: NSLayoutConstraint

    init() {
      window.rootViewController = root
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      let guide = root.view.keyboardLayoutGuide
      guide.followsUndockedKeyboard = true
      onKeyboard = guide.topAnchor.constraint(equalTo: bar.bottomAnchor)
      onBottom = root.view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
      bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
      guide.setConstraints([onKeyboard], activeWhenAwayFrom: .top)
      guide.setConstraints([onBottom], activeWhenNearEdge: .top)
    }

    private var guide: UIKeyboardLayoutGuide { root.view.keyboardLayoutGuide }

    private func moveKeyboard(to frame: CGRect) {
      Device.placeKeyboard(at: frame)
      window.layoutIfNeeded()
    }

    private let docked = CGRect(x: 0, y: 800, width: 820, height: 380)

    @Test(.item("U3", source: "DOC"))
    func `a docked keyboard is near the bottom alone, and so is none`() {
      #expect(onKeyboard.isActive)
      #expect(!onBottom.isActive)
      moveKeyboard(to: docked)
      #expect(onKeyboard.isActive)
      #expect(!onBottom.isActive)
      #expect(bar.frame.maxY == 800)
    }

    @Test(.item("U3", source: "DOC"))
    func `a keyboard near the top lets go of what would leave the screen, and takes it again`() {
      moveKeyboard(to: CGRect(x: 250, y: 10, width: 320, height: 260))
      #expect(!onKeyboard.isActive)
      #expect(onBottom.isActive)
      #expect(bar.frame.maxY == 1180)
      moveKeyboard(to: CGRect(x: 250, y: 500, width: 320, height: 260))
      #expect(onKeyboard.isActive)
      #expect(!onBottom.isActive)
      #expect(bar.frame.maxY == 500)
    }

    private nonisolated static let places: [(CGRect, NSDirectionalRectEdge, Bool)] = [
      (CGRect(x: 0, y: 800, width: 820, height: 380), [.leading, .trailing], false),
      (CGRect(x: 0, y: 600, width: 820, height: 380), [.leading, .trailing, .bottom], false),
      (CGRect(x: 250, y: 500, width: 320, height: 260), [.leading, .trailing, .bottom], false),
      (CGRect(x: 10, y: 500, width: 320, height: 260), .leading, true),
      (CGRect(x: 10, y: 500, width: 320, height: 260), [.leading, .top], false),
      (CGRect(x: 490, y: 10, width: 320, height: 260), [.trailing, .top], true),
    ]

    @Test(.item("U3", source: "DOC"), arguments: places)
    func `several edges have to be near together, or away together`(
      frame: CGRect, edges: NSDirectionalRectEdge, isNear: Bool
    ) {
      let width = bar.widthAnchor.constraint(equalToConstant: 100)
      let other = bar.widthAnchor.constraint(equalToConstant: 200)
      guide.setConstraints([width], activeWhenNearEdge: edges)
      guide.setConstraints([other], activeWhenAwayFrom: edges)
      moveKeyboard(to: frame)
      #expect(width.isActive == isNear)
      if edges.contains(.trailing), !isNear { #expect(other.isActive == !edges.contains(.top)) }
    }

    @Test(.item("U3", source: "DOC"), .enabled(if: Device.canPlaceScenes))
    func `in compact width a floating keyboard is away from the sides`() {
      let width = bar.widthAnchor.constraint(equalToConstant: 100)
      guide.setConstraints([width], activeWhenAwayFrom: [.leading, .trailing])
      moveKeyboard(to: CGRect(x: 10, y: 500, width: 320, height: 260))
      #expect(!width.isActive)
      Device.setSceneSize(CGSize(width: 507, height: 1180), of: window)
      #expect(width.isActive)
    }

    @Test(.item("U3", source: "DOC"))
    func `constraints are tracked only while an undocked keyboard is followed`() {
      guide.followsUndockedKeyboard = false
      #expect(!onKeyboard.isActive)
      #expect(!onBottom.isActive)
    }

    @Test(.item("U3", source: "DOC"))
    func `constraints that are set anew let go of the old ones`() {
      #expect(guide.constraints(activeWhenAwayFrom: .top) == [onKeyboard])
      let other = guide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 10)
      guide.setConstraints([other], activeWhenAwayFrom: .top)
      #expect(!onKeyboard.isActive)
      #expect(other.isActive)
      guide.removeAllTrackedConstraints()
      moveKeyboard(to: CGRect(x: 250, y: 10, width: 320, height: 260))
      #expect(other.isActive)
      #expect(guide.constraints(activeWhenNearEdge: .top).isEmpty)
    }
  }
}
