public import Foundation

/// The room in which a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  public override init() {}

  /// What lines leave free at both ends, in points.
  open var lineFragmentPadding: CGFloat = 5
}

extension UITextView {
  private final func layout(forWidth width: CGFloat) -> TextLayout {
    TextLayout(storedText, font: font ?? .standard, width: width - margins)
  }

  /// What no line can have of the view's width.
  private final var margins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// What the text needs, in the view's coordinates; never less than a line.
  final func size(forWidth width: CGFloat) -> CGSize {
    let layout = layout(forWidth: width)
    return CGSize(
      width: min(width, (layout.width(ofFirst: .max) + margins).roundedUpToPixel),
      height: (layout.height(ofFirst: .max) + textContainerInset.top + textContainerInset.bottom)
        .roundedUpToPixel)
  }

  /// The content is as wide as the view and as high as the text, unless someone has said otherwise since the text last
  /// changed.
  final func resizeContent() {
    guard contentSize == sizeOfText else { return }
    let width = storedBounds.size.width
    let size = CGSize(width: width, height: size(forWidth: width).height)
    guard size != sizeOfText else { return }
    sizeOfText = size
    contentSize = size
  }

  final func textDidChange() {
    givenCaretRect = nil
    sizeOfText = contentSize
    resizeContent()
    invalidateIntrinsicContentSize()
    Headless.hierarchyDidChange()
  }

  final func caret(at offset: Int) -> CGRect {
    let caret = layout(forWidth: storedBounds.size.width).caret(at: offset)
    return caret.offsetBy(
      dx: textContainerInset.left + textContainer.lineFragmentPadding, dy: textContainerInset.top)
  }

  final func offset(nearest point: CGPoint) -> Int {
    let start = CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    return layout(forWidth: storedBounds.size.width)
      .offset(nearest: CGPoint(x: point.x - start.x, y: point.y - start.y))
  }
}
