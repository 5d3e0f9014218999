public import Foundation

/// A font without glyphs: a name, a size and a weight.
///
/// The vertical metrics are the system font's in proportion to the size. Every character is half as wide as the font is
/// large, in all weights: widths are a stand-in that can be reckoned by hand, and a longer text is wider.
open class UIFont: NSObject, @unchecked Sendable {
  public final let fontName: String
  /// In points.
  public final let pointSize: CGFloat
  final let weight: Weight

  init(named name: String, size: CGFloat, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  /// Any name will do, as if the font were installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, size: fontSize)
  }

  public final var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }

  /// How far the tallest characters reach above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.9521484375 }
  /// How far the lowest characters reach below the baseline: a negative number of points.
  open var descender: CGFloat { pointSize * -0.2412109375 }
  open var capHeight: CGFloat { pointSize * 0.70458984375 }
  open var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// From one baseline to the next, in points.
  open var lineHeight: CGFloat { ascender - descender }
  open var leading: CGFloat { 0 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(named: fontName, size: fontSize, weight: weight)
  }

  /// How wide every character is, in points.
  final var advance: CGFloat { pointSize / 2 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont {
  /// How bold a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}
