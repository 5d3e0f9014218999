import Foundation
import HeadlessUIKit
import Testing

/// The keyboard comes to a frame on the screen, or goes with nil.
@MainActor private func moveKeyboard(to frame: CGRect?) {
  let name =
    frame == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification
  let away = CGRect(x: 0, y: UIScreen.main.bounds.maxY, width: UIScreen.main.bounds.width, height: 300)
  Headless.postKeyboard(name: name, begin: away, end: frame ?? away, duration: 0.25)
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ConformanceKeyboardGuideTests {
    private let window = makeWindow()
    private let root = UIViewController()
    private let bar = UIView()

    init() {
      window.headlessSafeAreaInsets.bottom = 34
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

    // U1
    @Test func `without a keyboard the guide is what the safe area leaves out below`() {
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
      #expect(bar.frame.maxY == 766)
      root.view.keyboardLayoutGuide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
      #expect(bar.frame.maxY == 800)
    }

    // U2
    @Test func `a docked keyboard is what the guide covers, until it goes`() {
      moveKeyboard(to: CGRect(x: 0, y: 500, width: 400, height: 300))
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 500, width: 400, height: 300))
      window.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 450, width: 400, height: 50))
      moveKeyboard(to: nil)
      window.layoutIfNeeded()
      #expect(bar.frame.maxY == 766)
    }

    // U2
    @Test func `a view that is not as large as the screen has the part that lies over it`() {
      let small = UIView(20, 300, 200, 260, in: root.view)
      #expect(small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 260, width: 200, height: 0))
      moveKeyboard(to: CGRect(x: 0, y: 500, width: 400, height: 300))
      #expect(small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 60))
      small.frame.origin.y = 100
      #expect(small.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 260, width: 200, height: 0))
    }

    // U2
    @Test func `the guide follows when something around its view moves`() {
      let outer = UIView(0, 100, 400, 600, in: root.view)
      let inner = UIView(0, 0, 400, 600, in: outer)
      let field = UIView()
      field.translatesAutoresizingMaskIntoConstraints = false
      inner.addSubview(field)
      field.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor).isActive = true
      field.heightAnchor.constraint(equalToConstant: 40).isActive = true
      moveKeyboard(to: CGRect(x: 0, y: 500, width: 400, height: 300))
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 400)
      outer.frame.origin.y = 150
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 350)
      root.view.transform = CGAffineTransform(translationX: 0, y: -30)
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 380)
    }

    // U2, with bounds that begin elsewhere (B1).
    @Test func `in scrolled content the guide stays where the keyboard is`() {
      let scrollView = UIScrollView(0, 0, 400, 800, in: root.view)
      scrollView.contentSize.height = 2000
      scrollView.contentOffset.y = 120
      moveKeyboard(to: CGRect(x: 0, y: 500, width: 400, height: 300))
      #expect(scrollView.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 620, width: 400, height: 300))
    }

    // U2, C9: in a split the offset is the scene's, and the keyboard's frame the screen's.
    @Test func `in a split the keyboard is as wide as the screen, and the guide as its view`() {
      Headless.reset(screen: CGSize(width: 1180, height: 820), idiom: .pad)
      let scene = Headless.connectScene(
        origin: CGPoint(x: 680, y: 0), size: CGSize(width: 500, height: 820))
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.isHidden = false
      let view = UIView(50, 0, 400, 800, in: window)
      moveKeyboard(to: CGRect(x: 0, y: 420, width: 1180, height: 400))
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 420, width: 400, height: 380))
      scene.headlessOrigin.y = -100
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 520, width: 400, height: 280))
    }

    // U3
    @Test func `an undocked keyboard counts as hidden unless it is followed`() {
      let frame = CGRect(x: 40, y: 300, width: 320, height: 200)
      moveKeyboard(to: frame)
      let guide = root.view.keyboardLayoutGuide
      #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 400, height: 34))
      guide.followsUndockedKeyboard = true
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == frame && bar.frame.maxY == 300)
      guide.followsUndockedKeyboard = false
      window.layoutIfNeeded()
      #expect(bar.frame.maxY == 766)
    }

    @Test func `a screen that turns takes the guide along`() {
      moveKeyboard(to: CGRect(x: 0, y: 500, width: 400, height: 300))
      window.layoutIfNeeded()
      Headless.resizeScreen(to: CGSize(width: 800, height: 400))
      window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      moveKeyboard(to: CGRect(x: 0, y: 240, width: 800, height: 160))
      window.layoutIfNeeded()
      #expect(root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 240, width: 800, height: 160))
      #expect(bar.frame == CGRect(x: 0, y: 190, width: 800, height: 50))
    }

    @Test func `a view outside a window knows no keyboard`() {
      moveKeyboard(to: CGRect(x: 0, y: 500, width: 400, height: 300))
      let stray = UIView(0, 0, 400, 800)
      #expect(stray.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
      root.view.addSubview(stray)
      #expect(stray.keyboardLayoutGuide.layoutFrame.minY == 500)
    }

    @Test func `a view has one guide, and its settings are as documented`() {
      let guide = root.view.keyboardLayoutGuide
      #expect(guide === root.view.keyboardLayoutGuide && guide.owningView === root.view)
      #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 0)
    }
  }
}
