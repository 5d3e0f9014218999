import Foundation

extension UIScrollView {
  /// What is scrolled: constraints to it from inside decide how large the content is.
  public final var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let made = ContentGuide(of: self)
    contentGuide = made
    return made
  }

  /// The bounds, which stand still while the content moves.
  public final var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let made = UILayoutGuide(of: self)
    frameGuide = made
    return made
  }
}

/// The guide around a scroll view's content.
@MainActor
final class ContentGuide: UILayoutGuide {
  override var isContent: Bool { true }

  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}
