public import Foundation

/// The root of a view tree. It begins hidden, keeps the focus of its tree, and shows its root controller's view
/// while it is visible.
@preconcurrency @MainActor
open class UIWindow: UIView {
  nonisolated(unsafe) final var storedFirstResponder: UIResponder?
  /// The window whose first responder the views in here may become, where that is another one.
  nonisolated(unsafe) final unowned(unsafe) var focusOwner: UIWindow?
  /// How many changes of the focus are under way.
  final var focusChanges = 0
  /// Where the first responder's input views are; nil while it has none.
  nonisolated(unsafe) final var inputWindow: InputWindow? {
    didSet { if oldValue !== inputWindow { oldValue?.leaveOwner() } }
  }
  nonisolated(unsafe) final var storedScene: UIWindowScene? {
    didSet { sceneReference = storedScene.map(Unmanaged.passUnretained) }
  }
  /// The scene, for loops that run often.
  @exclusivity(unchecked) nonisolated(unsafe) final var sceneReference: Unmanaged<UIWindowScene>?
  nonisolated(unsafe) final var storedSafeAreaInsets = UIEdgeInsets.zero
  private final var storedRoot: UIViewController?

  /// A window of the application's first scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join(UIApplication.shared.defaultScene)
  }

  /// A window as large as its scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    join(windowScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join(UIApplication.shared.defaultScene)
  }

  deinit {
    storedScene?.remove(self)
    inputWindow?.leaveOwner()
    SafeArea.note(change: storedSafeAreaInsets, to: .zero)
  }

  /// Runs while the window is made.
  func join(_ scene: UIWindowScene) {
    storedWindow = self
    storedIsHidden = true
    windowScene = scene
  }

  /// The stored first responder: the harness's fast read, not UIKit's.
  public final var headlessFirstResponder: UIResponder? { storedFirstResponder }

  /// How far the device's bars and corners reach into the window: the harness's to set, not UIKit's.
  public final var headlessSafeAreaInsets: UIEdgeInsets {
    get { storedSafeAreaInsets }
    set {
      guard storedSafeAreaInsets != newValue else { return }
      SafeArea.note(change: storedSafeAreaInsets, to: newValue)
      storedSafeAreaInsets = newValue
      safeAreaMayHaveChanged()
      Headless.hierarchyDidChange()
    }
  }

  public final var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard storedScene !== newValue else { return }
      storedScene?.remove(self)
      storedScene = newValue
      newValue?.add(self)
      Headless.hierarchyDidChange()
      Headless.keyboard?.follow()
    }
  }

  public final var screen: UIScreen { .main }

  open override var next: UIResponder? { storedScene ?? UIApplication.shared }

  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      guard storedRoot !== newValue else { return }
      if !storedIsHidden { storedRoot?.leave() }
      storedRoot = newValue
      if !storedIsHidden { newValue?.enter(self) }
    }
  }

  open override var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard storedIsHidden != newValue else { return }
      super.isHidden = newValue
      if newValue {
        storedRoot?.disappear()
        storedScene?.windowDidHide(self)
      } else {
        storedRoot?.enter(self)
        Headless.keyboard?.follow()
      }
    }
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    inputWindow?.layoutIfNeeded()
    Headless.keyboard?.windowDidLayOut(self)
  }

  public final var isKeyWindow: Bool { storedScene?.storedKeyWindow === self }

  open func makeKey() {
    storedScene?.storedKeyWindow = self
    UIApplication.shared.keyScene = storedScene
    Headless.keyboard?.follow()
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
}
