public import Foundation

/// A button, a view or a space in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The items that the system knows; titles are theirs, symbols have none.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
  }

  public final let customView: UIView?
  private final let systemItem: SystemItem?
  private final lazy var button = makeButton()

  /// The bar that shows the item.
  final weak var bar: UIToolbar?

  /// The width of a fixed space; for anything else, zero lets it be as wide as it likes.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemDidChange() } }
  }

  /// What a tap on the item does.
  open var primaryAction: UIAction?

  /// A title that is nil is the action's.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    customView = nil
    systemItem = nil
    self.primaryAction = primaryAction
    super.init()
    self.title = title ?? primaryAction?.title
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    customView = nil
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    super.init()
    title = systemItem.title
  }

  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
    super.init()
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  final var isFlexible: Bool { systemItem == .flexibleSpace }
  private final var isSpace: Bool { isFlexible || systemItem == .fixedSpace }

  /// What stands in the bar for the item; nothing does for a space.
  final var view: UIView? { isSpace ? nil : customView ?? button }

  final var widthInBar: CGFloat {
    if isSpace || width > 0 { return width }
    return customView?.bounds.size.width ?? button.intrinsicContentSize.width
  }

  private final func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        primaryAction?.run(for: self)
      }, for: .primaryActionTriggered)
    return button
  }

  override func itemDidChange() {
    guard let bar else { return }
    if let button = view as? UIButton, customView == nil {
      button.setTitle(title, for: .normal)
      button.isEnabled = isEnabled
    }
    bar.setNeedsLayout()
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add, .flexibleSpace, .fixedSpace: nil
    }
  }
}
