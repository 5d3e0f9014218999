#if !canImport(CoreGraphics)
  public import Foundation

  /// A colour as layers have it: the same four numbers.
  ///
  /// A class, as in Core Graphics.
  public final class CGColor: Hashable, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(components)
    }
  }

  extension UIColor {
    public convenience init(cgColor: CGColor) {
      self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    public final var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
  }

  extension CALayer {
    /// The view's background colour.
    public final var backgroundColor: CGColor? {
      get { view?.backgroundColor?.cgColor }
      set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }
  }
#endif
