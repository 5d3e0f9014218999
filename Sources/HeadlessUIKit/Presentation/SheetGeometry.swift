import Foundation

/// Where a presented view lies in what it covers.
///
/// The figures are iOS 13's and later. A form sheet is 540 by 620, unless the controller prefers another size. A page
/// sheet is as wide as readable text, 672, and a margin of 16 on either side. How much a page sheet leaves free
/// above and below on a pad, and that a sheet on a phone begins 10 under the status bar, is read off pictures.
struct SheetGeometry {
  let style: UIModalPresentationStyle
  let idiom: UIUserInterfaceIdiom
  let space: CGSize
  let safeArea: UIEdgeInsets
  let preferredSize: CGSize

  var frame: CGRect {
    switch style {
    case .formSheet, .popover: isNarrow ? cardFrame : centred(formSize)
    case .pageSheet, .automatic: isNarrow ? cardFrame : centred(pageSize)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      CGRect(origin: .zero, size: space)
    }
  }

  /// Phones, and pads' windows of compact width: those in a split are at most 639 wide, or at least 678.
  private var isNarrow: Bool { idiom != .pad || space.width < 640 }

  /// On a phone that lies on its side sheets take the whole height.
  private var cardFrame: CGRect {
    let isLying = idiom != .pad && space.width > space.height
    let top = isLying ? 0 : min(safeArea.top + 10, space.height)
    return CGRect(x: 0, y: top, width: space.width, height: space.height - top)
  }

  private var formSize: CGSize {
    preferredSize == .zero ? CGSize(width: 540, height: 620) : preferredSize
  }

  private var pageSize: CGSize {
    let gap = max(safeArea.top, safeArea.bottom, 20)
    return CGSize(width: 704, height: space.height - 2 * gap)
  }

  /// In the middle, and no larger than there is room.
  private func centred(_ size: CGSize) -> CGRect {
    let width = min(size.width, space.width)
    let height = min(max(size.height, 0), space.height)
    return CGRect(
      x: (space.width - width) / 2, y: (space.height - height) / 2, width: width, height: height)
  }
}
