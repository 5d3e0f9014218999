public import Foundation

/// A control with a title that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public final private(set) var buttonType = ButtonType.custom
  private final var titles: [UInt: String] = [:]
  private final var images: [UInt: UIImage] = [:]
  private final var titleColors: [UInt: UIColor] = [:]
  private final var label: UILabel?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button that runs an action and bears its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private final func adopt(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  /// Its title and its image stand in for those that were set.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  /// Only the characters are kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }

  public final var currentTitle: String? { configuration?.title ?? title(for: state) }
  public final var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  public final var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Made when it is first asked for, and then a subview.
  open var titleLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = standardFont
    made.text = currentTitle
    label = made
    addSubview(made)
    return made
  }

  private final var standardFont: UIFont {
    .systemFont(ofSize: configuration != nil ? 17 : buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  private final func contentDidChange() {
    label?.text = currentTitle
    invalidateIntrinsicContentSize()
    if label != nil { setNeedsLayout() }
  }

  /// The image, the title beside it, and some room: with one line of a system button's title 30 high, of a custom one's
  /// 34. Never narrower than 30.
  open override var intrinsicContentSize: CGSize {
    let text = TextLayout(currentTitle ?? "", font: label?.font ?? standardFont)
    let image = currentImage?.size ?? .zero
    let padding =
      configuration == nil ? contentEdgeInsets : UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return CGSize(
      width: max(30, text.width(ofFirst: .max).roundedUpToPixel + image.width + padding.left + padding.right),
      height: max(text.height(ofFirst: .max).rounded(.up), image.height) + 12 + padding.top + padding.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label else { return }
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }
  override var claimsTaps: Bool { true }
}

extension UIButton {
  /// What a button shows and how: of this only the title and the image make a difference here.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var imagePadding: CGFloat = 0

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
