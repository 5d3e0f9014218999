import Foundation

/// What an alert shows: texts, fields and buttons, one below another; two buttons side by side.
///
/// An alert is 270 wide with buttons 44 high; the other figures are stand-ins of about the right size.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private var texts: [UILabel] = []
  private var buttons: [UIButton] = []

  static let width: CGFloat = 270
  private static let buttonHeight: CGFloat = 44
  private static let lineHeight: CGFloat = 24
  private static let fieldHeight: CGFloat = 30
  private static let padding: CGFloat = 16

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the content anew; fields stay the same, so that a first responder does.
  func rebuild() {
    guard let alert else { return }
    for view in texts + buttons { view.removeFromSuperview() }
    texts = [alert.title, alert.message].compactMap { text in
      text.map {
        let label = UILabel(frame: .zero)
        label.text = $0
        return label
      }
    }
    buttons = Self.ordered(alert.actions).map(Self.button)
    for view in texts + buttons { addSubview(view) }
    for field in alert.textFields ?? [] where field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  /// The way out is the left one of two, and otherwise the last.
  private static func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancelling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 ? cancelling + others : others + cancelling
  }

  private static func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: action.title ?? "") { [weak action] _ in
        if let action { Headless.choose(action) }
      })
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  var height: CGFloat {
    let fields = CGFloat(alert?.textFields?.count ?? 0)
    let rows = buttons.count == 2 ? 1 : CGFloat(buttons.count)
    return 2 * Self.padding + CGFloat(texts.count) * Self.lineHeight + fields * Self.fieldHeight
      + rows * Self.buttonHeight
  }

  override func layoutSubviews() {
    var top = Self.padding
    let inner = bounds.insetBy(dx: Self.padding, dy: 0)
    for (view, height) in texts.map({ ($0 as UIView, Self.lineHeight) })
      + (alert?.textFields ?? []).map({ ($0 as UIView, Self.fieldHeight) })
    {
      view.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: height)
      top += height
    }
    layOutButtons(from: top + Self.padding)
  }

  private func layOutButtons(from top: CGFloat) {
    let isRow = buttons.count == 2
    let width = isRow ? bounds.width / 2 : bounds.width
    for (number, button) in buttons.enumerated() {
      let place = CGFloat(number)
      button.frame = CGRect(
        x: isRow ? place * width : 0, y: top + (isRow ? 0 : place * Self.buttonHeight),
        width: width, height: Self.buttonHeight)
    }
  }
}

extension UIAlertController {
  /// An alert is in the middle of what the keyboard leaves; an action sheet on a phone is at the bottom.
  final func frame(in space: CGSize, safeArea: UIEdgeInsets, keyboard: CGRect?) -> CGRect {
    let height = (loadedView as? AlertView)?.height ?? 0
    if preferredStyle == .actionSheet, modalPresentationStyle != .popover {
      let bottom = space.height - max(safeArea.bottom, 8)
      return CGRect(x: 8, y: bottom - height, width: space.width - 16, height: height)
    }
    let bottom = keyboard.map { min($0.minY, space.height) } ?? space.height
    return CGRect(
      x: (space.width - AlertView.width) / 2, y: max(safeArea.top, (bottom - height) / 2),
      width: AlertView.width, height: height)
  }
}
