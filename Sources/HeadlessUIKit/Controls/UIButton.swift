public import Foundation

/// A control with a title that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public final private(set) var buttonType = ButtonType.custom
  private final var titles: [UInt: String] = [:]

  /// A button that runs an action and bears its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    invalidateIntrinsicContentSize()
  }

  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  public final var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  open override var intrinsicContentSize: CGSize {
    let text = LineOfText(currentTitle ?? "").size
    return CGSize(width: max(30, text.width), height: 34)
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }
}

extension UIControl {
  /// Whether a control can be used.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let disabled = State(rawValue: 1 << 1)
  }

  public final var state: State { isEnabled ? .normal : .disabled }
}
