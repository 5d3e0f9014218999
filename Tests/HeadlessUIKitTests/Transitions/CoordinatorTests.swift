import Foundation
import HeadlessUIKit
import Testing

/// Takes part in every transition that it hears of.
private final class Participant: UIViewController {
  var heard: [String] = []

  override func viewWillAppear(_ animated: Bool) { join("appearing") }
  override func viewWillDisappear(_ animated: Bool) { join("disappearing") }
  override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }

  private func join(_ name: String) {
    guard let coordinator = transitionCoordinator else { return heard.append("\(name) alone") }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.heard.append(name) },
      completion: { [weak self] in self?.heard.append($0.isCancelled ? "not \(name)" : "over") })
    coordinator.notifyWhenInteractionChanges { [weak self] in
      self?.heard.append($0.isCancelled ? "let go back" : "let go")
    }
  }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct CoordinatorTests {
    private let window = makeWindow()
    private let root = UIViewController()
    private let guest = Participant()

    init() {
      window.rootViewController = root
    }

    @Test func `code takes part in an animated presentation, and knows its two sides`() throws {
      root.present(guest, animated: true)
      #expect(guest.take() == ["appearing"])
      let coordinator = try #require(guest.transitionCoordinator)
      #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.5)
      #expect(coordinator.viewController(forKey: .from) === root)
      #expect(coordinator.viewController(forKey: .to) === guest)
      #expect(
        coordinator.containerView === guest.view.superview && root.transitionCoordinator === coordinator)
      Headless.advance(by: 1)
      #expect(guest.take() == ["appeared", "over"] && guest.transitionCoordinator == nil)
      guest.dismiss(animated: true)
      Headless.advance(by: 1)
      #expect(guest.take() == ["disappearing", "over"] && root.transitionCoordinator == nil)
    }

    @Test func `there is nobody to coordinate what is not animated`() {
      root.present(guest, animated: false)
      #expect(guest.take() == ["appearing alone", "appeared"])
    }

    @Test func `a block that comes late runs at once, and is on record`() {
      root.present(guest, animated: true)
      _ = Headless.takeAnimations()
      guest.transitionCoordinator?.animate(alongsideTransition: { [root] _ in root.view.alpha = 0.5 })
      #expect(root.view.alpha == 0.5)
      #expect(Headless.takeAnimations().map(\.duration) == [0.5])
    }

    @Test func `children take part in their parent's transition`() {
      let child = UIViewController()
      guest.addChild(child)
      root.present(guest, animated: true)
      #expect(child.transitionCoordinator != nil)
    }

    private func push() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      navigation.pushViewController(guest, animated: true)
      return navigation
    }

    @Test func `code takes part in a push and a pop`() {
      let navigation = push()
      #expect(guest.take() == ["appearing"] && navigation.transitionCoordinator != nil)
      Headless.advance(by: 1)
      #expect(guest.take() == ["appeared", "over"] && navigation.transitionCoordinator == nil)
      navigation.popViewController(animated: true)
      Headless.advance(by: 1)
      #expect(guest.take() == ["disappearing", "over"])
    }

    @Test func `a pop by finger tells when the finger lets go, and whether it was taken back`() {
      let navigation = push()
      Headless.advance(by: 1)
      _ = guest.take()
      navigation.headlessBeginInteractivePop()
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      navigation.headlessCancelInteractivePop()
      #expect(
        guest.take().filter { $0 != "appearing alone" } == [
          "disappearing", "let go back", "appearing", "appeared", "not disappearing", "not appearing",
        ])
      #expect(navigation.transitionCoordinator == nil)
      navigation.headlessBeginInteractivePop()
      navigation.headlessFinishInteractivePop()
      #expect(guest.take() == ["disappearing", "let go", "over"])
    }

    @Test func `a reset frees who takes part`() {
      weak var lost: UIViewController?
      do {
        let controller = UIViewController()
        lost = controller
        root.present(controller, animated: true)
        controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in controller.title = "over" }
      }
      Headless.reset(screen: .zero, idiom: .phone)
      window.rootViewController = nil
      #expect(lost == nil)
    }
  }
}
