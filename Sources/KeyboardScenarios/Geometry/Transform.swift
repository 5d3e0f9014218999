/// An affine transform, stored as its six numbers so that no library of sines has a say in a verdict.
///
/// A point is a row vector, `p' = p · t`, as in Core Graphics.
public struct Transform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static let identity = Transform(1, 0, 0, 1, 0, 0)

  /// The six numbers in the order in which they are written.
  public var numbers: [Double] { [a, b, c, d, tx, ty] }

  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Whether it scales, turns or slants.
  public var isMoreThanShift: Bool { a != 1 || b != 0 || c != 0 || d != 1 }

  /// The signed factor by which areas grow; zero for a transform that cannot be undone.
  public var determinant: Double { a * d - b * c }

  /// First this, then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }
}
