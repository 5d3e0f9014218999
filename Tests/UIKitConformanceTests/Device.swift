import PortableUIKit

// What a test needs of the world around an app: the one file of the suite that differs from platform to platform.

/// The device that the tests run on.
@MainActor enum Device {}

#if canImport(UIKit)
  extension Device {
    nonisolated static let canSetSafeArea = false
    nonisolated static let canPlaceScenes = false
    nonisolated static let canTap = false
    /// Whether a mistake lets the test go on, instead of raising an exception that ends the process.
    nonisolated static let survivesMistakes = false

    /// A visible window of the application's own scene.
    static func makeWindow(width: CGFloat = 400, height: CGFloat = 800) -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let window = scenes.first.map(UIWindow.init(windowScene:)) ?? UIWindow()
      window.frame = CGRect(x: 0, y: 0, width: width, height: height)
      window.isHidden = false
      return window
    }

    /// By how many seconds `wait` may be off.
    static let clockTolerance: CGFloat = 0.1

    /// Lets time pass.
    static func wait(_ seconds: Double) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    static let resign = #selector(UIResponder.resignFirstResponder)
    static let pop = #selector(UINavigationController.popViewController(animated:))

    /// Plugs in a keyboard that comes with the focus: there is one.
    static func plugInKeyboard() {}

    // What follows cannot be done from inside an app: tests that need it are not enabled there.

    static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {}
    static func setSceneOrigin(_ origin: CGPoint, of window: UIWindow) {}
    static func tap(at point: CGPoint, in window: UIWindow) {}

    static func mistakes(in body: () -> Void) -> Int { 0 }
  }
#else
  import HeadlessUIKit

  extension Device {
    nonisolated static let canSetSafeArea = true
    nonisolated static let canPlaceScenes = true
    nonisolated static let canTap = true
    nonisolated static let survivesMistakes = true

    /// A visible window on a fresh screen of its size.
    static func makeWindow(width: CGFloat = 400, height: CGFloat = 800) -> UIWindow {
      Headless.reset(screen: CGSize(width: width, height: height), idiom: .phone)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.isHidden = false
      return window
    }

    /// By how many seconds `wait` may be off.
    static let clockTolerance: CGFloat = 0

    /// Lets time pass.
    static func wait(_ seconds: Double) {
      Headless.advance(by: seconds)
    }

    static let resign = Selector(UIResponder.resignFirstResponder, named: "resignFirstResponder")
    static let pop = Selector(
      UINavigationController.popViewController(animated:), named: "popViewController(animated:)")

    /// Plugs in a keyboard that comes with the focus.
    static func plugInKeyboard() {
      Headless.keyboard = SimulatedKeyboard(KeyboardProfile(.iOS16))
    }

    /// Says how far bars and corners reach into a window.
    static func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
      window.headlessSafeAreaInsets = insets
    }

    /// Says where on the screen the window's scene is.
    static func setSceneOrigin(_ origin: CGPoint, of window: UIWindow) {
      window.windowScene?.headlessOrigin = origin
    }

    /// A finger goes down, given in the window's coordinates, and up again.
    static func tap(at point: CGPoint, in window: UIWindow) {
      Headless.tap(at: point, in: window)
    }

    /// How many times UIKit would have raised an exception.
    static func mistakes(in body: () -> Void) -> Int {
      _ = Headless.takeDiagnostics()
      body()
      return Headless.takeDiagnostics().count
    }
  }
#endif
