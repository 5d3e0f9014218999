public import KeyboardScenarios
public import PortableUIKit

/// Code under test.
///
/// It builds the screen that handles the keyboard. The stage puts a scenario's views into the
/// screen's view, lets the scenario happen, and looks at what comes of it.
public protocol KeyboardSubject: Sendable {
  /// A name for the command and for seed files, such as `occlusion-shift-repaired`.
  var name: String { get }
  /// What the feature promises.
  var claims: Claims { get }

  /// A new screen. It is called once for each play, and once more for each nested screen.
  @MainActor func makeScreen() -> UIViewController

  /// The first responder at or below `root`, found by the search under test. Only asked of subjects that
  /// claim to search.
  @MainActor func firstResponder(in root: UIView) -> UIView?

  /// The bar that `screen`, one of this subject's, brings along in its view. Only asked of subjects that
  /// claim to move one.
  @MainActor func bar(of screen: UIViewController) -> UIView?

  /// The constraint whose constant moves the bar of `screen`. Only asked of subjects that claim to move one
  /// so.
  @MainActor func bottomConstraint(of screen: UIViewController) -> NSLayoutConstraint?
}

extension KeyboardSubject {
  public func firstResponder(in root: UIView) -> UIView? { nil }

  public func bar(of screen: UIViewController) -> UIView? { nil }

  public func bottomConstraint(of screen: UIViewController) -> NSLayoutConstraint? { nil }
}

/// A subject made of a closure: a name, and how to make the screen.
public struct ScreenSubject: KeyboardSubject {
  public let name: String
  public let claims: Claims
  private let make: @MainActor @Sendable () -> UIViewController

  /// - Parameter claims: by default those of a container that moves its position and hears keyboard notifications alone.
  public init(
    _ name: String, claims: Claims = Claims(.container),
    makeScreen make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.claims, self.make) = (name, claims, make)
  }

  public func makeScreen() -> UIViewController { make() }
}
