import Foundation
import HeadlessUIKit
import Testing

extension ScreenTests {
  @Suite(.serialized) @MainActor struct ActivationTests {
    private let window = makeWindow()
    private let heard = Heard()

    init() {
      let names = [
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      ]
      for name in names {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [heard] _ in
          MainActor.assumeIsolated {
            let state = UIApplication.shared.applicationState
            heard.all.append("\(name.rawValue.dropLast("Notification".count)), \(state)")
          }
        }
      }
    }

    // A scene's own state is ahead of the application's: github.com/growingio/growingio-sdk-ios-autotracker/pull/215
    @Test func `scenes and application leave and return in UIKit's order`() {
      Headless.enterBackground()
      #expect(
        heard.take() == [
          "UISceneWillDeactivate, active", "UIApplicationWillResignActive, active",
          "UISceneDidEnterBackground, inactive", "UIApplicationDidEnterBackground, background",
        ])
      #expect(window.windowScene?.activationState == .background)
      Headless.enterForeground()
      #expect(
        heard.take() == [
          "UISceneWillEnterForeground, background", "UIApplicationWillEnterForeground, background",
          "UISceneDidActivate, inactive", "UIApplicationDidBecomeActive, active",
        ])
      #expect(window.windowScene?.activationState == .foregroundActive)
    }

    @Test func `the application stays while one of its scenes does`() {
      let scene = Headless.connectScene()
      _ = heard.take()
      Headless.enterBackground(scene)
      Headless.enterForeground(scene)
      #expect(
        heard.take() == [
          "UISceneWillDeactivate, active", "UISceneDidEnterBackground, active",
          "UISceneWillEnterForeground, active", "UISceneDidActivate, active",
        ])
      #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `a scene connects and disconnects with notice`() {
      Headless.disconnect(Headless.connectScene())
      #expect(
        heard.take() == [
          "UISceneWillConnect, active", "UISceneWillEnterForeground, active", "UISceneDidActivate, active",
          "UISceneWillDeactivate, active", "UISceneDidEnterBackground, active",
          "UISceneDidDisconnect, active",
        ])
    }

    @Test func `a scene that connects in the background stays there`() {
      Headless.enterBackground()
      #expect(Headless.connectScene().activationState == .background)
    }

    @Test func `leaving twice is leaving once, and the focus stays`() {
      let field = UITextField(0, 0, 10, 10, in: window)
      field.becomeFirstResponder()
      Headless.enterBackground()
      _ = heard.take()
      Headless.enterBackground()
      #expect(heard.take().isEmpty && field.isFirstResponder)
    }
  }
}
