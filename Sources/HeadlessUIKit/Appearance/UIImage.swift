public import Foundation

/// An image without pixels: a size.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// In points.
  public final let size: CGSize
  public final let renderingMode: RenderingMode
  public final let isSymbolImage: Bool

  /// An image without a size.
  public override convenience init() {
    self.init(headlessSize: .zero)
  }

  /// An image of a size in points: the harness's way to have one, not UIKit's.
  public init(headlessSize size: CGSize) {
    self.size = size
    renderingMode = .automatic
    isSymbolImage = false
  }

  /// Nil: there are no asset catalogues here.
  public init?(named name: String) {
    return nil
  }

  /// A symbol, whatever the name: 20 points square, about as large as symbols are beside body text.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    size = CGSize(width: 20, height: 20)
    renderingMode = .automatic
    isSymbolImage = true
  }

  private init(_ image: UIImage, mode: RenderingMode) {
    size = image.size
    renderingMode = mode
    isSymbolImage = image.isSymbolImage
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, mode: .alwaysOriginal) }
}
