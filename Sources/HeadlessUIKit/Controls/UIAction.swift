/// What an action does; it is given the action, which names its sender.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a control or a bar's item does when it is used.
///
/// A class, as in UIKit: controls know an action by its identifier, or by being the same.
@preconcurrency @MainActor
open class UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public final var title: String
  public final let identifier: Identifier

  /// Who was used, while the handler runs.
  public final private(set) var sender: Any?

  private final let handler: UIActionHandler
  private static var nameless = 0

  /// Without an identifier the action gets one of its own.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    if identifier == nil { Self.nameless += 1 }
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.nameless)")
  }

  final func run(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
