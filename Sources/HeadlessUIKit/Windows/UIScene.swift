public import Foundation

/// One of the application's places on the screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is from the user's touch.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The harness's to change, by `Headless.enterBackground` and its like.
  public internal(set) final var activationState = ActivationState.unattached

  open override var next: UIResponder? { UIApplication.shared }
}

// Each is posted with the scene as its object.
extension UIScene {
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
