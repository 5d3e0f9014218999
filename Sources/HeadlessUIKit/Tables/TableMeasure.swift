import Foundation

/// What a table shows a view for.
enum TableItem: Hashable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)
}

/// Where everything in a table lies, from top to bottom: measured once, when the table loads.
struct TableMeasure {
  struct Section {
    let top: CGFloat
    let headerHeight: CGFloat
    /// Where each row begins, and at the end where the last one ends.
    let rowTops: [CGFloat]
    let footerHeight: CGFloat

    var rowCount: Int { rowTops.count - 1 }
    var rowsEnd: CGFloat { rowTops[rowTops.count - 1] }
    var bottom: CGFloat { rowsEnd + footerHeight }
  }

  private(set) var sections: [Section] = []
  /// Where the table's own header ends.
  let top: CGFloat

  init(top: CGFloat) {
    self.top = top
  }

  var bottom: CGFloat { sections.last?.bottom ?? top }
  var rowCounts: [Int] { sections.map(\.rowCount) }

  mutating func add(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    let top = bottom
    var tops = [top + header]
    for row in rows {
      tops.append(tops[tops.count - 1] + row)
    }
    sections.append(Section(top: top, headerHeight: header, rowTops: tops, footerHeight: footer))
  }

  func contains(_ path: IndexPath) -> Bool {
    guard path.count == 2, sections.indices.contains(path.section) else { return false }
    return path.row >= 0 && path.row < sections[path.section].rowCount
  }

  /// Top and height; nil for what is not there.
  func span(of item: TableItem) -> (top: CGFloat, height: CGFloat)? {
    switch item {
    case .header(let index):
      guard sections.indices.contains(index) else { return nil }
      return (sections[index].top, sections[index].headerHeight)
    case .footer(let index):
      guard sections.indices.contains(index) else { return nil }
      return (sections[index].rowsEnd, sections[index].footerHeight)
    case .row(let path):
      guard contains(path) else { return nil }
      let tops = sections[path.section].rowTops
      return (tops[path.row], tops[path.row + 1] - tops[path.row])
    }
  }

  /// The sections of which anything lies between two heights.
  func sections(between start: CGFloat, and end: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].bottom > start && sections[$0].top < end }
  }

  /// The rows of which anything lies between two heights, in order.
  func rows(between start: CGFloat, and end: CGFloat) -> [IndexPath] {
    sections(between: start, and: end).flatMap { index in
      let tops = sections[index].rowTops
      return (0..<sections[index].rowCount)
        .filter { tops[$0 + 1] > start && tops[$0] < end && tops[$0 + 1] > tops[$0] }
        .map { IndexPath(row: $0, section: index) }
    }
  }
}
