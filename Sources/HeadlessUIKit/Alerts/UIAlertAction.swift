/// Something that a user can choose in an alert.
///
/// A class, as in UIKit: an alert knows an action by its being the same.
@preconcurrency @MainActor
open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public final let title: String?
  public final let style: Style

  /// Whether a user can choose the action.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  final weak var alert: UIAlertController?
  final weak var button: UIButton?
  final let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension Headless {
  /// A user chooses an action of an alert that is on the screen: the alert goes, and then the action's handler runs.
  public static func choose(_ action: UIAlertAction) {
    guard let alert = action.alert, let presentation = alert.rarities?.presenter?.rarities?.presentation,
      presentation.phase == .presented, action.isEnabled
    else { return diagnose("an action was chosen that is disabled, or whose alert has not appeared") }
    presentation.dismiss(animated: true) { action.handler?(action) }
  }
}
