public import Foundation

extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  /// Whether the value was made of the type that Objective-C encodes as `encoding`.
  func holds(_ encoding: StaticString) -> Bool {
    strcmp(objCType, UnsafeRawPointer(encoding.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }
}
