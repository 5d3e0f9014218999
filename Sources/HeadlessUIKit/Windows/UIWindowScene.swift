public import Foundation

/// A scene with windows.
///
/// Where it lies on the screen is its own affair: in a split the origin is the scene's, and its windows begin at
/// zero all the same.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Where the scene's zero is on the screen: the harness's to set, not UIKit's.
  public var headlessOrigin: CGPoint {
    get { storedOrigin }
    set {
      guard storedOrigin != newValue else { return }
      storedOrigin = newValue
      Headless.hierarchyDidChange()
    }
  }

  /// How large new windows are, where that is not the screen's size: the harness's to set, not UIKit's.
  public final var headlessSize: CGSize?

  nonisolated(unsafe) final var storedOrigin = CGPoint.zero
  nonisolated(unsafe) final var windowReferences: [WindowReference] = []
  nonisolated(unsafe) final unowned(unsafe) var storedKeyWindow: UIWindow?

  /// The scene's windows in the order of joining; the scene does not keep them alive.
  public var windows: [UIWindow] { windowReferences.map(\.window) }

  public var keyWindow: UIWindow? { storedKeyWindow }
  public var screen: UIScreen { .main }
  public var coordinateSpace: any UICoordinateSpace { space }

  private lazy var space = SceneSpace(of: self)

  final var screenOrigin: CGPoint { storedOrigin }

  final var size: CGSize { headlessSize ?? UIScreen.main.bounds.size }

  /// Lets the windows go, without a first responder and a scene.
  final func forgetWindows() {
    for window in windows {
      window.storedFirstResponder = nil
      window.inputWindow = nil
      window.storedScene = nil
    }
    windowReferences = []
    storedKeyWindow = nil
    Headless.hierarchyDidChange()
  }

  final func add(_ window: UIWindow) {
    windowReferences.append(WindowReference(window: window))
  }

  /// Another window that is to be seen is the key window now, the last that joined.
  final func windowDidHide(_ window: UIWindow) {
    if storedKeyWindow === window { storedKeyWindow = windows.last { !$0.storedIsHidden } }
    Headless.keyboard?.follow()
  }

  nonisolated final func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window }
    if storedKeyWindow === window { storedKeyWindow = nil }
  }
}

/// A window that is not kept alive.
struct WindowReference {
  unowned(unsafe) let window: UIWindow
}

/// The space of one scene; a class because coordinate spaces are.
@MainActor
final class SceneSpace: UprightSpace {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  var screenOrigin: CGPoint { scene?.screenOrigin ?? .zero }

  /// As large as the scene was made, or its first window, or the screen.
  var bounds: CGRect {
    guard let scene else { return UIScreen.main.bounds }
    let first = scene.windows.first?.storedBounds.size
    return CGRect(origin: .zero, size: scene.headlessSize ?? first ?? scene.size)
  }
}
