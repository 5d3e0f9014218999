public import Foundation

extension UIScrollView {
  /// On which edges the safe area is added to a scroll view's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below also where a navigation controller's content is a scroll view that
    /// does not scroll.
    case automatic
    /// On the axes along which the content is larger than the view or always bounces.
    case scrollableAxes
    case never
    case always
  }

  /// When a drag takes the keyboard away.
  ///
  /// The accessory view of the modes without it goes as the keyboard does here: it belongs to the responder that
  /// has the focus.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as a drag begins.
    case onDrag
    /// With the finger that pulls it down; pulled up again it stays.
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory

    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }

  /// Which part of its speed scrolling content keeps after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
