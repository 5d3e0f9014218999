public import Foundation

/// The application: the last responder before its delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// Whether the user can touch the application, can see it, or neither.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public weak var delegate: (any UIApplicationDelegate)?

  /// The harness's to change, by `Headless.enterBackground` and `Headless.enterForeground`.
  public internal(set) final var applicationState = State.active

  /// The scene that windows join when they are not told which.
  final var defaultScene = makeDefaultScene()

  /// The scenes that the harness has connected, in order.
  final var furtherScenes: [UIWindowScene] = []

  /// The scene whose window was made key last.
  final var keyScene: UIWindowScene?

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Calls the method of `target`, or for nil of the first along the responder chain that has it: from the first responder
  /// on, or where there is none, from the sender (R9).
  ///
  /// - Returns: whether somebody has the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let start = keyWindow?.storedFirstResponder ?? sender as? UIResponder
    guard let receiver = target ?? start?.target(forAction: action, withSender: sender) else { return false }
    action.perform(on: receiver as AnyObject, with: sender, event: event)
    return true
  }

  /// Unordered, as in UIKit: who takes the first of several relies on chance.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The windows of all scenes.
  public var windows: [UIWindow] { scenes.flatMap(\.windows) }

  /// The window that was made key last, or another that is the key window of its scene.
  public var keyWindow: UIWindow? {
    keyScene?.keyWindow ?? scenes.lazy.compactMap(\.keyWindow).first
  }

  final var scenes: [UIWindowScene] { [defaultScene] + furtherScenes }

  private static func makeDefaultScene() -> UIWindowScene {
    let scene = UIWindowScene()
    scene.activationState = .foregroundActive
    return scene
  }

  /// Makes a fresh application with one scene and no windows.
  final func reset() {
    for scene in scenes {
      scene.forgetWindows()
    }
    defaultScene = Self.makeDefaultScene()
    furtherScenes.removeAll()
    keyScene = nil
    delegate = nil
    applicationState = .active
  }
}

extension UIApplication {
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
}

/// What the application tells its owner; a delegate that is a responder ends the responder chain.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
