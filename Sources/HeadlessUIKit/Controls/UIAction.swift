public import Foundation

/// What an action does; it is given the action, which names its sender.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A line of a menu, or what could be one.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public final var title: String
  public final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something that a control or a bar's item does when it is used.
///
/// A class, as in UIKit: controls know an action by its identifier, or by being the same.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public final let identifier: Identifier

  /// Who was used, while the handler runs.
  public final private(set) var sender: Any?

  private final let handler: UIActionHandler
  private static var nameless = 0

  /// Without an identifier the action gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    if identifier == nil { Self.nameless += 1 }
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.nameless)")
    super.init(title: title, image: image)
  }

  final func run(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
