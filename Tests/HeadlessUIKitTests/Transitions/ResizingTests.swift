import Foundation
import HeadlessUIKit
import Testing

/// Writes down how it turns.
private class Turning: UIViewController {
  var heard: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("will be \(Int(size.width)) wide")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("is turning") },
      completion: { [weak self] _ in self?.note("has turned") })
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    note("will be \(newCollection.horizontalSizeClass)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("was \(previousTraitCollection?.verticalSizeClass ?? .unspecified)")
  }

  private func note(_ event: String) {
    heard.append("\(event) at \(Int(view.bounds.width))")
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ResizingTests {
    private let window = makeWindow()
    private let root = Turning()

    init() {
      window.rootViewController = root
    }

    private func turn() {
      Headless.resize(window, to: CGSize(width: 800, height: 400)) {
        Headless.resizeScreen(to: CGSize(width: 800, height: 400))
      }
    }

    @Test func `a controller hears before, takes part in the new size, and hears when it is over`() {
      turn()
      #expect(
        root.heard == [
          "will be compact at 400", "will be 800 wide at 400", "was regular at 800", "is turning at 800",
        ])
      Headless.advance(by: 0.4)
      #expect(root.heard.last == "has turned at 800" && root.transitionCoordinator == nil)
      #expect(root.traitCollection.verticalSizeClass == .compact)
    }

    @Test func `the safe area of the new size is there before the layout`() {
      var layouts: [CGFloat] = []
      final class Layouts: UIViewController {
        var bottoms: [CGFloat] = []
        override func viewDidLayoutSubviews() { bottoms.append(view.safeAreaInsets.bottom) }
      }
      let controller = Layouts()
      window.rootViewController = controller
      controller.bottoms = []
      Headless.resize(window, to: CGSize(width: 800, height: 400)) { [window] in
        window.headlessSafeAreaInsets.bottom = 21
      }
      layouts = controller.bottoms
      #expect(layouts == [21])
    }

    @Test func `a size that stays tells nobody`() {
      var isRun = false
      Headless.resize(window, to: window.bounds.size) { isRun = true }
      #expect(root.heard.isEmpty && isRun && !Headless.hasPendingWork)
    }

    @Test func `children that follow the size hear of theirs, others do not`() {
      let (following, fixed) = (Turning(), Turning())
      for child in [following, fixed] {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      }
      following.view.autoresizingMask = .flexibleWidth
      turn()
      #expect(following.heard.contains("will be 800 wide at 400"))
      #expect(!fixed.heard.contains { $0.contains("wide") })
    }

    @Test func `containers and presentations pass it on`() {
      let (child, modal) = (Turning(), Turning())
      let navigation = UINavigationController(rootViewController: child)
      window.rootViewController = navigation
      modal.modalPresentationStyle = .overFullScreen
      navigation.present(modal, animated: false)
      turn()
      #expect(child.heard.contains("will be 800 wide at 400"))
      #expect(modal.heard.contains("will be 800 wide at 400") && modal.view.bounds.width == 800)
    }

    @Test func `without animations the turn is over at once`() {
      UIView.performWithoutAnimation { turn() }
      #expect(root.heard.last == "has turned at 800" && !Headless.hasPendingWork)
    }

    @Test func `views hear of the traits, and the system's margins follow`() {
      final class Listening: UIView {
        var heard: [UIUserInterfaceSizeClass] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          heard.append(previousTraitCollection?.horizontalSizeClass ?? .unspecified)
        }
      }
      Headless.reset(screen: CGSize(width: 1180, height: 820), idiom: .pad)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
      window.rootViewController = UIViewController()
      window.isHidden = false
      let view = Listening(0, 0, 9, 9)
      window.rootViewController?.view.addSubview(view)
      #expect(window.rootViewController?.view.layoutMargins.left == 20)
      Headless.resize(window, to: CGSize(width: 507, height: 820))
      #expect(view.heard == [.regular] && view.traitCollection.horizontalSizeClass == .compact)
      #expect(window.rootViewController?.view.layoutMargins.left == 16)
    }
  }
}
