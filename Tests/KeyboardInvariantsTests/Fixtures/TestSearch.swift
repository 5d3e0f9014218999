import KeyboardScenarios
import KeyboardStage
import PortableUIKit

/// A search for the first responder that a test writes as a closure.
struct TestSearch: KeyboardSubject {
  let name = "test-search"
  var claims = Claims(.search)
  let find: @MainActor @Sendable (UIView) -> UIView?

  func makeScreen() -> UIViewController { UIViewController() }

  func firstResponder(in root: UIView) -> UIView? { find(root) }
}

extension TestSearch {
  /// From the top, the first that answers.
  static let outermost = TestSearch { $0.outermost }

  /// The one that has the focus itself.
  static let innermost = TestSearch(claims: .innermost) { $0.focused }
}

extension Claims {
  static var innermost: Claims {
    var claims = Claims(.search)
    claims.reports = .innermost
    return claims
  }
}

extension UIView {
  fileprivate var outermost: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.outermost).first
  }
}
