public import Foundation

extension UITableView {
  /// How sections look: in a plain table, headers and footers stay in sight while their section is.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row comes to lie when the table scrolls to it; `none` is where the table scrolls least.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go. Nothing is drawn, so all are alike.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A height that the table decides: see `rowHeight` and `sectionHeaderHeight`.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
