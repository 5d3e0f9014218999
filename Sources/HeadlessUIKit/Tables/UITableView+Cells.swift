public import Foundation

extension UITableView {
  /// Has cells made of a class when none waits to be shown again; nil undoes that.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if let cellClass, !(cellClass is UITableViewCell.Type) {
      Headless.diagnose("\(cellClass) was registered for cells and is no class of cells")
    }
    reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
      Headless.diagnose("\(aClass) was registered for headers and footers and is no class of them")
    }
    reuse.edgeClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Nil where no cell waits and no class is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.takeCell(identifier)
  }

  /// A class must be registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reuse.takeCell(identifier) { return cell }
    Headless.diagnose(
      "a cell was dequeued with the identifier \(identifier), for which no class is registered")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.takeEdge(identifier)
  }

  /// The cells in sight as of the last layout pass, from top to bottom.
  public final var visibleCells: [UITableViewCell] { rowsInSight.compactMap(\.cell) }

  /// Where the visible cells are.
  public final var indexPathsForVisibleRows: [IndexPath]? { rowsInSight.compactMap(\.path) }

  /// Nil for a row out of sight.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rowsInSight.first { $0.path == indexPath }?.cell
  }

  /// Nil for a cell that the table does not hold.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.path
  }

  /// Nil for a section whose header is out of sight, or a plain view of the delegate.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.first { $0.item == .header(section) }?.view as? UITableViewHeaderFooterView
  }

  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.first { $0.item == .footer(section) }?.view as? UITableViewHeaderFooterView
  }

  /// Without cells that are kept for the focus in them alone.
  private final var rowsInSight: [ShownItem] {
    shown
      .filter { $0.path != nil && $0.view.frame.intersects(storedBounds) }
      .sorted { $0.view.frame.minY < $1.view.frame.minY }
  }
}

extension UITableView {
  /// Makes the view of an item and puts it in its place.
  final func show(_ item: TableItem) {
    switch item {
    case .row(let path): showCell(at: path)
    case .header(let section):
      guard let view = edgeView(of: item, in: section) else { return }
      shown.append(ShownItem(item: item, view: view))
      addSubview(view)
    case .footer(let section):
      guard let view = edgeView(of: item, in: section) else { return }
      shown.append(ShownItem(item: item, view: view))
      addSubview(view)
    }
  }

  private final func showCell(at path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    guard measured?.contains(path) ?? false else { return }
    // A data source that gives the same cell twice has it moved.
    shown.removeAll { $0.view === cell }
    shown.append(ShownItem(item: .row(path), view: cell))
    cell.frame = rectForRow(at: path)
    cell.setSelected(selection.contains(path), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: 0)
  }

  /// The delegate's view, or the data source's title in a view of the table's own.
  private final func edgeView(of item: TableItem, in section: Int) -> UIView? {
    let isHeader = item == .header(section)
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Takes views away, and keeps them to be shown again. The focus in them goes with them.
  ///
  /// A cell out of sight that holds the focus is not among those that the layout retires, so that the keyboard stays
  /// while its field scrolls away: UIKit keeps it too, for which the header UITableView.h had `_firstResponderCell`
  /// beside the queue of reusable cells.
  final func retire(where isMeant: (ShownItem) -> Bool) {
    let retired = shown.filter(isMeant)
    guard !retired.isEmpty else { return }
    shown.removeAll(where: isMeant)
    for item in retired {
      item.view.removeFromSuperview()
      reuse.add(item.view)
      if let cell = item.cell, let path = item.path {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
  }
}
