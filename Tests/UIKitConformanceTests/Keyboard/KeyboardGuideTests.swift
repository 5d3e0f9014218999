import PortableUIKit
import Testing

extension ConformanceTests {
  @Suite(.serialized, .enabled(if: Device.canSetSafeArea && Device.canPlaceKeyboard))
  @MainActor struct KeyboardGuideTests {
    private let window = Device.makeWindow()
    private let root = UIViewController()
    private let bar = UIView()

    init() {
      Device.setSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), of: window)
      window.rootViewController = root
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
    }

    @Test(.item("U1", source: "DOC"))
    func `without a keyboard the guide is what the safe area leaves out below`() {
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
      #expect(bar.frame.maxY == 766)
      root.view.keyboardLayoutGuide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
      #expect(bar.frame.maxY == 800)
    }

    @Test(.item("U2", source: "DOC"))
    func `a docked keyboard is what the guide covers, until it goes`() {
      Device.placeKeyboard(at: CGRect(x: 0, y: 500, width: 400, height: 300))
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 500, width: 400, height: 300))
      window.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 450, width: 400, height: 50))
      Device.placeKeyboard(at: nil)
      window.layoutIfNeeded()
      #expect(bar.frame.maxY == 766)
    }

    @Test(.item("U2", source: "DOC"))
    func `a view that is not as large as the screen has the part that lies over it`() {
      let small = UIView(20, 300, 200, 260, in: root.view)
      #expect(small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 260, width: 200, height: 0))
      Device.placeKeyboard(at: CGRect(x: 0, y: 500, width: 400, height: 300))
      #expect(small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 60))
      small.frame.origin.y = 100
      #expect(small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 260, width: 200, height: 0))
    }

    @Test(.item("U2", source: "DOC"))
    func `the guide follows when something around its view moves`() {
      let outer = UIView(0, 100, 400, 600, in: root.view)
      let inner = UIView(0, 0, 400, 600, in: outer)
      let field = UIView()
      field.translatesAutoresizingMaskIntoConstraints = false
      inner.addSubview(field)
      field.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor).isActive = true
      field.heightAnchor.constraint(equalToConstant: 40).isActive = true
      Device.placeKeyboard(at: CGRect(x: 0, y: 500, width: 400, height: 300))
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 400)
      outer.frame.origin.y = 150
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 350)
      root.view.transform = CGAffineTransform(translationX: 0, y: -30)
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 380)
    }

    @Test(.item("U2", source: "DOC"))
    func `in scrolled content the guide stays where the keyboard is`() {
      let scrollView = UIScrollView(0, 0, 400, 800, in: root.view)
      scrollView.contentSize.height = 2000
      scrollView.contentOffset.y = 120
      Device.placeKeyboard(at: CGRect(x: 0, y: 500, width: 400, height: 300))
      #expect(scrollView.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 620, width: 400, height: 300))
    }

    // C9: in a split the offset is the scene's, and the keyboard's frame the screen's.
    @Test(.item("U2", source: "DOC"), .enabled(if: Device.canChooseIdiom && Device.canPlaceScenes))
    func `in a split the keyboard is as wide as the screen, and the guide as its view`() {
      let window = Device.makeWindow(width: 1180, height: 820, on: .pad)
      Device.setSceneOrigin(CGPoint(x: 680, y: 0), of: window)
      Device.setSceneSize(CGSize(width: 500, height: 820), of: window)
      window.rootViewController = UIViewController()
      let view = UIView(50, 0, 400, 800, in: window)
      Device.placeKeyboard(at: CGRect(x: 0, y: 420, width: 1180, height: 400))
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 420, width: 400, height: 380))
      Device.setSceneOrigin(CGPoint(x: 680, y: -100), of: window)
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 520, width: 400, height: 280))
    }

    @Test(.item("U2", source: "DOC"), .enabled(if: Device.canTurn))
    func `a screen that turns takes the guide along`() {
      Device.placeKeyboard(at: CGRect(x: 0, y: 500, width: 400, height: 300))
      window.layoutIfNeeded()
      Device.turn(window)
      Device.placeKeyboard(at: CGRect(x: 0, y: 240, width: 800, height: 160))
      window.layoutIfNeeded()
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 240, width: 800, height: 160))
      #expect(bar.frame == CGRect(x: 0, y: 190, width: 800, height: 50))
    }

    @Test(.item("U3", source: "DOC"))
    func `an undocked keyboard counts as hidden unless it is followed`() {
      let frame = CGRect(x: 40, y: 300, width: 320, height: 200)
      Device.placeKeyboard(at: frame)
      let guide = root.view.keyboardLayoutGuide
      #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
      guide.followsUndockedKeyboard = true
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == frame)
      #expect(bar.frame.maxY == 300)
      guide.followsUndockedKeyboard = false
      window.layoutIfNeeded()
      #expect(bar.frame.maxY == 766)
    }

    @Test(.item("U1", source: "DOC"))
    func `a view outside a window knows no keyboard`() {
      Device.placeKeyboard(at: CGRect(x: 0, y: 500, width: 400, height: 300))
      let stray = UIView(0, 0, 400, 800)
      #expect(stray.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
      root.view.addSubview(stray)
      #expect(stray.keyboardLayoutGuide.layoutFrame.minY == 500)
    }

    @Test(.item("U1", source: "DOC"))
    func `a view has one guide, and its settings are as documented`() {
      let guide = root.view.keyboardLayoutGuide
      #expect(guide === root.view.keyboardLayoutGuide)
      #expect(guide.owningView === root.view)
      #expect(guide.usesBottomSafeArea)
      #expect(!guide.followsUndockedKeyboard)
      #expect(guide.keyboardDismissPadding == 0)
    }
  }
}
