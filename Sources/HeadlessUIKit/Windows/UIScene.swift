/// One of the application's places on the screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open override var next: UIResponder? { UIApplication.shared }
}
