/// A point, in points.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  public static let zero = Point(0, 0)

  public var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A size, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// The size after a quarter turn.
  public var turned: Size { Size(height, width) }

  public var isFinite: Bool { width.isFinite && height.isFinite }
}

/// A rectangle, in points; which coordinates it is in is said where it is used.
///
/// It may hold NaN and infinity, because keyboard notifications did. For equality NaN is a value
/// like any other: a scenario that holds one equals its copy.
public struct Rect: Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public static let zero = Rect(0, 0, 0, 0)
  /// What Core Graphics calls the null rectangle.
  public static let null = Rect(.infinity, .infinity, 0, 0)

  public var size: Size { Size(width, height) }
  public var origin: Point { Point(x, y) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The four numbers in the order in which they are written.
  public var numbers: [Double] { [x, y, width, height] }

  public func offset(by offset: Point) -> Rect {
    Rect(x + offset.x, y + offset.y, width, height)
  }

  /// Whether this lies wholly in `other`, up to `tolerance` points on each side.
  public func isInside(_ other: Rect, tolerance: Double) -> Bool {
    x >= other.x - tolerance && y >= other.y - tolerance
      && maxX <= other.maxX + tolerance && maxY <= other.maxY + tolerance
  }
}

extension Rect: Hashable {
  public static func == (one: Rect, other: Rect) -> Bool {
    one.x.isSame(as: other.x) && one.y.isSame(as: other.y)
      && one.width.isSame(as: other.width) && one.height.isSame(as: other.height)
  }

  public func hash(into hasher: inout Hasher) {
    for number in [x, y, width, height] { hasher.combine(number.isNaN ? 0 : number) }
  }
}

extension Double {
  /// Equality in which NaN equals NaN.
  func isSame(as other: Double) -> Bool {
    self == other || (isNaN && other.isNaN)
  }
}
