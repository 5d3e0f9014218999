import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct SceneTests {
    private let window = makeWindow()

    @Test func `a second scene has windows, a key window and a place of its own`() throws {
      window.makeKey()
      let scene = Headless.connectScene(
        origin: CGPoint(x: 200, y: 0), size: CGSize(width: 200, height: 800))
      let other = UIWindow(windowScene: scene)
      other.makeKeyAndVisible()
      #expect(other.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
      #expect(UIApplication.shared.connectedScenes == [scene, try #require(window.windowScene)])
      #expect(UIApplication.shared.windows == [window, other])
      #expect(window.isKeyWindow && other.isKeyWindow && UIApplication.shared.keyWindow === other)
    }

    // C9
    @Test func `windows of two scenes meet on the screen`() {
      let scene = Headless.connectScene(origin: CGPoint(x: 200, y: 0))
      let other = UIWindow(windowScene: scene)
      let view = UIView(10, 20, 30, 40, in: other)
      let space = UIScreen.main.coordinateSpace
      #expect(view.convert(view.bounds, to: space) == CGRect(x: 210, y: 20, width: 30, height: 40))
      #expect(window.convert(window.bounds, to: space).origin == .zero)
    }

    @Test func `a reset forgets further scenes`() {
      let scene = Headless.connectScene()
      let other = UIWindow(windowScene: scene)
      Headless.enterBackground()
      Headless.reset(screen: CGSize(width: 100, height: 100), idiom: .phone)
      #expect(
        UIApplication.shared.connectedScenes.count == 1 && !UIApplication.shared.windows.contains(other))
      #expect(other.windowScene == nil && UIApplication.shared.applicationState == .active)
    }

    @Test func `a scene that is disconnected leaves with its windows`() {
      let scene = Headless.connectScene()
      let other = UIWindow(windowScene: scene)
      other.makeKey()
      Headless.disconnect(scene)
      #expect(scene.activationState == .unattached && other.windowScene == nil)
      #expect(UIApplication.shared.windows == [window] && UIApplication.shared.keyWindow == nil)
    }

    @Test func `the responder chain of a window leads through its own scene`() {
      let scene = Headless.connectScene()
      let other = UIWindow(windowScene: scene)
      #expect(other.next === scene && scene.next === UIApplication.shared)
    }
  }
}
