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
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let view { bar?.addSubview(view) }
      itemDidChange()
    }
  }
  private final let systemItem: SystemItem?
  private final lazy var button = makeButton()

  /// The bar that shows the item.
  final weak var bar: UIToolbar?

  /// The width of a fixed space; for anything else, zero lets it be as wide as it likes.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { itemDidChange() } }
  }

  open var style = Style.plain
  open var tintColor: UIColor?

  /// What a tap on the item does, before anything that a target is asked for.
  open var primaryAction: UIAction?

  /// Whose method a tap calls; nobody means the first along the responder chain that has it. It is not kept alive.
  open weak var target: AnyObject?
  open var action: Selector?

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

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    setTarget(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
  }

  private final func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
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
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        self?.wasTapped()
      }, for: .primaryActionTriggered)
    return button
  }

  private final func wasTapped() {
    if let primaryAction { return primaryAction.run(for: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
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
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
