import PortableUIKit

// What a test needs of the world around an app: the one file of the suite that differs from platform to platform.

/// The device that the tests run on.
@MainActor enum Device {
  /// What a user does to the keyboard.
  enum KeyboardAction {
    case dock, undock, split, float
    case showSuggestions
    case connectHardware, disconnectHardware
  }
}

#if canImport(UIKit)
  extension Device {
    nonisolated static let canSetSafeArea = false
    nonisolated static let canPlaceScenes = false
    nonisolated static let canTap = false
    nonisolated static let canDrag = false
    nonisolated static let canTurn = false
    /// Whether a test says if it runs on a phone or on a pad, instead of the one who runs it.
    nonisolated static let canChooseIdiom = false
    /// Whether the keyboard comes to where a test wants it, at a frame of the test's own.
    nonisolated static let canPlaceKeyboard = false
    /// Whether there is a user's hand at the keyboard.
    nonisolated static let canActOnKeyboard = false
    /// Whether a mistake lets the test go on, instead of raising an exception that ends the process.
    nonisolated static let survivesMistakes = false

    /// A visible window of the application's own scene.
    static func makeWindow(
      width: CGFloat = 400, height: CGFloat = 800, on idiom: UIUserInterfaceIdiom = .phone
    ) -> UIWindow {
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
    static func setSceneSize(_ size: CGSize, of window: UIWindow) {}
    static func turn(_ window: UIWindow) {}
    static func tap(at point: CGPoint, in window: UIWindow) {}
    static func drag(_ scrollView: UIScrollView, through heights: [CGFloat]) {}
    static func wait(frames: Double) {}
    static func placeKeyboard(at frame: CGRect?) {}
    static func actOnKeyboard(_ action: KeyboardAction) {}

    static func mistakes(in body: () -> Void) -> Int { 0 }
  }
#else
  import HeadlessUIKit

  extension Device {
    nonisolated static let canSetSafeArea = true
    nonisolated static let canPlaceScenes = true
    nonisolated static let canTap = true
    nonisolated static let canDrag = true
    nonisolated static let canTurn = true
    nonisolated static let canChooseIdiom = true
    nonisolated static let canPlaceKeyboard = true
    nonisolated static let canActOnKeyboard = true
    nonisolated static let survivesMistakes = true

    /// A visible window on a fresh screen of its size.
    static func makeWindow(
      width: CGFloat = 400, height: CGFloat = 800, on idiom: UIUserInterfaceIdiom = .phone
    ) -> UIWindow {
      Headless.reset(screen: CGSize(width: width, height: height), idiom: idiom)
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

    /// Gives the window's scene another size, and the window with it, on the same screen.
    static func setSceneSize(_ size: CGSize, of window: UIWindow) {
      Headless.resize(window, to: size)
    }

    /// Turns the device by a quarter; the window fills the screen afterwards.
    static func turn(_ window: UIWindow) {
      let screen = window.screen.bounds.size
      let turned = CGSize(width: screen.height, height: screen.width)
      Headless.resizeScreen(to: turned)
      Headless.keyboard?.screenDidTurn()
      window.frame = CGRect(origin: .zero, size: turned)
    }

    /// A finger goes down, given in the window's coordinates, and up again.
    static func tap(at point: CGPoint, in window: UIWindow) {
      Headless.tap(at: point, in: window)
    }

    /// A finger goes down in the middle of a scroll view, moves to the next of these heights, in the window's
    /// coordinates, with each frame that passes, and goes up at the last.
    static func drag(_ scrollView: UIScrollView, through heights: [CGFloat]) {
      let middle = scrollView.convert(scrollView.bounds, to: nil).midX
      Headless.drag(scrollView, along: heights.map { CGPoint(x: middle, y: $0) })
    }

    /// Lets this many sixtieths of a second pass.
    static func wait(frames: Double) {
      Headless.advance(by: frames / 60)
    }

    /// The keyboard comes to a frame on the screen, and is docked if that reaches the bottom; or it goes, with nil.
    static func placeKeyboard(at frame: CGRect?) {
      let screen = UIScreen.main.bounds
      let away = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 300)
      let name =
        switch frame {
        case nil: UIResponder.keyboardWillHideNotification
        case let frame? where frame.maxY < screen.maxY: UIResponder.keyboardWillChangeFrameNotification
        case _?: UIResponder.keyboardWillShowNotification
        }
      Headless.postKeyboard(name: name, begin: away, end: frame ?? away, duration: 0.25)
    }

    /// The user does something to the keyboard that was plugged in.
    static func actOnKeyboard(_ action: KeyboardAction) {
      Headless.keyboard?.configure { profile in
        switch action {
        case .dock: profile.style = .docked
        case .undock: profile.style = .undocked
        case .split: profile.style = .split
        case .float: profile.style = .floating
        case .showSuggestions: profile.predictiveBar = 33
        case .connectHardware: profile.isHardware = true
        case .disconnectHardware: profile.isHardware = false
        }
      }
    }

    /// How many times UIKit would have raised an exception.
    static func mistakes(in body: () -> Void) -> Int {
      _ = Headless.takeDiagnostics()
      body()
      return Headless.takeDiagnostics().count
    }
  }
#endif
