public import KeyboardScenarios
public import PortableUIKit

/// A subject that moves a bar: a name, how to make the screen, and which of its views is the bar.
public struct BarSubject<Screen: UIViewController>: KeyboardSubject {
  public let name: String
  public let claims: Claims
  private let bar: @MainActor @Sendable (Screen) -> UIView
  private let constraint: @MainActor @Sendable (Screen) -> NSLayoutConstraint?
  private let make: @MainActor @Sendable () -> Screen

  /// - Parameters:
  ///   - claims: of kind `toolbar` or `constraintBar`.
  ///   - bar: the bar, once the screen's view is loaded.
  ///   - constraint: the constraint whose constant moves the bar, if one does.
  public init(
    _ name: String, claims: Claims, makeScreen make: @escaping @MainActor @Sendable () -> Screen,
    bar: @escaping @MainActor @Sendable (Screen) -> UIView,
    constraint: @escaping @MainActor @Sendable (Screen) -> NSLayoutConstraint? = { _ in nil }
  ) {
    precondition(claims.kind == .toolbar || claims.kind == .constraintBar, "these claims are of no bar")
    (self.name, self.claims, self.bar, self.constraint, self.make) = (name, claims, bar, constraint, make)
  }

  public func makeScreen() -> UIViewController { make() }

  public func bar(of screen: UIViewController) -> UIView? { (screen as? Screen).map(bar) }

  public func bottomConstraint(of screen: UIViewController) -> NSLayoutConstraint? {
    (screen as? Screen).flatMap(constraint)
  }
}
