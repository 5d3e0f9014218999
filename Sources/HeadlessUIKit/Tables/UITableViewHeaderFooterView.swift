public import Foundation

/// A view for the header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public final let contentView = UIView()
  public final let reuseIdentifier: String?
  private final var label: UILabel?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What tables make registered views with: see `UITableViewCell`.
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// A label inside margins of 16 points, made when it is asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    label = made
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  /// Runs before the view is shown for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = storedBounds
    label?.frame = CGRect(x: 16, y: 0, width: max(0, storedBounds.width - 32), height: storedBounds.height)
  }
}
