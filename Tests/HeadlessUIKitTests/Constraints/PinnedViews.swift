import Foundation
import HeadlessUIKit

extension UIView {
  /// Ties four edges to another view's or a guide's.
  func pin(to guide: UILayoutGuide, _ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
    ])
  }
}

/// As large as its content.
final class Content: UIView {
  var size = CGSize(width: 80, height: 20)

  override var intrinsicContentSize: CGSize { size }
}
