public import Foundation

/// A control that is on or off, and the other when it is tapped.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private final var storedIsOn = false

  /// Whatever size is asked for, a switch has its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Setting it sends no events.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
  }

  private static let size = CGSize(width: 51, height: 31)

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func willSendTap(_ touch: UITouch) {
    setOn(!isOn, animated: true)
  }

  override var eventsOfTap: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }
  override var claimsTaps: Bool { true }
}
