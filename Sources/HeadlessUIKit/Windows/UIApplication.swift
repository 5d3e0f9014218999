/// The application: the last responder before its delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public weak var delegate: (any UIApplicationDelegate)?

  /// The scene that windows join when they are not told which.
  final var defaultScene = UIWindowScene()

  open override var next: UIResponder? { delegate as? UIResponder }

  public var connectedScenes: Set<UIScene> { [defaultScene] }
  public var windows: [UIWindow] { defaultScene.windows }
  public var keyWindow: UIWindow? { defaultScene.keyWindow }
}

/// What the application tells its owner; a delegate that is a responder ends the responder chain.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}
