import Foundation

/// Where a presented view lies in what it covers.
///
/// The figures are iOS 13's and later. A form sheet is 540 by 620, unless the controller prefers another size. A page
/// sheet is as wide as readable text, 672, and a margin of 16 on either side. How much a page sheet leaves free
/// above and below on a pad, and that a sheet on a phone begins 10 under the status bar, is read off pictures.
struct SheetGeometry {
  /// At which heights a card can rest, measured from the bottom's safe area.
  struct Heights {
    let smallest: CGFloat
    let selected: CGFloat
  }

  let style: UIModalPresentationStyle
  let idiom: UIUserInterfaceIdiom
  let space: CGSize
  let safeArea: UIEdgeInsets
  let preferredSize: CGSize

  /// The docked keyboard that the sheet gives way to, in the same coordinates.
  var keyboard: CGRect?

  /// The heights of a card, given the largest that it can have.
  var heights: (CGFloat) -> Heights = { Heights(smallest: $0, selected: $0) }

  var frame: CGRect {
    switch style {
    case .formSheet, .popover: isNarrow ? cardFrame : clear(centred(formSize))
    case .pageSheet, .automatic: isNarrow ? cardFrame : clear(centred(pageSize))
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      CGRect(origin: .zero, size: space)
    }
  }

  /// Phones, and pads' windows of compact width.
  private var isNarrow: Bool { idiom != .pad || SizeClasses(of: space, on: idiom).horizontal == .compact }

  /// A keyboard raises a card that is not as high as it can be: from its smallest height by what the keyboard covers
  /// of the highest card, and no further than that (A6). So most cards of medium height become large ones.
  private var cardFrame: CGRect {
    let highest = highestCard
    let maximum = highest.height - safeArea.bottom
    guard highest.minY > 0, maximum > 0 else { return highest }
    let heights = heights(maximum)
    var height = min(heights.selected, maximum)
    if let covered = keyboard?.intersection(highest), !covered.isEmpty {
      height = max(height, min(heights.smallest + covered.height, maximum))
    }
    height += safeArea.bottom
    return CGRect(x: 0, y: space.height - height, width: space.width, height: height)
  }

  /// On a phone that lies on its side sheets take the whole height.
  private var highestCard: CGRect {
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

  /// As far up as the keyboard covers, but not under the status bar. That these sheets give way is reported by many
  /// (A6); how far, where there is not enough room, is not.
  private func clear(_ frame: CGRect) -> CGRect {
    guard let keyboard, keyboard.intersects(frame) else { return frame }
    let highest = min(frame.minY, max(safeArea.top, 20))
    return frame.offsetBy(dx: 0, dy: max(highest, frame.minY + keyboard.minY - frame.maxY) - frame.minY)
  }
}
