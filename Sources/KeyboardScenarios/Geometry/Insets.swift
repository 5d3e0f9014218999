/// Distances from the edges of a rectangle inward, in points; in UIKit's order.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = Insets()

  /// The four numbers in the order in which they are written.
  public var numbers: [Double] { [top, left, bottom, right] }
}
