public import Foundation

/// A row's view, whose content the table makes as wide as itself.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public final let contentView = UIView()
  public final let reuseIdentifier: String?
  private final let style: CellStyle
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addContent()
  }

  /// What tables make registered cells with, by way of the initializer with a style.
  ///
  /// Without Objective-C a class that is only known at run time can be made by a required initializer alone. Cells
  /// inherit it, unless they have initializers of their own and do not override the one with a style: UIKit would
  /// make no registered cells of those either, and here they have to override it too.
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private final func addContent() {
    contentView.frame = storedBounds
    addSubview(contentView)
  }

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none

  /// A view at the trailing edge, beside the content.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// A label over the width of the content, made when it is asked for.
  open var textLabel: UILabel? { mainLabel }
  private final lazy var mainLabel = makeLabel()

  /// A second label, in the styles that have one.
  open var detailTextLabel: UILabel? { style == .default ? nil : secondLabel }
  private final lazy var secondLabel = makeLabel()
  private final var labels: [UILabel] = []

  private final func makeLabel() -> UILabel {
    let label = UILabel()
    labels.append(label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
  }

  /// Runs before the cell is shown for another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  /// Labels lie beside or below one another inside margins of 16 points; UIKit's places depend on the fonts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var content = storedBounds
    if let accessoryView {
      let size = accessoryView.storedBounds.size
      content.size.width = max(0, content.width - size.width - 16)
      let middle = (storedBounds.height - size.height) / 2
      accessoryView.frame = CGRect(origin: CGPoint(x: content.maxX, y: middle), size: size)
    }
    contentView.frame = content
    placeLabels(in: CGRect(x: 16, y: 0, width: max(0, content.width - 32), height: content.height))
  }

  private final func placeLabels(in space: CGRect) {
    guard !labels.isEmpty else { return }
    var place = space
    let isStacked = style == .subtitle
    if detailTextLabel != nil, isStacked { place.size.height /= 2 }
    if detailTextLabel != nil, !isStacked { place.size.width /= 2 }
    if labels.contains(where: { $0 === textLabel }) { mainLabel.frame = place }
    guard style != .default else { return }
    place.origin = isStacked ? CGPoint(x: place.minX, y: place.maxY) : CGPoint(x: place.maxX, y: place.minY)
    detailTextLabel?.frame = place
  }
}
