import Foundation

extension UITableView {
  /// Retires what has gone out of sight, asks for what has come into it, and puts everything in its place.
  ///
  /// The data source and the delegate may change the table meanwhile: what is left then waits for the next pass.
  final func layOutItems() {
    guard updateDepth == 0 else { return }
    let measure = measureIfDue()
    placeEdgeViews(around: measure)
    let wanted = itemsInSight(of: measure)
    retire { !wanted.contains($0.item) && $0.view.firstResponderInside == nil }
    for item in wanted where !shown.contains(where: { $0.item == item }) {
      show(item)
      guard measured != nil else { return }
    }
    placeItems()
  }

  final func placeItems() {
    for item in shown {
      item.view.frame = shownRect(of: item.item)
    }
  }

  private final func placeEdgeViews(around measure: TableMeasure) {
    let width = storedBounds.size.width
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: measure.top)
    }
    if let tableFooterView {
      let height = contentSize.height - measure.bottom
      tableFooterView.frame = CGRect(x: 0, y: measure.bottom, width: width, height: height)
    }
  }

  /// Rows first, so that headers and footers come to lie above them.
  private final func itemsInSight(of measure: TableMeasure) -> [TableItem] {
    let (start, end) = (storedBounds.minY, storedBounds.maxY)
    let rows = measure.rows(between: start, and: end).map(TableItem.row)
    let edges = measure.sections(between: start, and: end).flatMap { [TableItem.header($0), .footer($0)] }
    return rows
      + edges.filter { item in
        let rect = shownRect(of: item)
        return rect.size.height > 0 && rect.maxY > start && rect.minY < end
      }
  }

  /// Where an item is shown: in a plain table headers and footers stay inside what the insets leave, while their
  /// section reaches into it.
  private final func shownRect(of item: TableItem) -> CGRect {
    var rect = rect(of: item)
    guard style == .plain else { return rect }
    switch item {
    case .row: break
    case .header(let section):
      let floor = rectForFooter(inSection: section).minY - rect.size.height
      rect.origin.y = max(rect.minY, min(storedBounds.minY + adjustedContentInset.top, floor))
    case .footer(let section):
      let ceiling = rectForHeader(inSection: section).maxY
      let edge = storedBounds.maxY - adjustedContentInset.bottom - rect.size.height
      rect.origin.y = min(rect.minY, max(edge, ceiling))
    }
    return rect
  }

  final func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    forgetMeasure()
  }
}
