import PortableUIKit

/// Counts its layouts.
final class LayoutCounter: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }

  /// How many layouts there were since the last time.
  func take() -> Int {
    defer { count = 0 }
    return count
  }
}
