public import Foundation

/// A view as large as its text, which touches pass by.
///
/// Sizes are rounded up to pixels of half a point.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private final var storedAttributedText: NSAttributedString?

  open var text: String? {
    didSet {
      storedAttributedText = nil
      if text != oldValue { textDidChange() }
    }
  }

  /// The whole text is measured in the font of its beginning, or the label's.
  open var attributedText: NSAttributedString? {
    get {
      storedAttributedText ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {
      text = newValue?.string
      storedAttributedText = newValue
      textDidChange()
    }
  }

  open var font: UIFont! = .standard {
    didSet {
      if font == nil { font = .standard }
      textDidChange()
    }
  }

  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment = NSTextAlignment.natural
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  /// The user's text size is always the same here.
  open var adjustsFontForContentSizeCategory = false

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// No more lines than this are shown; zero is no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Where lines break while constraints decide how large the label is, in points; zero leaves it to them.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// The width that constraints gave to a label of several lines.
  private final var constrainedWidth: CGFloat?

  private final func textDidChange() {
    constrainedWidth = nil
    invalidateIntrinsicContentSize()
  }

  /// A label of several lines without a preferred width wants to be as wide as its longest, and as high as it must
  /// be where constraints do not let it be so wide.
  open override var intrinsicContentSize: CGSize {
    if numberOfLines == 1 { return size(forWidth: .infinity) }
    if preferredMaxLayoutWidth > 0 { return size(forWidth: preferredMaxLayoutWidth) }
    var size = size(forWidth: .infinity)
    if let constrainedWidth, constrainedWidth < size.width {
      size.height = self.size(forWidth: constrainedWidth).height
    }
    return size
  }

  override func adapt(toWidth width: CGFloat) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, constrainedWidth != width else { return false }
    let old = intrinsicContentSize
    constrainedWidth = width
    return intrinsicContentSize != old
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The room that the text takes in bounds, which it begins at the top left.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = size(forWidth: bounds.size.width, lines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.size.width), height: min(size.height, bounds.size.height)))
  }

  private final func size(forWidth width: CGFloat, lines: Int? = nil) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let layout = TextLayout(
      text, font: storedAttributedText?.firstFont ?? font, width: width,
      breaksWords: lineBreakMode == .byCharWrapping)
    let limit = lines ?? numberOfLines
    let count = limit <= 0 ? Int.max : limit
    return CGSize(
      width: layout.width(ofFirst: count).roundedUpToPixel,
      height: layout.height(ofFirst: count).roundedUpToPixel)
  }
}
