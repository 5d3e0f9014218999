import Foundation

/// A message with actions to choose from, and perhaps with fields to fill in.
///
/// It is presented like any controller. While it is there it has the focus, or its first field has; whoever had it
/// before gets it back when the alert has gone, and before the chosen action runs. That it comes back is reported by
/// several (github.com/sberrevoets/SDCAlertView/issues/119, github.com/slackhq/SlackTextViewController/issues/502),
/// and when exactly by nobody.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public final private(set) var preferredStyle = Style.actionSheet
  public final private(set) var actions: [UIAlertAction] = []
  private final var fields: [UITextField] = []

  open var message: String? {
    didSet { contentDidChange() }
  }

  /// What stands out; it must be one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, preferredAction.alert !== self else { return }
      Headless.diagnose("an alert was given a preferred action that is none of its own")
      self.preferredAction = oldValue
    }
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The fields in the order of adding; nil while there are none.
  public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return Headless.diagnose("an alert was given a second action of the style cancel")
    }
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a field, which the handler may prepare. Action sheets have none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return Headless.diagnose("a field was added to an action sheet") }
    let field = UITextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// Action sheets on a pad are popovers.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet && isOnPad ? .popover : .custom }
    set {}
  }

  private final var isOnPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  open override var canBecomeFirstResponder: Bool { true }

  open override func loadView() {
    view = AlertView(of: self)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let first = fields.first, first.becomeFirstResponder() { return }
    becomeFirstResponder()
  }

  /// The content's size, or who is in it, is another one.
  private final func contentDidChange() {
    (viewIfLoaded as? AlertView)?.rebuild()
    rarities?.presenter?.rarities?.presentation?.measure()
  }
}
