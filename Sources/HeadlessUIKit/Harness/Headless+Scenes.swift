public import Foundation

// A scene is told before the application, which follows when the first scene comes or the last has gone. What will
// happen is posted in the old state, what did in the new one.

extension Headless {
  /// Brings another scene of the application to the screen, in the state that the application is in.
  ///
  /// - Parameters:
  ///   - origin: where the scene's zero is on the screen.
  ///   - size: how large new windows of the scene are; nil is as large as the screen.
  @discardableResult
  public static func connectScene(origin: CGPoint = .zero, size: CGSize? = nil) -> UIWindowScene {
    let scene = UIWindowScene()
    scene.headlessOrigin = origin
    scene.headlessSize = size
    UIApplication.shared.furtherScenes.append(scene)
    post(UIScene.willConnectNotification, of: scene)
    scene.activationState = .background
    if UIApplication.shared.applicationState != .background { enterForeground(scene) }
    return scene
  }

  /// Takes a scene and its windows away; the first scene stays.
  public static func disconnect(_ scene: UIWindowScene) {
    guard UIApplication.shared.furtherScenes.contains(scene) else { return }
    enterBackground(scene)
    UIApplication.shared.furtherScenes.removeAll { $0 === scene }
    if UIApplication.shared.keyScene === scene { UIApplication.shared.keyScene = nil }
    scene.activationState = .unattached
    post(UIScene.didDisconnectNotification, of: scene)
    scene.forgetWindows()
  }

  /// Takes a scene to the background, or with nil all of them. The focus stays where it is.
  public static func enterBackground(_ scene: UIWindowScene? = nil) {
    let application = UIApplication.shared
    let leaving = scenes(scene) { $0.activationState == .foregroundActive }
    for scene in leaving {
      post(UIScene.willDeactivateNotification, of: scene)
      scene.activationState = .foregroundInactive
    }
    if isEvery(.foregroundInactive, .background), application.applicationState == .active {
      post(UIApplication.willResignActiveNotification, of: application)
      application.applicationState = .inactive
    }
    for scene in leaving {
      scene.activationState = .background
      post(UIScene.didEnterBackgroundNotification, of: scene)
    }
    if isEvery(.background), application.applicationState == .inactive {
      application.applicationState = .background
      post(UIApplication.didEnterBackgroundNotification, of: application)
    }
  }

  /// Brings a scene to the foreground, or with nil all of them, and makes it active.
  public static func enterForeground(_ scene: UIWindowScene? = nil) {
    let application = UIApplication.shared
    let coming = scenes(scene) { $0.activationState == .background }
    for scene in coming {
      post(UIScene.willEnterForegroundNotification, of: scene)
      scene.activationState = .foregroundInactive
    }
    if !coming.isEmpty, application.applicationState == .background {
      post(UIApplication.willEnterForegroundNotification, of: application)
      application.applicationState = .inactive
    }
    for scene in coming {
      scene.activationState = .foregroundActive
      post(UIScene.didActivateNotification, of: scene)
    }
    if !coming.isEmpty, application.applicationState == .inactive {
      application.applicationState = .active
      post(UIApplication.didBecomeActiveNotification, of: application)
      keyboard?.applicationDidReturn()
    }
  }

  private static func scenes(
    _ scene: UIWindowScene?, where isMeant: (UIWindowScene) -> Bool
  ) -> [UIWindowScene] {
    (scene.map { [$0] } ?? UIApplication.shared.scenes).filter(isMeant)
  }

  private static func isEvery(_ states: UIScene.ActivationState...) -> Bool {
    UIApplication.shared.scenes.allSatisfy { states.contains($0.activationState) }
  }

  private static func post(_ name: NSNotification.Name, of object: UIResponder) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
