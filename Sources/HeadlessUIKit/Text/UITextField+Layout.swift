import Foundation

extension UITextField {
  final var effectiveFont: UIFont { font ?? .standard }

  private final var isBordered: Bool { borderStyle == .roundedRect || borderStyle == .bezel }

  /// As wide as the text, or the placeholder, and the views at its sides; with 17 points 22 high, and 34 with a border.
  final var naturalSize: CGSize {
    let text = storedText.isEmpty ? placeholder ?? "" : storedText
    let width = TextLayout(text, font: effectiveFont).width(ofFirst: 1)
    let box = CGRect(x: 0, y: 0, width: 1000, height: 100)
    return CGSize(
      width: (width + 1000 - roomForText(in: box).size.width).roundedUpToPixel,
      height: effectiveFont.lineHeight.rounded(.up) + (isBordered ? 13 : 1))
  }

  /// What the border and the views at the sides leave.
  final func roomForText(in bounds: CGRect) -> CGRect {
    var left = bounds.minX + (isBordered ? 7 : 0)
    var right = bounds.maxX - (isBordered ? 7 : 0)
    if leftView != nil, shows(leftViewMode) { left = max(left, leftViewRect(forBounds: bounds).maxX) }
    if rightView != nil, shows(rightViewMode) {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton {
      right = min(right, clearButtonRect(forBounds: bounds).minX)
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  final var showsClearButton: Bool { hasText && shows(clearButtonMode) }

  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// A view at the side is in the field while it is shown.
  final func placeSideViews() {
    place(leftView, if: shows(leftViewMode)) { leftViewRect(forBounds: bounds) }
    place(rightView, if: shows(rightViewMode)) { rightViewRect(forBounds: bounds) }
  }

  private final func place(_ view: UIView?, if isShown: Bool, at rect: () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  final func caret(at offset: Int) -> CGRect {
    let room = editingRect(forBounds: storedBounds)
    let layout = TextLayout(storedText, font: effectiveFont)
    var caret = layout.caret(at: offset)
    caret.origin.x += startOfText(of: layout, in: room)
    caret.origin.y = room.midY - caret.size.height / 2
    return caret
  }

  private final func startOfText(of layout: TextLayout, in room: CGRect) -> CGFloat {
    let free = room.width - layout.width(ofFirst: 1)
    guard free > 0 else { return room.minX + (isEditing ? free : 0) }
    switch textAlignment {
    case .center: return room.minX + free / 2
    case .right: return room.minX + free
    case .left, .justified, .natural: return room.minX
    }
  }

  final func offset(nearest point: CGPoint) -> Int {
    let layout = TextLayout(storedText, font: effectiveFont)
    let start = startOfText(of: layout, in: editingRect(forBounds: storedBounds))
    return layout.offset(nearest: CGPoint(x: point.x - start, y: 0))
  }
}
